import 'server-only'
import { and, desc, eq, inArray, like, not, or, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { asSavedForm } from '../forms/saved-form'
import { type Store, store } from '../store/connection'
import { drafts } from '../store/schema'
import { sanitizeJson } from '../text/sanitize'
import type { Draft, DraftForm, draftForms, ListedDraft, SaveDraft, SavedDraft } from './contract'
import { draftFormSchema, keptFormSchema } from './input'

/** A person's draft of a form; null if there is none. */
export async function readDraft({ id }: Pick<Person, 'id'>, form: DraftForm): Promise<Draft | null> {
  const [found] = await store()
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, id), eq(drafts.form, form)))
  const kept = keptFormSchema.safeParse(found?.values)
  if (!found || !kept.success) return null
  return { dispatchId: found.dispatchId, kept: asSavedForm(kept.data), savedAt: found.updatedAt.toISOString() }
}

/** The maximum number listed: more than anyone keeps track of. */
const maxListed = 20

/** A person's drafts of a form, including additional ones, latest first. */
export async function listDrafts(
  { id }: Pick<Person, 'id'>,
  form: (typeof draftForms)[number],
): Promise<ListedDraft[]> {
  const found = await store()
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, id), or(eq(drafts.form, form), like(drafts.form, `${form}-%`))))
    .orderBy(desc(drafts.updatedAt))
    .limit(maxListed)
  return found.flatMap((row) => {
    const form = draftFormSchema.safeParse(row.form)
    const kept = keptFormSchema.safeParse(row.values)
    if (!form.success || !kept.success) return []
    return [{ form: form.data, values: kept.data.body, savedAt: row.updatedAt.toISOString() }]
  })
}

/**
 * Saves what a person typed into a form. One draft per form: if another tab began it, its dispatch id stays and is
 * returned, so that submitting from both tabs submits once.
 */
export async function saveDraft(
  { id: userId }: Pick<Person, 'id'>,
  form: DraftForm,
  { dispatchId, replaces, kept }: SaveDraft,
): Promise<SavedDraft> {
  if (kept === null) {
    const gone = replaces === null ? [dispatchId] : [dispatchId, replaces]
    const own = and(eq(drafts.userId, userId), eq(drafts.form, form), inArray(drafts.dispatchId, gone))
    // The same id may be typed into again, or be brought back: it must stay held, as it may already have been sent.
    const isHeld = sql`(${drafts.dispatchId} = ${dispatchId} and ${drafts.heldBy} is not null)`
    await store().update(drafts).set({ values: emptied }).where(and(own, isHeld))
    await store()
      .delete(drafts)
      .where(and(own, not(isHeld)))
    return { dispatchId, savedAt: null }
  }
  const values = sanitizeJson(kept)
  // An emptied draft leaves nothing that another tab could have begun.
  const isReplaced = sql`(${drafts.dispatchId} = ${replaces} or ${drafts.values} = ${JSON.stringify(emptied)}::jsonb)`
  const [saved] = await store()
    .insert(drafts)
    .values({ userId, form, dispatchId, values, updatedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.form],
      set: {
        values,
        updatedAt: sql`clock_timestamp()`,
        dispatchId: sql`case when ${isReplaced} then excluded.dispatch_id else ${drafts.dispatchId} end`,
        // A dispatch that replaces an earlier one was begun after the store went back.
        heldBy: sql`case when ${isReplaced} and ${drafts.dispatchId} <> excluded.dispatch_id then null else ${drafts.heldBy} end`,
      },
    })
    .returning({ dispatchId: drafts.dispatchId, updatedAt: drafts.updatedAt })
  if (!saved) throw new Error('A draft was neither added nor changed')
  return { dispatchId: saved.dispatchId, savedAt: saved.updatedAt.toISOString() }
}

/** No form that `readDraft` would return, in this release and the one before. */
const emptied = {}

/** Deletes this person's draft of the dispatch, which is at the partner now. */
export async function clearDraft(tx: Store, dispatchId: string, personId: string): Promise<void> {
  await tx.delete(drafts).where(and(eq(drafts.dispatchId, dispatchId), eq(drafts.userId, personId)))
}
