import { fieldLabel } from '../records/field-label'
import { type Pointer, pointerOf } from '../records/pointer'
import { isRecord } from '../records/record'
import type { BodySchema } from './body-schema'
import { unprovenKeyword } from './field-settings'

type Suggestion = { pointer: Pointer; schema: BodySchema; filled: number }
type Seen = { values: unknown[]; filled: number }

/** From this many values on, a few distinct ones are taken for a choice. */
const minForChoice = 10
const maxOptionLength = 60
const deepest = 4

/**
 * Returns the fields of records as a form would have them, the most filled first. Whether a body may contain them is
 * unknown: each is marked as unproven.
 */
export function suggestFields(records: readonly unknown[]): Suggestion[] {
  const seen = new Map<Pointer, Seen>()
  for (const record of records) note(record, [], seen)
  return [...seen]
    .map(([pointer, { values, filled }]) => ({
      pointer,
      schema: { ...schemaOf(values), title: fieldLabel(pointer), [unprovenKeyword]: true },
      filled: filled / records.length,
    }))
    .sort((one, other) => other.filled - one.filled)
}

function note(value: unknown, tokens: string[], seen: Map<Pointer, Seen>): void {
  if (tokens.length > deepest) return
  if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) if (name !== '__proto__') note(inner, [...tokens, name], seen)
    return
  }
  if (tokens.length === 0 || Array.isArray(value)) return
  const known = seen.get(pointerOf(tokens)) ?? { values: [], filled: 0 }
  seen.set(pointerOf(tokens), known)
  if (value === null || value === undefined || value === '') return
  known.filled += 1
  known.values.push(value)
}

function schemaOf(values: unknown[]): BodySchema {
  const is = (isSo: (value: unknown) => boolean) => values.length > 0 && values.every(isSo)
  if (is((value) => typeof value === 'boolean')) return { type: 'boolean' }
  const distinct = [...new Set(values)]
  const isChoice = values.length >= minForChoice && distinct.length <= Math.sqrt(values.length)
  if (is((value) => Number.isSafeInteger(value))) return { type: 'integer' }
  if (is((value) => typeof value === 'number')) return { type: 'number' }
  const texts = distinct.filter((value) => typeof value === 'string')
  if (texts.length < distinct.length) return {}
  // Email addresses belong to people, so they are not a choice.
  if (is((value) => /^\S+@\S+\.\S+$/.test(String(value)))) return { type: 'string', format: 'email' }
  if (isChoice && texts.every((text) => text.length <= maxOptionLength && !text.includes('@'))) return { enum: texts }
  if (is((value) => /^https?:\/\/\S+$/.test(String(value)))) return { type: 'string', format: 'uri' }
  return { type: 'string' }
}
