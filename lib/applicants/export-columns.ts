import { isPointer, pointerOf, readPointer, tokensOf } from '../partner/profile/pointer'
import type { PartnerRecord } from '../partner/read-list'
import { csvCell } from './csv'

/** JSON Pointers into a record; they are the header names too. */
export type Columns = readonly string[]

/** The last column: whatever of a record stands in no other one, as JSON, so that nothing is lost. */
export const otherFields = 'Other fields'

const mostColumns = 200

/** Reads the repeated `columns` of a query; null where there is none. A fault says why. */
export function parseColumns(query: URLSearchParams): { columns: Columns | null } | { fault: string } {
  const given = [...new Set(query.getAll('columns'))]
  if (given.length > mostColumns) return { fault: `columns may be given ${mostColumns} times at most` }
  const wrong = given.some((column) => column === '' || !isPointer(column))
  if (wrong) return { fault: 'columns must be JSON Pointers into an applicant, such as /name' }
  return { columns: given.length > 0 ? given : null }
}

/** The profile's columns, then what these records hold besides, as far as there is room. */
export function discoverColumns(profile: Columns, records: readonly PartnerRecord[]): Columns {
  const columns = new Set(profile.filter((column) => column !== ''))
  for (const record of records) for (const column of besides(record, [], profile)) columns.add(column)
  return [...columns].slice(0, mostColumns)
}

/** The header line's cells. */
export function headerOf(columns: Columns): string[] {
  return [...columns, otherFields]
}

/** Makes the cells of a record; the last one holds what is left. */
export function rowMaker(columns: Columns): (record: PartnerRecord) => string[] {
  const places = columns.map(tokensOf)
  return (record) => {
    const rest = without(record, places)
    const cells = columns.map((column) => csvCell(readPointer(record, column)))
    return [...cells, Object.keys(rest).length > 0 ? csvCell(rest) : '']
  }
}

/** Fields that no column shows: whole ones, but where a column shows a part of one, its other parts. */
function besides(record: PartnerRecord, path: string[], columns: Columns): string[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const place = [...path, key]
    const pointer = pointerOf(place)
    if (columns.includes(pointer)) return []
    const isShownInPart = columns.some((column) => column.startsWith(`${pointer}/`))
    return isShownInPart && isRecord(value) ? besides(value, place, columns) : [pointer]
  })
}

/** The record without what stands at these places. A list of which a part is shown stays whole. */
function without(record: PartnerRecord, places: readonly string[][]): PartnerRecord {
  const kept = Object.entries(record).flatMap(([key, value]): [string, unknown][] => {
    const below = places.filter(([first]) => first === key).map(([, ...rest]) => rest)
    if (below.some((place) => place.length === 0)) return []
    if (below.length === 0 || !isRecord(value)) return [[key, value]]
    const rest = without(value, below)
    return Object.keys(rest).length > 0 ? [[key, rest]] : []
  })
  return Object.fromEntries(kept)
}

function isRecord(value: unknown): value is PartnerRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
