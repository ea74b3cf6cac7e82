import { type Pointer, readPointer } from '../records/pointer'

/** A record of the partner: its fields are whatever the partner sent. */
export type PartnerRecord = Record<string, unknown>

/**
 * The list in an answer: where the profile's `items` says; without it the answer itself, or the only array in it.
 * Undefined where there is none. Entries that are no objects are kept under the key `value`, never dropped.
 */
export function readList(body: unknown, items: Pointer | undefined): PartnerRecord[] | undefined {
  const list = items === undefined ? onlyArray(body) : readPointer(body, items)
  return Array.isArray(list) ? list.map((entry) => (isRecord(entry) ? entry : { value: entry })) : undefined
}

function onlyArray(body: unknown): unknown {
  if (Array.isArray(body)) return body
  if (!isRecord(body)) return undefined
  const arrays = Object.values(body).filter(Array.isArray)
  return arrays.length === 1 ? arrays[0] : undefined
}

/** The answer as a record, or null where it is none. */
export function recordOf(value: unknown): PartnerRecord | null {
  return isRecord(value) ? value : null
}

function isRecord(value: unknown): value is PartnerRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
