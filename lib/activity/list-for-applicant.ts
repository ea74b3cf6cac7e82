import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { dispatchSubject } from '../dispatch/subject-in-words'
import { store } from '../store/connection'
import { activity, dispatches } from '../store/schema'
import { normalizeEmail } from '../text/normalize-email'
import { markHeld, storedFacts } from './activity-sql'
import type { ActivityItem, Masking } from './contract'
import { maskAll } from './mask-emails'
import type { StoredFacts } from './stored-facts'
import { storedOutcome } from './to-activity-row'

const atMost = 50

/** Lists what this desk did with the applicant with this e-mail address: the latest 50 actions. Masked for viewers. */
export async function listForApplicant(email: string, { isMasked }: Masking): Promise<ActivityItem[]> {
  const applicantEmail = normalizeEmail(email)
  const written = store()
    .select({
      id: activity.id,
      at: activity.at,
      who: activity.personName,
      kind: activity.kind,
      subject: activity.subject,
      jobId: sql<string | null>`details ->> 'jobId'`.as('job_id'),
      outcome: sql<string | null>`outcome`.as('outcome'),
      facts: sql<StoredFacts | null>`null::jsonb`.as('facts'),
    })
    .from(activity)
    .where(eq(activity.applicantEmail, applicantEmail))
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(atMost)
  const writes = store()
    .select({
      id: dispatches.id,
      at: dispatches.createdAt,
      who: dispatches.personName,
      kind: dispatches.kind,
      subject: dispatches.subject,
      jobId: sql<string | null>`job_id`.as('job_id'),
      outcome: sql<string | null>`null::text`.as('outcome'),
      facts: storedFacts.as('facts'),
    })
    .from(dispatches)
    .where(eq(dispatches.applicantEmail, applicantEmail))
    .orderBy(desc(dispatches.createdAt), desc(dispatches.id))
    .limit(atMost)
  const rows = await unionAll(written, writes).orderBy(sql`2 desc`, sql`1 desc`).limit(atMost)
  const items = (await markHeld(rows)).map(({ at, outcome, facts, jobId, ...row }) => ({
    ...row,
    subject: dispatchSubject({ ...row, jobId }),
    at: at.toISOString(),
    outcome: outcome ?? (facts ? storedOutcome(facts) : ''),
    runId: facts?.groupId ?? null,
  }))
  return isMasked ? maskAll(items) : items
}
