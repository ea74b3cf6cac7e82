import 'server-only'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'

/** A successful application appears in the list within a day, even if the partner had queued it. */
const listedWithin = sql`interval '1 day'`

const hasSucceeded = sql`sent.state = 'succeeded' and sent.result ->> 'outcome' <> 'already-applied'`
const isUnconfirmed = sql`sent.state not in ('succeeded', 'refused') and sent.may_have_succeeded`

/**
 * Counts how many of those who appeared after `since` are applications sent by this desk, matched by person, job and
 * time: `sentHere` those known to have arrived, `unconfirmed` others that may have.
 */
export async function countSentHere(indexId: number, since: Date): Promise<{ sentHere: number; unconfirmed: number }> {
  const { indexId: index, email, jobId, isNewcomer, firstSeenAt } = indexedApplicants
  const isFrom = (outcome: SQL) => sql`exists (select from dispatches sent where sent.kind = 'submit-application'
    and ${outcome} and sent.applicant_email = ${email} and sent.job_id = ${jobId}
    and sent.sent_at between ${firstSeenAt} - ${listedWithin} and ${firstSeenAt})`
  const [row] = await store()
    .select({
      sentHere: sql<number>`(count(*) filter (where ${isFrom(hasSucceeded)}))::int`,
      unconfirmed: sql<number>`(count(*) filter (where ${isFrom(isUnconfirmed)} and not ${isFrom(hasSucceeded)}))::int`,
    })
    .from(indexedApplicants)
    .where(and(eq(index, indexId), eq(isNewcomer, true), gt(firstSeenAt, since)))
  return row ?? { sentHere: 0, unconfirmed: 0 }
}
