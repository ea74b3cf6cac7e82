import 'server-only'
import type { BodySchema } from '../../forms/body-schema'
import { dropProvedMarks } from '../../forms/drop-proved-marks'
import type { WriteEndpoint } from '../../partner/endpoint'
import { formKeys } from '../../partner/profile/form-parts'
import type { ProfilePatch } from '../../partner/profile/merge-profile'
import { log } from '../../runtime/log'
import { singleton } from '../../runtime/singleton'
import { confirmedPatch } from '../profile'
import { readNewestPatch, saveProfileVersion } from '../versions/profile-versions'

const state = singleton('proved-fields', () => ({ isSaving: false }))
const person = { id: 'desk', name: 'Partner Desk' }

/**
 * Called with a body that the partner accepted: fields that admins took over unproven lose their mark, in a version
 * that the desk saves in the background. A body that arrives meanwhile, or while an admin saves, is skipped: the next
 * one will do.
 */
export function proveFields(endpoint: WriteEndpoint, body: unknown): void {
  if (state.isSaving || withoutProved(confirmedPatch() ?? {}, endpoint, body) === null) return
  state.isSaving = true
  save(endpoint, body)
    .catch((error: unknown) => log.warn({ err: error }, 'proven fields could not be saved'))
    .finally(() => {
      state.isSaving = false
    })
}

async function save(endpoint: WriteEndpoint, body: unknown): Promise<void> {
  const { version, patch: newest } = await readNewestPatch()
  const patch = withoutProved(newest, endpoint, body)
  if (patch !== null)
    await saveProfileVersion({ patch, source: 'proved', person, expected: version, keepsAlarms: true })
}

/** Returns null if the body proves nothing. */
function withoutProved(patch: ProfilePatch, endpoint: WriteEndpoint, body: unknown): ProfilePatch | null {
  const { section, schema: key } = formKeys[endpoint]
  const parts: Record<string, unknown> = { ...patch[section] }
  // The key has this type in every profile; absent if no admin has changed the form.
  const schema = parts[key] as BodySchema | null | undefined
  if (!schema) return null
  const proved = dropProvedMarks(schema, body)
  return proved === schema ? null : { ...patch, [section]: { ...parts, [key]: proved } }
}
