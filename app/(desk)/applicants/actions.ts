'use server'

import { z } from 'zod'
import { viewsWords } from '@/components/applicants/views/words'
import { requireRole } from '@/lib/accounts/require-role'
import { authorizeAction } from '@/lib/http/authorize-action'
import type { RemoveViewAnswer, SaveViewAnswer } from '@/lib/views/contract'
import { removeViewSchema, saveViewSchema } from '@/lib/views/input'
import { removeView, saveView } from '@/lib/views/saved-views'
import { maxViews } from '@/lib/views/view-name'

/** Saves a view of the applicants for this user, replacing one of the same name. */
export async function saveViewAction(input: unknown): Promise<SaveViewAnswer> {
  const access = await authorizeAction(requireRole('viewer'))
  if ('error' in access) return access.error
  const parsed = saveViewSchema.safeParse(input)
  if (!parsed.success) {
    const { name } = z.flattenError(parsed.error).fieldErrors
    return { state: 'invalid', errors: name?.[0] ? { '/name': name[0] } : { '': viewsWords.notSaved } }
  }
  const answer = await saveView(access.session.person.id, 'applicants', parsed.data)
  if ('saved' in answer) return { state: 'saved', ...answer }
  return { state: 'refused', reason: viewsWords.tooMany({ most: maxViews }) }
}

/** Deletes one of the user's own views. */
export async function removeViewAction(input: unknown): Promise<RemoveViewAnswer> {
  const access = await authorizeAction(requireRole('viewer'))
  if ('error' in access) return access.error
  const parsed = removeViewSchema.safeParse(input)
  if (!parsed.success) return { state: 'invalid', errors: { '': viewsWords.notAView } }
  await removeView(access.session.person.id, parsed.data.id)
  return { state: 'removed' }
}
