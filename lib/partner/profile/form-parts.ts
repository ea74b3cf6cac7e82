import type { BodySchema } from '../../forms/body-schema'
import { removeField } from '../../forms/edit-schema'
import { type NamePaths, pathsOfName, type SwitchPath } from '../../records/field-path'
import type { Pointer } from '../../records/pointer'
import type { WriteEndpoint } from '../endpoint'
import type { ProfilePatch } from './merge-profile'
import type { Profile } from './profile'

/** The special places of a form by their keys in the profile; null: the partner has no such field. */
export type FormPlaces = { [key: string]: Pointer | NamePaths | SwitchPath | null }

/** A form as admins edit it: what a body may hold, and where the desk's own values go. */
export type FormParts = { schema: BodySchema; places: FormPlaces }

type Section = 'jobs' | 'easyApply' | 'aiChat'

/** Where the profile keeps each form. */
export const formKeys: Record<WriteEndpoint, { section: Section; schema: string; places: readonly string[] }> = {
  'create-job': { section: 'jobs', schema: 'create', places: ['createdId'] },
  'submit-application': {
    section: 'easyApply',
    schema: 'body',
    places: ['email', 'job', 'enqueue', 'name', 'phone', 'form'],
  },
  'set-ai-chat': { section: 'aiChat', schema: 'body', places: ['enabled'] },
}

export const formNames: Record<WriteEndpoint, string> = {
  'create-job': 'New job',
  'submit-application': 'Application',
  'set-ai-chat': 'AI chat',
}

export function readFormParts(profile: Profile, form: WriteEndpoint): FormParts {
  const { section, schema, places } = formKeys[form]
  const written: Record<string, unknown> = profile[section]
  return {
    // Named by `formKeys`, and of these types in every profile.
    schema: written[schema] as BodySchema,
    places: Object.fromEntries(places.map((key) => [key, (written[key] ?? null) as FormPlaces[string]])),
  }
}

/** What admins confirmed, with this form changed. `mergeProfile` checks whether it makes a profile. */
export function patchWithForm(patch: ProfilePatch, form: WriteEndpoint, { schema, places }: FormParts): ProfilePatch {
  const keys = formKeys[form]
  const own = Object.fromEntries(keys.places.flatMap((key) => (key in places ? [[key, places[key] ?? null]] : [])))
  return { ...patch, [keys.section]: { ...patch[keys.section], ...own, [keys.schema]: schema } }
}

/** Keys of the profile that this form is made of, such as `easyApply.body`. */
export function keysOfForm(form: WriteEndpoint): string[] {
  const { section, schema, places } = formKeys[form]
  return [schema, ...places].map((key) => `${section}.${key}`)
}

/** What an admin has to choose before the form can be used, in words. */
export function openPlaces(form: WriteEndpoint, { email, job, enabled }: FormPlaces): string[] {
  if (form === 'submit-application')
    return [
      ...(email === null ? ['Choose the field for the applicant’s email'] : []),
      ...(job === null ? ['Choose the field for the job ID'] : []),
    ]
  if (form !== 'set-ai-chat') return []
  if (enabled === null) return ['Choose the field for On or Off']
  return isUndecided(enabled) ? ['Choose which value means On, and which Off'] : []
}

/** The field for On or Off is known, and nobody has said which of its values is which. */
export function undecidedSwitch(at: Pointer): SwitchPath {
  return { at, on: null, off: null }
}

export function isUndecided(place: FormPlaces[string] | undefined): boolean {
  return typeof place === 'object' && place !== null && 'at' in place && place.on === place.off
}

/** The form without a field. What the desk cannot do without has to get another field first. */
export function withoutField(
  form: WriteEndpoint,
  { schema, places }: FormParts,
  pointer: Pointer,
): { parts: FormParts } | { issue: string } {
  const isIn = (path: Pointer) => path === pointer || path.startsWith(`${pointer}/`)
  const left = { ...places }
  for (const key of formKeys[form].places.filter((name) => !inAnswer.has(name))) {
    const place = places[key] ?? null
    if (place === null || !pointersIn(place).some(isIn)) continue
    const needed = neededPlaces[key]
    if (needed !== undefined)
      return { issue: `${pointer} is where the form sends ${needed}: choose another field for it first` }
    left[key] = null
  }
  return { parts: { schema: removeField(schema, pointer), places: left } }
}

/** Places in the partner's answer, which are no field of the form. */
const inAnswer: ReadonlySet<string> = new Set(['form', 'createdId'])

const neededPlaces: Partial<Record<string, string>> = {
  email: 'the applicant’s email',
  job: 'the job ID',
  enabled: 'On or Off',
}

function pointersIn(place: NonNullable<FormPlaces[string]>): Pointer[] {
  return typeof place === 'object' && 'at' in place ? [place.at] : pathsOfName(place)
}
