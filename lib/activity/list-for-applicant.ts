import 'server-only'
import { desc, eq } from 'drizzle-orm'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import type { ActivityItem } from './contract'
import { normalEmail } from './normal-email'

const atMost = 50

/** What this desk did with an applicant, the latest 50 things first. */
export async function listForApplicant(email: string): Promise<ActivityItem[]> {
  const rows = await store()
    .select({
      id: activity.id,
      at: activity.at,
      who: activity.personName,
      kind: activity.kind,
      subject: activity.subject,
      verdict: activity.verdict,
    })
    .from(activity)
    .where(eq(activity.applicantEmail, normalEmail(email)))
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(atMost)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
