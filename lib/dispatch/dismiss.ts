import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import type { Author } from './contract'
import { isEndedRow } from './transitions'

/** Dismisses the person's own outcomes: they are no longer followed. Dispatches without an outcome stay. */
export async function dismiss(ids: string[], person: Pick<Author, 'id'>): Promise<void> {
  await store()
    .update(dispatches)
    .set({ dismissedAt: sql`now()` })
    .where(
      and(inArray(dispatches.id, ids), eq(dispatches.personId, person.id), sql`${isEndedRow} and dismissed_at is null`),
    )
}
