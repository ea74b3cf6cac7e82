import { type NamePaths, pathOf, pathsAt, pathsOfName, type StatusPath, type TimePath } from '../../records/field-path'
import { isFilled } from '../../records/kind-of'
import { type Pointer, readPointer } from '../../records/pointer'
import type { PartnerRecord } from '../../records/record'

type Maybe<Value> = Value | null | undefined

type ApplicantFields = {
  name?: Maybe<NamePaths>
  email?: Maybe<Pointer>
  status?: Maybe<StatusPath>
  job?: Maybe<Pointer>
  jobTitle?: Maybe<Pointer>
  time?: Maybe<TimePath>
}

type JobFields = {
  title?: Maybe<Pointer>
  team?: Maybe<Pointer>
  teamName?: Maybe<Pointer>
  status?: Maybe<StatusPath>
  time?: Maybe<TimePath>
}

/**
 * Returns the list's first columns: the profile's own where they start with the name and at least half hold values;
 * else name, email, status, job and time, followed by the profile's columns that hold values.
 */
export function columnsOfApplicants(
  { name, email, status, job, jobTitle, time }: ApplicantFields,
  own: readonly Pointer[],
  records: readonly PartnerRecord[],
): Pointer[] {
  if (isMostlyFilled(own, records) && startsWith(own, name ? pathsOfName(name) : [])) return [...own]
  const paths = [...(name ? pathsOfName(name) : []), email, at(status), jobTitle ?? job, at(time)]
  return withRest(paths, own, records)
}

export function columnsOfJobs(
  { title, team, teamName, status, time }: JobFields,
  own: readonly Pointer[],
  records: readonly PartnerRecord[],
): Pointer[] {
  if (isMostlyFilled(own, records) && startsWith(own, title ? [title] : [])) return [...own]
  return withRest([title, teamName ?? team, at(status), at(time)], own, records)
}

/** Not paths into a record. */
const ofAnswer = new Set(['items', 'limit', 'total'])

/** Returns the columns with the new paths of fields in place of their old ones. */
export function withChangedPaths(
  columns: readonly Pointer[],
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Pointer[] {
  const changed = new Map<Pointer, Pointer[]>()
  for (const key of Object.keys(after).filter((key) => !ofAnswer.has(key))) {
    const [first, ...others] = pathsAt(before[key])
    const now = pathsAt(after[key])
    if (first === undefined || now.length === 0 || [first, ...others].join(' ') === now.join(' ')) continue
    changed.set(first, now)
    for (const path of others) changed.set(path, [])
  }
  return [...new Set(columns.flatMap((column) => changed.get(column) ?? [column]))]
}

function at(path: Maybe<Pointer | { at: Pointer }>): Pointer | undefined {
  return path === null ? undefined : pathOf(path)
}

function isMostlyFilled(columns: readonly Pointer[], records: readonly PartnerRecord[]): boolean {
  return columns.filter((column) => holds(records, column)).length * 2 >= Math.max(1, columns.length)
}

function startsWith(columns: readonly Pointer[], paths: readonly Pointer[]): boolean {
  return paths.every((path, index) => columns[index] === path)
}

function withRest(paths: Maybe<Pointer>[], own: readonly Pointer[], records: readonly PartnerRecord[]): Pointer[] {
  const first = paths.filter((path) => path !== null && path !== undefined)
  return [...new Set([...first, ...own.filter((column) => holds(records, column))])]
}

function holds(records: readonly PartnerRecord[], column: Pointer): boolean {
  return records.some((record) => isFilled(readPointer(record, column)))
}
