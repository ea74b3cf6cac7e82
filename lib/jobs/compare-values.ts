import { pointerOf, readAt } from '../records/pointer'
import type { PartnerRecord } from '../records/record'

/** One submitted value, and its path in the body. */
export type SubmittedValue = { tokens: readonly string[]; value: string }

/** How many of the submitted values a record contains, of those that can be compared. `hasAll` needs at least one. */
export type Comparison = { holds: number; of: number; hasAll: boolean }

/** The non-empty leaf values of a body. */
export function submittedValues(body: unknown, tokens: readonly string[] = []): SubmittedValue[] {
  if (Array.isArray(body)) return body.flatMap((entry, index) => submittedValues(entry, [...tokens, String(index)]))
  if (typeof body === 'object' && body !== null)
    return Object.entries(body).flatMap(([name, value]) => submittedValues(value, [...tokens, name]))
  const value = asText(body)
  return value === '' ? [] : [{ tokens, value }]
}

/**
 * Compares a record with what was submitted. A value is looked up at its own path or, if the partner moves it, under
 * the same name. `shown`: paths and names that occur in any record of the list; others cannot be compared.
 */
export function compareValues(
  record: PartnerRecord,
  submitted: readonly SubmittedValue[],
  shown: ShownPaths,
): Comparison {
  const byName = valuesByName(record)
  let holds = 0
  let of = 0
  for (const { tokens, value } of submitted) {
    const own = readAt(record, tokens)
    if (own === undefined && !shown.has(pointerOf(tokens)) && !shown.has(nameOf(tokens))) continue
    of += 1
    const isHeld = own === undefined ? byName.get(nameOf(tokens))?.has(value) : asText(own) === value
    if (isHeld) holds += 1
  }
  return { holds, of, hasAll: of > 0 && holds === of }
}

/** Field paths (pointers) and field names. */
export type ShownPaths = ReadonlySet<string>

/** Every path with a value, and every field name, in the records of a list. */
export function shownPaths(records: readonly PartnerRecord[]): ShownPaths {
  const paths = new Set<string>()
  for (const record of records)
    for (const { tokens } of leaves(record)) {
      paths.add(pointerOf(tokens))
      paths.add(nameOf(tokens))
    }
  return paths
}

/** Every text in a record, at any path. */
export function recordTexts(record: PartnerRecord): string[] {
  return leaves(record).flatMap(({ value }) => (typeof value === 'string' && value.trim() !== '' ? [value] : []))
}

function valuesByName(record: PartnerRecord): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { tokens, value } of leaves(record)) {
    const name = nameOf(tokens)
    found.set(name, (found.get(name) ?? new Set()).add(asText(value)))
  }
  return found
}

function leaves(value: unknown, tokens: string[] = []): { tokens: string[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ tokens, value }]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...tokens, name]))
}

/** The last name on the path, without list indexes; unlike a pointer, it never starts with a slash. */
function nameOf(tokens: readonly string[]): string {
  return tokens.findLast((token) => !/^\d+$/.test(token)) ?? ''
}

/** Ids and numbers may be sent as either; text is compared without spaces at its ends. */
export function asText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).trim().replace(/\r\n?/g, '\n')
}
