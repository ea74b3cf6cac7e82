import { removeField } from '../../forms/edit-schema'
import { pathsOfName } from '../../records/field-path'
import type { Pointer } from '../../records/pointer'
import type { WriteEndpoint } from '../endpoint'
import { type FormParts, type FormPlaces, formKeys, isUndecided } from './form-parts'
import { formPartsWords } from './words'

/** What an admin must choose before the form can be used, in words. */
export function openPlaces(form: WriteEndpoint, { email, job, enabled }: FormPlaces): string[] {
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
  { schema, places }: FormParts,
  pointer: Pointer,
): { parts: FormParts } | { issue: string } {
  const isIn = (path: Pointer) => path === pointer || path.startsWith(`${pointer}/`)
  const left = { ...places }
  for (const key of formKeys[form].places.filter((name) => !inAnswer.has(name))) {
    const place = places[key] ?? null
    if (place === null || !pointersIn(place).some(isIn)) continue
    const { stillNeeded } = formPartsWords
    if (isNeeded(key, stillNeeded)) return { issue: stillNeeded[key]({ field: pointer }) }
    left[key] = null
  }
  return { parts: { schema: removeField(schema, pointer), places: left } }
}

/** Places in the partner's answer, which are not fields of the form. */
const inAnswer: ReadonlySet<string> = new Set(['form', 'createdId'])

function isNeeded<Needed extends object>(key: string, needed: Needed): key is string & keyof Needed {
  return Object.hasOwn(needed, key)
}

function pointersIn(place: NonNullable<FormPlaces[string]>): Pointer[] {
  return typeof place === 'object' && 'at' in place ? [place.at] : pathsOfName(place)
}
