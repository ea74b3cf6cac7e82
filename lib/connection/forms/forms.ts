import 'server-only'
import { addFieldFor } from '../../forms/add-asked-fields'
import { correctFields } from '../../forms/correct-fields'
import { describedPointers, pathOfField } from '../../forms/described-pointers'
import { askedFieldOf } from '../../forms/find-asked-fields'
import { schemaAt } from '../../forms/form-node'
import { type WriteEndpoint, writeEndpoints } from '../../partner/endpoint'
import { undecidedKeys, withoutField } from '../../partner/profile/form-issues'
import { type FormParts, keysOfForm, patchWithForm, readFormParts } from '../../partner/profile/form-parts'
import type { Profile } from '../../partner/profile/profile'
import type { Pointer } from '../../records/pointer'
import type { DeskForm, DeskForms, ListPaths, RefusedField } from '../contract'
import { displayProfile, lockedKeys, profile } from '../profile'
import { readNewestPatch, type SavedVersion, saveProfileVersion } from '../versions/profile-versions'
import { isShippedForm } from './form-source'
import { closeRefusedField, listRefusedFields, readRefusedField, refusedFieldsOf } from './refused-fields'

type Person = { id: string; name: string }

/** Returns the three forms in force, and what refusals taught about their fields. */
export async function readForms(): Promise<DeskForms> {
  const [{ version }, refused] = await Promise.all([readNewestPatch(), listRefusedFields()])
  const locked = lockedKeys()
  const { title, team } = profile().jobs
  const forms = writeEndpoints.map(
    (endpoint): DeskForm => ({
      endpoint,
      parts: readFormParts(profile(), endpoint),
      locked: keysOfForm(endpoint).filter((key) => locked.has(key)),
      isShipped: isShippedForm(endpoint),
    }),
  )
  return { version, forms, refused, jobPaths: { title, team: team ?? null }, listPaths: listPathsOf(displayProfile()) }
}

function listPathsOf({ applicants: { email, name, phone, job }, jobs }: Profile): ListPaths {
  return { email: email ?? null, name: name ?? null, phone: phone ?? null, jobIds: [...(job ? [job] : []), jobs.id] }
}

/** Saves a form that an admin changed, and settles the fields that it now takes care of. */
export async function saveDeskForm(
  endpoint: WriteEndpoint,
  parts: FormParts,
  { source, expected, person }: { source: 'edited' | 'imported'; expected: number; person: Person },
): Promise<SavedVersion> {
  const open = undecidedKeys(endpoint, parts.paths)
  if (open.length > 0) return { state: 'invalid', issues: open }
  const { patch } = await readNewestPatch()
  const saved = await saveProfileVersion({
    patch: patchWithForm(patch, endpoint, parts),
    form: endpoint,
    source,
    expected,
    person,
  })
  if (saved.state === 'saved') await closeDescribedFields(endpoint, parts)
  return saved
}

/**
 * Adds a field that the partner asked for to the form, for everyone. Returns null if there is nothing to add any more.
 */
export async function addAskedField(
  endpoint: WriteEndpoint,
  field: string,
  person: Person,
): Promise<SavedVersion | null> {
  const refused = await readRefusedField(endpoint, field)
  if (!refused || refused.isUnwanted || refused.choices) return null
  return saveLearned(refused, person, (parts) => {
    const asked = askedIn(refused, parts)
    if (!asked) return null
    const schema = addFieldFor(parts.schema, asked)
    return { parts: { ...parts, schema }, pointer: asked.pointer, reason: 'partner-asked' }
  })
}

/** Removes a field that the partner refuses from the form, for everyone. Returns null if there is nothing to remove. */
export async function removeRefusedField(
  endpoint: WriteEndpoint,
  field: string,
  person: Person,
): Promise<SavedVersion | null> {
  const refused = await readRefusedField(endpoint, field)
  if (!refused?.isUnwanted) return null
  return saveLearned(refused, person, (parts) => {
    const pointer = pathOfField(field, describedPointers(parts.schema))
    if (pointer === undefined) return null
    const removed = withoutField(endpoint, parts, pointer)
    return 'issue' in removed ? removed : { parts: removed.parts, pointer, reason: 'partner-refused' }
  })
}

/**
 * Gives a field of the form the choices that the partner named, for everyone. Returns null if it has them by now, or is
 * no choice any more.
 */
export async function takeNamedChoices(
  endpoint: WriteEndpoint,
  field: string,
  person: Person,
): Promise<SavedVersion | null> {
  const refused = await readRefusedField(endpoint, field)
  if (!refused?.choices) return null
  const { choices } = refused
  return saveLearned(refused, person, (parts) => {
    const pointer = otherChoicesAt(refused, parts)
    if (pointer === null) return null
    const schema = correctFields(parts.schema, [{ pointer, schema: { enum: choices } }])
    return { parts: { ...parts, schema }, pointer, reason: 'partner-asked' }
  })
}

type LearnedChange = { parts: FormParts; pointer: Pointer; reason: 'partner-asked' | 'partner-refused' }

/** Saves the form as `change` returns it and settles the field; null if nothing is to be changed. */
async function saveLearned(
  { endpoint, field }: RefusedField,
  person: Person,
  change: (parts: FormParts) => LearnedChange | { issue: string } | null,
): Promise<SavedVersion | null> {
  const { version, patch } = await readNewestPatch()
  const changed = change(readFormParts(profile(), endpoint))
  if (changed === null) {
    await closeRefusedField(endpoint, field)
    return null
  }
  if ('issue' in changed) return { state: 'invalid', issues: [changed.issue] }
  const saved = await saveProfileVersion({
    patch: patchWithForm(patch, endpoint, changed.parts),
    form: endpoint,
    source: 'learned',
    reasons: { [changed.pointer]: [{ code: changed.reason }] },
    expected: version,
    person,
  })
  if (saved.state === 'saved') await closeRefusedField(endpoint, field)
  return saved
}

async function closeDescribedFields(endpoint: WriteEndpoint, parts: FormParts): Promise<void> {
  for (const refused of await refusedFieldsOf(endpoint))
    if (!isStillOpen(refused, parts)) await closeRefusedField(endpoint, refused.field)
}

/** An asked-for field that the form still lacks, an unwanted one that it still has, or one with other choices. */
function isStillOpen(refused: RefusedField, parts: FormParts): boolean {
  if (refused.choices) return otherChoicesAt(refused, parts) !== null
  if (!refused.isUnwanted) return askedIn(refused, parts) !== null
  return pathOfField(refused.field, describedPointers(parts.schema)) !== undefined
}

/** Returns the field as it would be added to the form; null if the form has it. */
function askedIn({ field, message, isRequired }: RefusedField, { schema }: FormParts) {
  const asked = askedFieldOf(schema, field, message)
  return asked && { ...asked, isRequired: asked.isRequired || isRequired }
}

/** Returns where the form offers a choice that is not among those that the partner named; null if nowhere. */
function otherChoicesAt({ field, choices }: RefusedField, { schema }: FormParts): Pointer | null {
  const pointer = pathOfField(field, describedPointers(schema))
  const { enum: own } = pointer === undefined ? {} : schemaAt(schema, pointer)
  if (pointer === undefined || !Array.isArray(own)) return null
  return own.some((one) => !choices?.includes(one)) ? pointer : null
}
