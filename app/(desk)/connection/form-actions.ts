'use server'

import { formEditorWords } from '@/components/connection/forms/words'
import type { Person } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { recordConnection } from '@/lib/activity/record-connection'
import { storedSubject } from '@/lib/activity/subject-in-words'
import type { SaveFormAnswer } from '@/lib/connection/contract'
import { addAskedField, removeRefusedField, saveDeskForm, takeNamedChoices } from '@/lib/connection/forms/forms'
import { closeRefusedField } from '@/lib/connection/forms/refused-fields'
import { formFieldSchema, saveFormSchema } from '@/lib/connection/input'
import type { SavedVersion } from '@/lib/connection/versions/profile-versions'
import { authorizeAction } from '@/lib/http/authorize-action'
import type { WriteEndpoint } from '@/lib/partner/endpoint'

const nameOf = (endpoint: WriteEndpoint) => storedSubject(({ forms }) => forms[endpoint])

const notOne = () => ({ state: 'invalid', errors: { '': formEditorWords.notAForm } }) as const

/** Saves a form for everyone, on all servers. If it cannot be used, the answer says where it is wrong. */
export async function saveFormAction(input: unknown): Promise<SaveFormAnswer> {
  const access = await authorizeAction(requireRole('admin'))
  if ('error' in access) return access.error
  const parsed = saveFormSchema.safeParse(input)
  if (!parsed.success) return notOne()
  const { endpoint, parts, source, expected } = parsed.data
  const { person } = access.session
  // Safe: `saveDeskForm` validates the parts along with the whole profile.
  const saved = await saveDeskForm(endpoint, parts as Parameters<typeof saveDeskForm>[1], { source, expected, person })
  if (saved.state === 'saved')
    await recordConnection('form-changed', person, nameOf(endpoint), { source, version: saved.version })
  return answerOf(saved)
}

/** Adds a field that the partner asked for to the form, for everyone. */
export async function addAskedFieldAction(input: unknown): Promise<SaveFormAnswer | { state: 'gone' }> {
  const access = await authorizeAction(requireRole('admin'))
  if ('error' in access) return access.error
  return changeField(input, access.session.person, addAskedField)
}

/** Removes a field that the partner refuses from the form, for everyone. */
export async function removeRefusedFieldAction(input: unknown): Promise<SaveFormAnswer | { state: 'gone' }> {
  const access = await authorizeAction(requireRole('admin'))
  if ('error' in access) return access.error
  return changeField(input, access.session.person, removeRefusedField)
}

/** Gives a field of the form the choices that the partner named, for everyone. */
export async function takeNamedChoicesAction(input: unknown): Promise<SaveFormAnswer | { state: 'gone' }> {
  const access = await authorizeAction(requireRole('admin'))
  if ('error' in access) return access.error
  return changeField(input, access.session.person, takeNamedChoices)
}

async function changeField(
  input: unknown,
  person: Person,
  change: typeof addAskedField,
): Promise<SaveFormAnswer | { state: 'gone' }> {
  const parsed = formFieldSchema.safeParse(input)
  if (!parsed.success) return notOne()
  const { endpoint, field } = parsed.data
  const saved = await change(endpoint, field, person)
  if (saved === null) return { state: 'gone' }
  if (saved.state === 'saved')
    await recordConnection('form-changed', person, nameOf(endpoint), {
      source: 'learned',
      field,
      version: saved.version,
    })
  return answerOf(saved)
}

/** Removes a field from the list of those that refusals are about, until the partner says the same again. */
export async function dismissRefusedFieldAction(input: unknown) {
  const access = await authorizeAction(requireRole('admin'))
  if ('error' in access) return access.error
  const parsed = formFieldSchema.safeParse(input)
  if (!parsed.success) return notOne()
  const { endpoint, field } = parsed.data
  if (await closeRefusedField(endpoint, field))
    await recordConnection('field-dismissed', access.session.person, nameOf(endpoint), { field })
  return { state: 'dismissed' } as const
}

function answerOf(saved: SavedVersion): SaveFormAnswer {
  switch (saved.state) {
    case 'saved':
      return saved
    case 'superseded':
      return { state: 'superseded', by: saved.by }
    case 'invalid':
      return { state: 'unusable', issues: saved.issues }
  }
}
