import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { applicantLooks } from '../store/index-tables'

/** After this long without a look, the next one begins a new visit. */
const visitEndsAfter = sql`interval '30 minutes'`

const { lookedAt, newSince } = applicantLooks
/** When the user's previous visit ended, if they look now. */
const newSinceNow = sql<Date>`case when ${lookedAt} < now() - ${visitEndsAfter} then ${lookedAt} else ${newSince} end`

/**
 * Records that a user looks at the applicants now. Applicants that appeared after `newSince`, the end of the previous
 * visit, count as new throughout this visit; at a user's first look none do.
 */
export async function recordVisit(userId: string): Promise<{ newSince: Date }> {
  const [row] = await store()
    .insert(applicantLooks)
    .values({ userId, lookedAt: sql`now()`, newSince: sql`now()` })
    .onConflictDoUpdate({
      target: applicantLooks.userId,
      set: { lookedAt: sql`now()`, newSince: newSinceNow },
    })
    .returning({ newSince: applicantLooks.newSince })
  if (!row) throw new Error('An insert with a conflict clause that updates returns its row')
  return row
}

/** Returns what would be new if the user looked now, without counting as a look; null for a user who never looked. */
export async function readLastVisit(userId: string): Promise<{ newSince: Date } | null> {
  const [row] = await store()
    .select({ newSince: newSinceNow.mapWith(applicantLooks.newSince) })
    .from(applicantLooks)
    .where(eq(applicantLooks.userId, userId))
  return row ?? null
}
