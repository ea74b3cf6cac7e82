'use server'

import { privacyWords } from '@/components/privacy/words'
import { requireRecentAuth } from '@/lib/accounts/require-role'
import { recordErasure } from '@/lib/activity/record-erasure'
import { authorizeAction } from '@/lib/http/authorize-action'
import type { ErasureAnswer, FindAnswer, PreviewAnswer } from '@/lib/privacy/contract'
import { erasePerson, previewErasure } from '@/lib/privacy/erase-person'
import { findPerson } from '@/lib/privacy/find-person'
import { erasureSchema, erasureTargetSchema, personQuerySchema } from '@/lib/privacy/input'

/** Takes the query in the body, since a URL must not contain an e-mail address. */
export async function findPersonAction(input: unknown): Promise<FindAnswer> {
  const access = await authorizeAction(requireRecentAuth('admin'))
  if ('error' in access) return access.error
  const query = personQuerySchema.safeParse(input)
  if (!query.success) return { state: 'refused', reason: query.error.issues[0]?.message ?? privacyWords.invalid }
  return { state: 'found', found: await findPerson(query.data) }
}

export async function previewErasureAction(input: unknown): Promise<PreviewAnswer> {
  const access = await authorizeAction(requireRecentAuth('admin'))
  if ('error' in access) return access.error
  const target = erasureTargetSchema.safeParse(input)
  if (!target.success) return { state: 'refused', reason: privacyWords.invalid }
  const preview = await previewErasure(target.data)
  return 'refused' in preview
    ? { state: 'refused', reason: privacyWords.refusals[preview.refused] }
    : { state: 'previewed', preview }
}

export async function erasePersonAction(input: unknown): Promise<ErasureAnswer> {
  const access = await authorizeAction(requireRecentAuth('admin'))
  if ('error' in access) return access.error
  const erasure = erasureSchema.safeParse(input)
  if (!erasure.success) return { state: 'refused', reason: privacyWords.invalid }
  const { person } = access.session
  const answer = await erasePerson(erasure.data, person)
  if ('refused' in answer) return { state: 'refused', reason: privacyWords.refusals[answer.refused] }
  if ('changed' in answer) return { state: 'changed', preview: answer.changed }
  await recordErasure('who' in erasure.data.target ? 'applicant' : 'colleague', answer.report, person)
  return { state: 'erased', report: answer.report }
}
