import { removeField } from '../../forms/edit-schema'
import { pathsOfName } from '../../records/field-path'
import type { Pointer } from '../../records/pointer'
import type { WriteEndpoint } from '../endpoint'
import { type FormParts, type FormPaths, formKeys, isUndecided } from './form-parts'
import { formPartsWords } from './words'

/** What an admin must choose before the form can be used, in words. */
export function undecidedKeys(form: WriteEndpoint, { email, job, enabled }: FormPaths): string[] {
  if (form === 'submit-application')
    return [
      ...(email === null ? [formPartsWords.chooseEmail] : []),
      ...(job === null ? [formPartsWords.chooseJob] : []),
    ]
  if (form !== 'set-ai-chat') return []
  if (enabled === null) return [formPartsWords.chooseSwitch]
  return isUndecided(enabled) ? [formPartsWords.chooseValues] : []
}

/** The form without a field. For a field that the desk needs, another one must be chosen first. */
export function withoutField(
  form: WriteEndpoint,
  { schema, paths }: FormParts,
  pointer: Pointer,
): { parts: FormParts } | { issue: string } {
  const isIn = (path: Pointer) => path === pointer || path.startsWith(`${pointer}/`)
  const left = { ...paths }
  for (const key of formKeys[form].keys.filter((name) => !inAnswer.has(name))) {
    const chosen = paths[key] ?? null
    if (chosen === null || !pointersIn(chosen).some(isIn)) continue
    const { stillNeeded } = formPartsWords
    if (isNeeded(key, stillNeeded)) return { issue: stillNeeded[key]({ field: pointer }) }
    left[key] = null
  }
  return { parts: { schema: removeField(schema, pointer), paths: left } }
}

/** Places in the partner's answer, which are not fields of the form. */
const inAnswer: ReadonlySet<string> = new Set(['form', 'createdId'])

function isNeeded<Needed extends object>(key: string, needed: Needed): key is string & keyof Needed {
  return Object.hasOwn(needed, key)
}

function pointersIn(path: NonNullable<FormPaths[string]>): Pointer[] {
  return typeof path === 'object' && 'at' in path ? [path.at] : pathsOfName(path)
}
