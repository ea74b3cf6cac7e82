import type { BodySchema } from '../../forms/body-schema'
import type { NamePaths, SwitchPath } from '../../records/field-path'
import type { Pointer } from '../../records/pointer'
import type { WriteEndpoint } from '../endpoint'
import type { ProfilePatch } from './merge-profile'
import type { Profile } from './profile'

/** The special places of a form by profile key; null: the partner has no such field. */
export type FormPlaces = { [key: string]: Pointer | NamePaths | SwitchPath | null }

/** A form as admins edit it: what its body may contain, and where the desk's own values go. */
export type FormParts = { schema: BodySchema; places: FormPlaces }

type Section = 'jobs' | 'easyApply' | 'aiChat'

/** Where the profile stores each form. */
export const formKeys: Record<WriteEndpoint, { section: Section; schema: string; places: readonly string[] }> = {
  'create-job': { section: 'jobs', schema: 'create', places: ['createdId'] },
  'submit-application': {
    section: 'easyApply',
    schema: 'body',
    places: ['email', 'job', 'enqueue', 'name', 'phone', 'form'],
  },
  'set-ai-chat': { section: 'aiChat', schema: 'body', places: ['enabled'] },
}

export function readFormParts(profile: Profile, form: WriteEndpoint): FormParts {
  const { section, schema, places } = formKeys[form]
  const written: Record<string, unknown> = profile[section]
  return {
    // These keys are listed in `formKeys`, and have these types in every profile.
    schema: written[schema] as BodySchema,
    places: Object.fromEntries(places.map((key) => [key, (written[key] ?? null) as FormPlaces[string]])),
  }
}

/** The confirmed patch with this form changed. `mergeProfile` checks whether it results in a valid profile. */
export function patchWithForm(patch: ProfilePatch, form: WriteEndpoint, { schema, places }: FormParts): ProfilePatch {
  const keys = formKeys[form]
  const own = Object.fromEntries(keys.places.flatMap((key) => (key in places ? [[key, places[key] ?? null]] : [])))
  return { ...patch, [keys.section]: { ...patch[keys.section], ...own, [keys.schema]: schema } }
}

/** The profile keys that make up this form, such as `easyApply.body`. */
export function keysOfForm(form: WriteEndpoint): string[] {
  const { section, schema, places } = formKeys[form]
  return [schema, ...places].map((key) => `${section}.${key}`)
}

/** The field for On or Off is known, but not which of its values means which. */
export function undecidedSwitch(at: Pointer): SwitchPath {
  return { at, on: null, off: null }
}

export function isUndecided(place: FormPlaces[string] | undefined): boolean {
  return typeof place === 'object' && place !== null && 'at' in place && place.on === place.off
}
