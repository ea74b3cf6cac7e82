import 'server-only'
import { addFieldFor } from '../forms/add-asked-fields'
import { askedFieldOf, describedPointers } from '../forms/find-asked-fields'
import { pathOfField } from '../forms/find-unwanted-fields'
import { type WriteEndpoint, writeEndpoints } from '../partner/endpoint'
import { undecidedKeys, withoutField } from '../partner/profile/form-issues'
import { type FormParts, keysOfForm, patchWithForm, readFormParts } from '../partner/profile/form-parts'
import type { Profile } from '../partner/profile/profile'
import type { DeskForm, DeskForms, ListPaths, RefusedField } from './contract'
import { isShippedForm } from './form-source'
import { displayProfile, lockedKeys, profile } from './profile'
import { readNewestPatch, type SavedVersion, saveProfileVersion } from './profile-versions'
import { closeRefusedField, listRefusedFields, readRefusedField, refusedFieldsOf } from './refused-fields'

type Person = { id: string; name: string }

/** Returns the three forms in force, and the fields that the partner asked for or refused. */
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

/** Saves a form that an admin changed, and settles the asked-for and refused fields that it now takes care of. */
export async function saveDeskForm(
  endpoint: WriteEndpoint,
  parts: FormParts,
  { source, expected, person }: { source: 'edited' | 'imported'; expected: number; person: Person },
): Promise<SavedVersion> {
  const open = undecidedKeys(endpoint, parts.paths)
  if (open.length > 0) return { state: 'invalid', issues: open }
  const { patch } = await readNewestPatch()
  const saved = await saveProfileVersion({ patch: patchWithForm(patch, endpoint, parts), source, expected, person })
  if (saved.state === 'saved') await settleDescribed(endpoint, parts)
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
  if (!refused || refused.isUnwanted) return null
  const { version, patch } = await readNewestPatch()
  const parts = readFormParts(profile(), endpoint)
  const asked = askedIn(refused, parts)
  if (!asked) {
    await closeRefusedField(endpoint, field)
    return null
  }
  const changed = { ...parts, schema: addFieldFor(parts.schema, asked) }
  const saved = await saveProfileVersion({
    patch: patchWithForm(patch, endpoint, changed),
    source: 'learned',
    reasons: { [asked.pointer]: [{ code: 'partner-asked' }] },
    expected: version,
    person,
  })
  if (saved.state === 'saved') await closeRefusedField(endpoint, field)
  return saved
}

/** Removes a field that the partner refuses from the form, for everyone. Returns null if there is nothing to remove. */
export async function removeRefusedField(
  endpoint: WriteEndpoint,
  field: string,
  person: Person,
): Promise<SavedVersion | null> {
  const refused = await readRefusedField(endpoint, field)
  if (!refused?.isUnwanted) return null
  const { version, patch } = await readNewestPatch()
  const parts = readFormParts(profile(), endpoint)
  const pointer = pathOfField(field, describedPointers(parts.schema))
  if (pointer === undefined) {
    await closeRefusedField(endpoint, field)
    return null
  }
  const removed = withoutField(endpoint, parts, pointer)
  if ('issue' in removed) return { state: 'invalid', issues: [removed.issue] }
  const saved = await saveProfileVersion({
    patch: patchWithForm(patch, endpoint, removed.parts),
    source: 'learned',
    reasons: { [pointer]: [{ code: 'partner-refused' }] },
    expected: version,
    person,
  })
  if (saved.state === 'saved') await closeRefusedField(endpoint, field)
  return saved
}

async function settleDescribed(endpoint: WriteEndpoint, parts: FormParts): Promise<void> {
  for (const refused of await refusedFieldsOf(endpoint))
    if (!isStillOpen(refused, parts)) await closeRefusedField(endpoint, refused.field)
}

/** An asked-for field that the form still lacks, or an unwanted one that it still has. */
function isStillOpen(refused: RefusedField, parts: FormParts): boolean {
  if (!refused.isUnwanted) return askedIn(refused, parts) !== null
  return pathOfField(refused.field, describedPointers(parts.schema)) !== undefined
}

/** Returns the field as it would be added to the form; null if the form has it. */
function askedIn({ field, message, isRequired }: RefusedField, { schema }: FormParts) {
  const asked = askedFieldOf(schema, field, message)
  return asked && { ...asked, isRequired: asked.isRequired || isRequired }
}
