import { type Pointer, writePointer } from '../../records/pointer'
import { isRecord } from '../../records/record'

/** Builds a record: first the named values, where the profile points, then the other fields; named values win. */
export function writeFields(named: readonly (readonly [Pointer | undefined, unknown])[], fields: unknown): unknown {
  let record: unknown = {}
  for (const [pointer, value] of named) {
    if (pointer !== undefined && value !== undefined) record = writePointer(record, pointer, value)
  }
  return mergeUnder(record, fields)
}

/** Fills in what the record lacks from the fields. */
export function mergeUnder(record: unknown, fields: unknown): unknown {
  if (!isRecord(record) || !isRecord(fields)) return record
  const all = Object.entries({ ...record, ...fields })
  return Object.fromEntries(
    all.map(([name, value]) => [name, Object.hasOwn(record, name) ? mergeUnder(record[name], fields[name]) : value]),
  )
}
