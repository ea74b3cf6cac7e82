import { toMillis } from './date-times'
import { normalizeText } from './normalize-text'
import { isPointer, type Pointer } from './pointer'
import { valueText } from './record-text'

/**
 * What a field must hold: a text, or a number or time in a range. Either end may be open; `until` itself is excluded.
 * Times are ISO: moments, or days for fields that hold days.
 */
export type FieldFilter =
  | { kind: 'text'; contains: string }
  | { kind: 'number'; from: number | null; to: number | null }
  | { kind: 'time'; from: string | null; until: string | null }

/** Filters by field path; all must match. The index also accepts `name`, which is the whole name. */
export type FieldFilters = Readonly<Record<Pointer, FieldFilter>>

/** The longest text to filter by; longer ones are for the search. */
export const maxContainsLength = 200
/** The most fields to filter by at once. */
export const maxFieldFilters = 20

/** The URL parameters for each kind: `contains=/city:ber`, `between=/years:3..7`, `dates=/start:2026-01-01..`. */
export const filterParameters = { text: 'contains', number: 'between', time: 'dates' } as const
type FilterParameter = (typeof filterParameters)[FieldFilter['kind']]

export function isFilterParameter(name: string): name is FilterParameter {
  return Object.values<string>(filterParameters).includes(name)
}

/** Returns a filter as a URL parameter and its value. */
export function writeFieldFilter(name: string, filter: FieldFilter): [FilterParameter, string] {
  const start = `${name.replaceAll('%', '%25').replaceAll(':', '%3A')}:`
  const parameter = filterParameters[filter.kind]
  if (filter.kind === 'text') return [parameter, start + filter.contains]
  const [from, to] = filter.kind === 'number' ? [filter.from, filter.to] : [filter.from, filter.until]
  return [parameter, `${start}${from ?? ''}..${to ?? ''}`]
}

/** The inverse of `writeFieldFilter`; null for a text that is not a filter. */
export function readFieldFilter(parameter: FilterParameter, text: string): [string, FieldFilter] | null {
  const [start = '', ...rest] = text.split(':')
  const name = start.replaceAll('%3A', ':').replaceAll('%25', '%')
  if (rest.length === 0 || name.length > 500 || !(name === 'name' || (name !== '' && isPointer(name)))) return null
  const value = rest.join(':')
  if (parameter === 'contains') {
    const contains = value.trim()
    return contains === '' || value.length > maxContainsLength ? null : [name, { kind: 'text', contains: value }]
  }
  const [from = '', to, ...more] = value.split('..')
  if (to === undefined || more.length > 0 || (from === '' && to === '')) return null
  const filter = parameter === 'between' ? numbersBetween(from, to) : timesBetween(from, to)
  return filter && [name, filter]
}

/** Returns all filters of a URL, the first of each field; anything that is not a filter is left out. */
export function readFieldFilters(query: URLSearchParams): Record<string, FieldFilter> {
  const found = new Map<string, FieldFilter>()
  for (const parameter of Object.values(filterParameters))
    for (const text of query.getAll(parameter)) {
      const read = readFieldFilter(parameter, text)
      if (read && !found.has(read[0]) && found.size < maxFieldFilters) found.set(...read)
    }
  return Object.fromEntries(found)
}

/**
 * Returns the range between two numbers as typed, the smaller one first; null if either is not a number, or both are
 * empty.
 */
export function numbersBetween(from: string, to: string): FieldFilter | null {
  const ends = [from, to].map((text) => (text === '' ? null : writtenNumber.test(text) ? Number(text) : Number.NaN))
  const [first = null, last = null] = ends
  if ((first === null && last === null) || ends.some((end) => end !== null && !Number.isFinite(end))) return null
  const isTurned = first !== null && last !== null && last < first
  return { kind: 'number', from: isTurned ? last : first, to: isTurned ? first : last }
}

const writtenNumber = /^[+-]?\d{1,15}(?:\.\d{1,10})?$/

function timesBetween(from: string, until: string): FieldFilter | null {
  const first = from === '' ? null : toMillis(from)
  const last = until === '' ? null : toMillis(until)
  if (Number.isNaN(first) || Number.isNaN(last) || (first !== null && last !== null && first >= last)) return null
  return { kind: 'time', from: isoText(from, first), until: isoText(until, last) }
}

/** Days stay days; moments are normalized. */
function isoText(text: string, millis: number | null): string | null {
  if (millis === null) return null
  return text.length === 10 ? text : new Date(millis).toISOString()
}

/** Returns a test for whether a value, as a field reader reads it, matches the filter. */
export function createFieldTest(filter: FieldFilter): (value: unknown) => boolean {
  if (filter.kind === 'text') {
    const wanted = foldLine(filter.contains)
    return (value) => foldLine(valueText(value)).includes(wanted)
  }
  if (filter.kind === 'number') {
    const { from, to } = filter
    return (value) => typeof value === 'number' && (from === null || value >= from) && (to === null || value <= to)
  }
  const start = filter.from === null ? Number.NEGATIVE_INFINITY : toMillis(filter.from)
  const end = filter.until === null ? Number.POSITIVE_INFINITY : toMillis(filter.until)
  return (value) => {
    const millis = typeof value === 'string' ? toMillis(value) : Number.NaN
    return millis >= start && millis < end
  }
}

function foldLine(text: string): string {
  return normalizeText(text).replaceAll(/\s+/g, ' ').trim()
}
