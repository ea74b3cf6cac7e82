import { type Pointer, readPointer } from '../records/pointer'
import { isRecord, type PartnerRecord } from '../records/record'

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
