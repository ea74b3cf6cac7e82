import { fieldLabel } from './field-label'
import { type NamePaths, pathOf, pathsOfName, type StatusPath, type TimePath } from './field-path'
import { type Pointer, pointerOf, readPointer, tokensOf } from './pointer'
import { readName, readTime, textAt } from './read-field'
import type { PartnerRecord } from './record'
import { shownLabel } from './shown-label'
import { knownLabels } from './words'

/** Fields whose values are not shown as they were sent. */
export type MappedFields = {
  name?: NamePaths | null
  time?: TimePath | null
  status?: StatusPath | null
  /** The job’s title in an applicant’s record. */
  jobTitle?: Pointer | null
  /**
   * The team’s ID. Cells show the team's name, so the heading is “Team”, unless `hasTeamNames`: then another column has
   * the names.
   */
  team?: Pointer | null
  hasTeamNames?: boolean
  /** The desk's labels, in English, for fields whose own names it does not know (`deskLabels`). */
  labels?: Readonly<Record<Pointer, string>>
}

/** How fields of records are shown, searched and sorted. */
export type FieldReader = {
  label(pointer: Pointer): string
  /** Returns the value as shown: a name's parts as one, a time as ISO text; any other value as the partner sent it. */
  read(record: unknown, pointer: Pointer): unknown
  /** The field that is shown as a status. */
  statusAt: Pointer
  /** Fields whose shown value differs from what they hold. */
  special: ReadonlySet<Pointer>
  /** Parts of a name that are shown with its first part. */
  hidden: ReadonlySet<Pointer>
  /** Returns the record with the values of its special fields added, for search and sorting. */
  toIndexed(record: PartnerRecord): PartnerRecord
  /** Returns the field of an indexed record to sort by. */
  sortPointer(pointer: Pointer): Pointer
}

/** Key for the values of special fields. No partner's field has this name. */
const readingsKey = '\u0000'

/** `wrapper`: the name of the one object that holds everything in every record; labels leave it out. */
export function createFieldReader(mapped: MappedFields, wrapper: string | null = null): FieldReader {
  const { name, time, status } = mapped
  const parts = name ? pathsOfName(name) : []
  const [lead] = parts
  const isJoined = parts.length > 1
  const timeAt = time && typeof time === 'object' && time.format !== 'iso' ? time.at : null
  const statusAt = status && typeof status === 'object' ? status.at : null
  const shown: Reading[] = [
    ...(name && isJoined && lead !== undefined
      ? [{ key: 'name', at: lead, read: (record: unknown) => readName(record, name) }]
      : []),
    ...(time && timeAt !== null
      ? [{ key: 'time', at: timeAt, read: (record: unknown) => shownTime(record, time) }]
      : []),
  ]
  const sorted: Reading[] =
    status && statusAt !== null
      ? [...shown, { key: 'status', at: statusAt, read: (record) => rankOf(record, status) }]
      : shown
  return {
    label: (pointer) => (isJoined && pointer === lead ? wholeName : labelOf(pointer, { mapped, isJoined, wrapper })),
    read(record, pointer) {
      const reading = shown.find(({ at }) => at === pointer)
      return reading?.read(record) ?? readPointer(record, pointer)
    },
    statusAt: shownStatusAt(status),
    special: new Set(shown.map(({ at }) => at)),
    hidden: new Set(isJoined ? parts.slice(1) : []),
    toIndexed(record) {
      if (sorted.length === 0) return record
      return { ...record, [readingsKey]: Object.fromEntries(sorted.map(({ key, read }) => [key, read(record)])) }
    },
    sortPointer(pointer) {
      const reading = sorted.find(({ at }) => at === pointer)
      return reading ? pointerOf([readingsKey, reading.key]) : pointer
    },
  }
}

/** Returns the mapped status field, or else the usual one: only for how it is shown. */
export function shownStatusAt(status: StatusPath | null | undefined): Pointer {
  return status ? pathOf(status) : '/status'
}

const wholeName = 'Name'

type Labelling = { mapped: MappedFields; isJoined: boolean; wrapper: string | null }

/** Any other field called "Name" is labeled with its parent, so that no two columns have this heading. */
function labelOf(pointer: Pointer, { mapped, isJoined, wrapper }: Labelling): string {
  if (pointer === mapped.team && !mapped.hasTeamNames) return knownLabels.Team
  const label = mapped.labels?.[pointer] ?? fieldLabel(withoutWrapper(pointer, wrapper))
  // "State" as a record's status is not the region that the desk has a label for.
  if (label === 'State' && pointer === shownStatusAt(mapped.status)) return label
  if (label !== wholeName) return shownLabel(label)
  if (pointer === mapped.jobTitle) return knownLabels['Job name']
  if (!isJoined) return shownLabel(label)
  const withParent = fieldLabel(pointer)
  return withParent === wholeName ? knownLabels['Other name'] : shownLabel(withParent)
}

type Reading = { key: string; at: Pointer; read: (record: unknown) => string | null }

/** Returns the name of the object that holds all these fields; null if there is no such object. */
export function wrapperOf(pointers: readonly Pointer[]): string | null {
  const [first = '', ...others] = pointers
  const [wrapper, ...rest] = tokensOf(first)
  if (wrapper === undefined || rest.length === 0) return null
  const start = `${pointerOf([wrapper])}/`
  return others.every((pointer) => pointer.startsWith(start)) ? wrapper : null
}

function withoutWrapper(pointer: Pointer, wrapper: string | null): Pointer {
  const [first, ...rest] = tokensOf(pointer)
  return wrapper !== null && first === wrapper && rest.length > 0 ? pointerOf(rest) : pointer
}

/** Returns the moment or day as ISO text. A time without a zone is not a moment, so it is shown as written. */
export function shownTime(record: unknown, time: TimePath): string | null {
  const iso = readTime(record, time)
  return iso !== null && withoutZone.test(iso) ? iso.replace('T', ' ').replace(/(:\d{2}):00$/, '$1') : iso
}

const withoutZone = /^\d{4}-\d{2}-\d{2}T[\d:.]+$/

/** The first character of Unicode's private use area: no one types it, so no search word matches it. */
const firstRank = 0xe000

/** Ranks stages in their order; those that are not in the order come after them, by their text. */
function rankOf(record: unknown, status: StatusPath): string | null {
  const stage = textAt(record, pathOf(status))
  if (stage === null || typeof status === 'string') return null
  const index = status.order.indexOf(stage)
  return index >= 0 ? String.fromCodePoint(firstRank + index) : `\uf8fe${stage}`
}
