import 'server-only'
import type { WriteEndpoint } from '../../partner/endpoint'
import { formKeys } from '../../partner/profile/form-parts'
import { fieldSource } from '../mapping/field-sources'
import { confirmedPatch, lockedKeys } from '../profile'

/** Whether a form is the shipped one: no file names it, and no admin has confirmed it. */
export function isShippedForm(endpoint: WriteEndpoint): boolean {
  const { section, schema } = formKeys[endpoint]
  const layers = { locked: lockedKeys(), confirmed: confirmedPatch(), guessed: null }
  return fieldSource(`${section}.${schema}`, layers) === 'default'
}
