import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { tokensOf } from '../records/pointer'
import { commaList } from '../store/comma-list'
import { indexedApplicants } from '../store/index-tables'
import { sanitizeText } from '../text/sanitize'
import type { ApplicantSort } from './contract'

/** The columns to sort by, the key last, so that no two rows are equal. `first` may be null if `mayBeNull`. */
export type SortColumns = { first: SQL; mayBeNull: boolean; rest: SQL[] }

/** `stages`: the statuses in the order in which applications pass through them; other statuses follow. */
export type RowOrder = ApplicantSort & { stages?: readonly string[] }

export function sortColumns({ by, isDescending, stages = [] }: RowOrder): SortColumns {
  const { position, appliedAt, nameKey, status, jobId, teamId, firstSeenAt, key } = indexedApplicants
  const rest = [sql`${key}`]
  if (by === 'list') return { first: sql`${position}`, mayBeNull: false, rest }
  if (by === 'applied') return { first: sql`${appliedAt}`, mayBeNull: true, rest }
  // As in the index, whatever the database's collation.
  if (by === 'name') return { first: sql`${nameKey} collate "C"`, mayBeNull: true, rest }
  if (by === 'status' && stages.length > 0)
    return { first: stageOf(stages), mayBeNull: true, rest: [sql`${status}`, ...rest] }
  if (by === 'status') return { first: sql`${status}`, mayBeNull: true, rest: [sql`${jobId}`, sql`${teamId}`, ...rest] }
  if (by === 'firstSeen') return { first: sql`${firstSeenAt}`, mayBeNull: false, rest }
  // In the order of the list, in either direction: all rows, if no record has the field.
  const place = isDescending ? sql`-${position}` : sql`${position}`
  return { first: valueAt(by.path), mayBeNull: true, rest: [place, ...rest] }
}

/** The rank of a row's stage; null without a status. */
function stageOf(stages: readonly string[]): SQL {
  const { status } = indexedApplicants
  return sql`case when ${status} is not null then coalesce(array_position(${textArray(stages)}, ${status}), ${stages.length + 1}::int) end`
}

/** As jsonb, which orders numbers by value; empty texts count as missing. */
function valueAt(path: string): SQL {
  const { record } = indexedApplicants
  const value = sql`${record} #> ${textArray(tokensOf(path))}`
  return sql`nullif(nullif(case when jsonb_typeof(${value}) = 'string' then to_jsonb(lower(${record} #>> ${textArray(tokensOf(path))})) else ${value} end, 'null'::jsonb), '""'::jsonb)`
}

export function textArray(texts: readonly string[]): SQL {
  return sql`array[${commaList(texts.map((text) => sql`${sanitizeText(text)}`))}]::text[]`
}

/** The order of the indexes: ascending with nulls last, descending with nulls first. */
export function orderOf({ first, rest }: SortColumns, isDescending: boolean): SQL {
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  return commaList([first, ...rest].map((column) => sql`${column} ${direction}`))
}

export function allColumns({ first, rest }: SortColumns): SQL[] {
  return [first, ...rest]
}
