import 'server-only'
import { and, eq } from 'drizzle-orm'
import { store } from '../store/connection'
import { savedViews } from '../store/schema'

/** Deletes one of this person's views; does nothing when it does not exist or is somebody else's. */
export async function removeView(personId: string, viewId: string): Promise<void> {
  await store()
    .delete(savedViews)
    .where(and(eq(savedViews.id, viewId), eq(savedViews.userId, personId)))
}
