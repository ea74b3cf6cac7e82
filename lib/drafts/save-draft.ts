import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { store } from '../store/connection'
import { drafts } from '../store/schema'
import { sanitizeJson } from '../text/sanitize'
import type { DraftForm, SaveDraft, SavedDraft } from './contract'

/**
 * Saves what a person typed into a form. One draft per form: when another tab began it, its dispatch id stays and is
 * returned, so that submitting from both tabs submits once.
 */
export async function saveDraft(
  { id: userId }: Pick<Person, 'id'>,
  form: DraftForm,
  { dispatchId, replaces, kept }: SaveDraft,
): Promise<SavedDraft> {
  if (kept === null) {
    const gone = replaces === null ? [dispatchId] : [dispatchId, replaces]
    await store()
      .delete(drafts)
      .where(and(eq(drafts.userId, userId), eq(drafts.form, form), inArray(drafts.dispatchId, gone)))
    return { dispatchId, savedAt: null }
  }
  const values = sanitizeJson(kept)
  const [saved] = await store()
    .insert(drafts)
    .values({ userId, form, dispatchId, values, updatedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.form],
      set: {
        values,
        updatedAt: sql`clock_timestamp()`,
        dispatchId: sql`case when ${drafts.dispatchId} = ${replaces} then excluded.dispatch_id else ${drafts.dispatchId} end`,
        // Another dispatch was not begun before the store went back.
        heldBy: sql`case when ${drafts.dispatchId} = ${replaces} then null else ${drafts.heldBy} end`,
      },
    })
    .returning({ dispatchId: drafts.dispatchId, updatedAt: drafts.updatedAt })
  if (!saved) throw new Error('A draft was neither added nor changed')
  return { dispatchId: saved.dispatchId, savedAt: saved.updatedAt.toISOString() }
}
