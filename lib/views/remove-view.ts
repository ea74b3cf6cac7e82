import 'server-only'
import { and, eq } from 'drizzle-orm'
import { store } from '../store/connection'
import { savedViews } from '../store/schema'

/** Forgets a view of this person's own; nothing happens to anybody else's, or to one that is gone. */
export async function removeView(personId: string, viewId: string): Promise<void> {
  await store()
    .delete(savedViews)
    .where(and(eq(savedViews.id, viewId), eq(savedViews.userId, personId)))
}
