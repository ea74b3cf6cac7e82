import 'server-only'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'

/** An application that succeeded is listed within a day, also where the partner had queued it. */
const listedWithin = sql`interval '1 day'`

/** How many of those who appeared after `since` are applications that this desk sent, by person, job and time. */
export async function countSentHere(indexId: number, since: Date): Promise<number> {
  const { indexId: index, email, jobId, isNewcomer, firstSeenAt } = indexedApplicants
  const isSentHere = sql`exists (select from dispatches sent where sent.kind = 'submit-application'
    and sent.state = 'succeeded' and sent.result ->> 'outcome' <> 'already-applied'
    and sent.applicant_email = ${email} and sent.job_id = ${jobId}
    and sent.sent_at between ${firstSeenAt} - ${listedWithin} and ${firstSeenAt})`
  const [row] = await store()
    .select({ sentHere: count() })
    .from(indexedApplicants)
    .where(and(eq(index, indexId), eq(isNewcomer, true), gt(firstSeenAt, since), isSentHere))
  return row?.sentHere ?? 0
}
