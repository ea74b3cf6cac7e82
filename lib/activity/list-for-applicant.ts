import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { store } from '../store/connection'
import { activity, dispatches } from '../store/schema'
import type { ActivityItem } from './contract'
import { normalEmail } from './normal-email'

const atMost = 50

/** What this desk did with the applicant of that e-mail address, the latest 50 things first. */
export async function listForApplicant(email: string): Promise<ActivityItem[]> {
  const applicantEmail = normalEmail(email)
  const events = store()
    .select({
      id: activity.id,
      at: activity.at,
      who: activity.personName,
      kind: activity.kind,
      subject: activity.subject,
      verdict: activity.verdict,
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
      kind: sql<string>`'easy-apply'`,
      subject: dispatches.subject,
      verdict: sql<string>`coalesce(done ->> 'outcome', state)`,
    })
    .from(dispatches)
    .where(eq(dispatches.applicantEmail, applicantEmail))
    .orderBy(desc(dispatches.createdAt), desc(dispatches.id))
    .limit(atMost)
  const rows = await unionAll(events, writes).orderBy(sql`2 desc`, sql`1 desc`).limit(atMost)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
