import 'server-only'
import { eq } from 'drizzle-orm'
import type { Store } from '../store/connection'
import { drafts } from '../store/schema'

/** What was a draft of this dispatch is none any more: it is at the partner. */
export async function clearDraft(inside: Store, dispatchId: string): Promise<void> {
  await inside.delete(drafts).where(eq(drafts.dispatchId, dispatchId))
}
