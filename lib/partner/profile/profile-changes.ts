import { isRecord } from '../../records/record'
import type { Profile } from './profile'

/** One difference between two profiles; null: the field did not exist before, or no longer does. */
export type ProfileChange = { fieldKey: string; from: string | null; to: string | null }

const schemas: ReadonlySet<string> = new Set(['jobs.create', 'easyApply.body', 'aiChat.body', 'login.body'])

/** The differences between two profiles, field by field; for forms, field by field. */
export function profileChanges(before: Profile, after: Profile): ProfileChange[] {
  const [old, young] = [valuesByKey(before), valuesByKey(after)]
  const keys_ = [...new Set([...old.keys(), ...young.keys()])]
  return keys_.flatMap((fieldKey) => {
    const [from, to] = [old.get(fieldKey) ?? null, young.get(fieldKey) ?? null]
    return from === to ? [] : [{ fieldKey, from, to }]
  })
}

/** Every field with its value in words. */
function valuesByKey(profile: Profile): Map<string, string> {
  const keys_ = new Map<string, string>()
  for (const [section, keys] of Object.entries(profile))
    for (const [key, value] of Object.entries(keys)) {
      const fieldKey = `${section}.${key}`
      if (schemas.has(fieldKey)) for (const [field, words] of fieldsOf(value)) keys_.set(`${fieldKey} ${field}`, words)
      else if (value !== undefined) keys_.set(fieldKey, pathInWords(value))
    }
  return keys_
}

/** Returns "/status, in the order New, Offer"; a plain path unchanged. */
function pathInWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (!isRecord(value)) return JSON.stringify(value)
  const { at, first, middle, last, familyFirst, ...more } = value
  const inOrder = familyFirst === true ? [last, first, middle] : [first, middle, last]
  const parts = inOrder.filter((part) => typeof part === 'string').join(' + ')
  const extras = Object.entries(more).map(([name, extra]) => `${name} ${JSON.stringify(extra)}`)
  return [typeof at === 'string' ? at : parts, ...extras].filter((text) => text !== '').join(', ')
}

/** The fields of a form: "string, required". */
function fieldsOf(schema: unknown, path = ''): [string, string][] {
  if (!isRecord(schema)) return []
  const properties = isRecord(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(properties).flatMap(([name, field]): [string, string][] => {
    const own = `${path}/${name}`
    const { properties: _, required: __, ...facts } = isRecord(field) ? field : {}
    const words = Object.entries(facts).map(([fact, value]) =>
      fact === 'type' ? String(value) : `${fact} ${JSON.stringify(value)}`,
    )
    return [[own, [...words, ...(required.includes(name) ? ['required'] : [])].join(', ')], ...fieldsOf(field, own)]
  })
}
