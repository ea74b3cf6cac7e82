import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import type { Author } from './contract'

/** Puts verdicts of the person's own away: they are not followed any more. What has no verdict yet stays. */
export async function dismiss(ids: string[], person: Pick<Author, 'id'>): Promise<void> {
  await store()
    .update(dispatches)
    .set({ seenAt: sql`now()` })
    .where(
      and(
        inArray(dispatches.id, ids),
        eq(dispatches.personId, person.id),
        sql`settled_at is not null and seen_at is null`,
      ),
    )
}
