import { type NamePaths, pathOf, pathsOfName, type TimePath } from '../records/field-path'
import { createFieldReader, type MappedFields, wrapperOf } from '../records/field-reader'
import { isPointer, type Pointer, pointerOf, readAt, tokensOf } from '../records/pointer'
import { readName } from '../records/read-field'
import { isRecord, type PartnerRecord } from '../records/record'
import { createSheetWriter } from '../records/sheet-writer'
import { csvCell } from '../text/csv'
import { exportFileWords } from './words'

/** JSON Pointers into a record. */
export type Columns = readonly string[]

const maxColumns = 200

/** Checks the requested columns; null if there are none. `fault` says what is wrong. */
export function parseColumns(asked: readonly string[] | null): { columns: Columns | null } | { fault: string } {
  const given = [...new Set(asked)]
  if (given.length > maxColumns) return { fault: `columns may be given ${maxColumns} times at most` }
  const wrong = given.some((column) => column === '' || !isPointer(column))
  if (wrong) return { fault: 'columns must be JSON Pointers into an applicant, such as /name' }
  return { columns: given.length > 0 ? given : null }
}

/** The profile's columns, then further fields of these records, 200 in all. */
export function discoverColumns(profile: Columns, records: readonly PartnerRecord[]): Columns {
  const columns = new Set(profile.filter((column) => column !== ''))
  for (const record of records) for (const column of besides(record, [], profile)) columns.add(column)
  return [...columns].slice(0, maxColumns)
}

/** The pointer of the column with the full name; no field has this pointer. */
const wholeName = ''

/** Inserts the column with the full name before its parts, if the columns include a part of it. */
export function withWholeName(columns: Columns, name: NamePaths | null): Columns {
  const parts = name === null ? [] : pathsOfName(name)
  const [first] = parts
  if (first === undefined || parts.length < 2 || !columns.includes(first)) return columns
  const others = columns.filter((column) => column === first || !parts.includes(column))
  return others.flatMap((column) => (column === first ? [wholeName, ...parts] : [column]))
}

/** The column with the desk's name for the team; no field's path looks like this. */
const teamName = 'team name'

/** Inserts the desk's name for the team after its ID, if the desk has names. */
export function withTeamNames(columns: Columns, { team, teamNames }: Teams): Columns {
  return teamNames.size === 0 ? columns : columns.flatMap((column) => (column === team ? [team, teamName] : [column]))
}

/** Where the team's ID is, and the desk's names for teams, by ID. */
export type Teams = { team: Pointer | null; teamNames: ReadonlyMap<string, string> }

const noTeams: Teams = { team: null, teamNames: new Map() }
const isOwn = (column: string) => column === wholeName || column === teamName

/**
 * The header's cells: the columns' names on the screen, each name once. `hasRest`: includes the column for all fields
 * without their own column, as JSON.
 */
export function headerOf(
  columns: Columns,
  hasRest: boolean,
  mapped: MappedFields & { columns?: Columns } = {},
): string[] {
  const wrapper = wrapperOf([...(mapped.columns ?? []), ...columns.filter((column) => !isOwn(column))])
  // The full name has its own column, so its first part gets the partner's name for it.
  const { label } = createFieldReader({ jobTitle: mapped.jobTitle ?? null, labels: mapped.labels ?? {} }, wrapper)
  const taken = new Set<string>()
  const unique = (name: string, column: string) => {
    const path = tokensOf(column).join('.')
    let free = name
    for (let number = 2; taken.has(free.toLowerCase()); number += 1)
      free = number === 2 && path !== '' ? `${name} (${path})` : `${name} ${number}`
    taken.add(free.toLowerCase())
    return free
  }
  const nameOf = (column: string) => {
    if (column === wholeName) return unique(exportFileWords.name, '')
    return column === teamName ? unique(exportFileWords.teamName, '') : unique(label(column), column)
  }
  const names = columns.map(nameOf)
  return (hasRest ? [...names, unique(exportFileWords.otherFields, '')] : names).map(csvCell)
}

type RowOptions = {
  name?: NamePaths | null
  /** Where the application's time is, in the partner's format. */
  time?: TimePath | null
  /** The time zone in which times are written: an IANA name. */
  timeZone?: string
  teams?: Teams
}

/**
 * Returns a function that creates a record's cells in readable form (`createSheetWriter`); with `hasRest` the last cell
 * contains all other fields as the partner sent them, as JSON.
 */
export function rowMaker(
  columns: Columns,
  hasRest: boolean,
  { name = null, time = null, timeZone = 'UTC', teams = noTeams }: RowOptions = {},
): (record: PartnerRecord) => string[] {
  const tokensByColumn = columns.map((column) => (isOwn(column) ? [] : tokensOf(column)))
  const teamPath = tokensOf(teams.team ?? '')
  const write = createSheetWriter(timeZone)
  const readMappedTime = createFieldReader({ time }).read
  const timeAt = time === null ? null : pathOf(time)
  function valueAt(record: PartnerRecord, tokens: readonly string[], column: string): unknown {
    if (column === teamName) return teams.teamNames.get(String(readAt(record, teamPath) ?? '')) ?? ''
    if (column === wholeName && name !== null) return readName(record, name)
    return column === timeAt ? readMappedTime(record, column) : readAt(record, tokens)
  }
  const cellsOf = (record: PartnerRecord) =>
    tokensByColumn.map((tokens, number) => csvCell(write(valueAt(record, tokens, columns[number] ?? ''), record)))
  if (!hasRest) return cellsOf
  const shown = shownOf(tokensByColumn)
  return (record) => {
    const rest = without(record, shown)
    return [...cellsOf(record), rest === null ? '' : csvCell(rest)]
  }
}

/** Fields without a column: whole fields, or the other parts of a field that is shown in part. */
function besides(record: PartnerRecord, path: string[], columns: Columns): string[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const childPath = [...path, key]
    const pointer = pointerOf(childPath)
    if (columns.includes(pointer)) return []
    const isShownInPart = columns.some((column) => column.startsWith(`${pointer}/`))
    return isShownInPart && isRecord(value) ? besides(value, childPath, columns) : [pointer]
  })
}

/** By field: whether a column shows all of it, or which of its parts. */
type Shown = Map<string, 'whole' | Shown>

function shownOf(paths: readonly string[][]): Shown {
  const shown: Shown = new Map()
  for (const [first] of paths) {
    if (first === undefined || shown.has(first)) continue
    const below = paths.filter(([key]) => key === first).map(([, ...rest]) => rest)
    shown.set(first, below.some((path) => path.length === 0) ? 'whole' : shownOf(below))
  }
  return shown
}

/** The record without what columns show, or null if nothing is left. A list that is shown in part stays whole. */
function without(record: PartnerRecord, shown: Shown): PartnerRecord | null {
  const kept: [string, unknown][] = []
  for (const key of Object.keys(record)) {
    const how = shown.get(key)
    if (how === 'whole') continue
    const value = record[key]
    const rest = how && isRecord(value) ? without(value, how) : value
    if (rest !== null || value === null) kept.push([key, rest])
  }
  return kept.length > 0 ? Object.fromEntries(kept) : null
}
