import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { applicantLooks } from '../store/index-tables'

/** After so long without a look the next one begins a new visit. */
const visitEndsAfter = sql`interval '30 minutes'`

const { lookedAt, newSince } = applicantLooks
/** The end of the visit before, for somebody who looks now. */
const newSinceNow = sql<Date>`case when ${lookedAt} < now() - ${visitEndsAfter} then ${lookedAt} else ${newSince} end`

/**
 * Notes that somebody looks at the applicants now. What appeared after `newSince`, the end of their visit before, is
 * new to them for the whole of this visit; at their first look nothing is.
 */
export async function noteLook(userId: string): Promise<{ newSince: Date }> {
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

/** What would be new to them if they looked now, without counting as a look; null for somebody who never looked. */
export async function readLook(userId: string): Promise<{ newSince: Date } | null> {
  const [row] = await store()
    .select({ newSince: newSinceNow.mapWith(applicantLooks.newSince) })
    .from(applicantLooks)
    .where(eq(applicantLooks.userId, userId))
  return row ?? null
}
