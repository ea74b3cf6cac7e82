import { type Pointer, writePointer } from '../../records/pointer'

/** A record whose named values stand where the profile points, first, and whose other fields follow; named ones win. */
export function writeFields(named: readonly (readonly [Pointer | undefined, unknown])[], fields: unknown): unknown {
  let record: unknown = {}
  for (const [pointer, value] of named) {
    if (pointer !== undefined && value !== undefined) record = writePointer(record, pointer, value)
  }
  return mergeUnder(record, fields)
}

/** What is missing in the record is taken from the fields. */
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
