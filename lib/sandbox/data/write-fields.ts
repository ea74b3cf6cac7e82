import { type Pointer, writePointer } from '../../records/pointer'

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
  if (!isPlain(record) || !isPlain(fields)) return record
  const all = Object.entries({ ...record, ...fields })
  return Object.fromEntries(
    all.map(([name, value]) => [name, Object.hasOwn(record, name) ? mergeUnder(record[name], fields[name]) : value]),
  )
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
