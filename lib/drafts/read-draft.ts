import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { asSavedForm } from '../forms/saved-form'
import { store } from '../store/connection'
import { drafts } from '../store/schema'
import type { Draft, DraftForm } from './contract'
import { keptFormSchema } from './input'

/** A person's draft of a form; null where there is none. */
export async function readDraft({ id }: Pick<Person, 'id'>, form: DraftForm): Promise<Draft | null> {
  const [found] = await store()
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, id), eq(drafts.form, form)))
  const kept = keptFormSchema.safeParse(found?.values)
  if (!found || !kept.success) return null
  return { dispatchId: found.dispatchId, kept: asSavedForm(kept.data), savedAt: found.updatedAt.toISOString() }
}
