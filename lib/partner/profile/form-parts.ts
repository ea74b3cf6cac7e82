import type { BodySchema } from '../../forms/body-schema'
import type { NamePaths, SwitchPath } from '../../records/field-path'
import type { Pointer } from '../../records/pointer'
import type { WriteEndpoint } from '../endpoint'
import type { ProfilePatch } from './merge-profile'
import type { Profile } from './profile'

/** The special fields of a form by profile key; null: the partner has no such field. */
export type FormPaths = { [key: string]: Pointer | NamePaths | SwitchPath | null }

/** A form as admins edit it: what its body may contain, and where the desk's own values go. */
export type FormParts = { schema: BodySchema; paths: FormPaths }

type Section = 'jobs' | 'easyApply' | 'aiChat'

/** Where the profile stores each form. */
export const formKeys: Record<WriteEndpoint, { section: Section; schema: string; keys: readonly string[] }> = {
  'create-job': { section: 'jobs', schema: 'create', keys: ['createdId'] },
  'submit-application': {
    section: 'easyApply',
    schema: 'body',
    keys: ['email', 'job', 'enqueue', 'name', 'phone', 'form'],
  },
  'set-ai-chat': { section: 'aiChat', schema: 'body', keys: ['enabled'] },
}

/** The profile key of a form's body, such as `easyApply.body`. */
export function bodyKey(form: WriteEndpoint): string {
  const { section, schema } = formKeys[form]
  return `${section}.${schema}`
}

export function readFormParts(profile: Profile, form: WriteEndpoint): FormParts {
  const { section, schema, keys } = formKeys[form]
  const written: Record<string, unknown> = profile[section]
  return {
    // These keys are listed in `formKeys`, and have these types in every profile.
    schema: written[schema] as BodySchema,
    paths: Object.fromEntries(keys.map((key) => [key, (written[key] ?? null) as FormPaths[string]])),
  }
}

/** The confirmed patch with this form changed. `mergeProfile` checks whether it results in a valid profile. */
export function patchWithForm(patch: ProfilePatch, form: WriteEndpoint, { schema, paths }: FormParts): ProfilePatch {
  const keys = formKeys[form]
  const own = Object.fromEntries(keys.keys.flatMap((key) => (key in paths ? [[key, paths[key] ?? null]] : [])))
  return { ...patch, [keys.section]: { ...patch[keys.section], ...own, [keys.schema]: schema } }
}

/** The profile keys that make up this form, such as `easyApply.body`. */
export function keysOfForm(form: WriteEndpoint): string[] {
  const { section, schema, keys } = formKeys[form]
  return [schema, ...keys].map((key) => `${section}.${key}`)
}

/** The field for On or Off is known, but not which of its values means which. */
export function undecidedSwitch(at: Pointer): SwitchPath {
  return { at, on: null, off: null }
}

export function isUndecided(path: FormPaths[string] | undefined): boolean {
  return typeof path === 'object' && path !== null && 'at' in path && path.on === path.off
}
