import type { ReadPage } from '../partner/paging/page'
import type { RecordFieldMapping } from '../partner/paging/record-key'
import type { FieldFilters } from '../records/field-filter'
import type { Pointer } from '../records/pointer'
import type { PartnerRecord } from '../records/record'

/** What the index keeps of a record beside the record itself; null where the record does not say. */
export type IndexedFields = {
  name: string | null
  email: string | null
  jobId: string | null
  status: string | null
  teamId: string | null
  appliedAt: Date | null
}

/** How records are read. `mark` is the same as long as the same fields are read. */
export type IndexMapping = {
  mark: string
  key: RecordFieldMapping
  /** The fields that `read` reads. */
  columns: readonly Pointer[]
  read(record: PartnerRecord): IndexedFields
}

/** The partner's list that the index is a copy of; the roof hands it in (lib/boot). */
export type IndexSource = {
  /** A keyed hash of address, environment and key: another one has another index. */
  source(): string
  /** False while nobody knows which fields tell records apart. */
  isReady(): boolean
  /** One attempt in the bulk lane (spec 4.1). */
  readPage: ReadPage
  mapping(): IndexMapping
}

/**
 * `off` where no admin has switched it on; `waiting` until the field mapping is confirmed; `hidden` while the partner
 * refuses the list to this key.
 */
export type IndexState = 'off' | 'waiting' | 'building' | 'ready' | 'hidden'

/** How fresh the index is; instants as ISO texts. */
export type IndexStatus = {
  state: IndexState
  total: number
  walk: WalkProgress | null
  /** As of when everything was read the last time, and as of when newcomers were. */
  walkedAt: string | null
  refreshedAt: string | null
  failure: { title: string; at: string } | null
  /** The last update failed, or none was made for a quarter of an hour: newcomers may be missing. */
  isLate: boolean
  /** It is being built because key, address or environment have changed: the index before it is not shown. */
  isReplacing: boolean
}

/**
 * The walk under way: when it began, and how many applicants it has found so far. How much of the list that is, and how
 * long the rest takes, is null until it is known how long the list is.
 */
export type WalkProgress = { startedAt: string; found: number; percent: number | null; secondsLeft: number | null }

/** `fixed`: APPLICANT_INDEX decides. */
export type IndexSwitched = { state: 'switched' | 'fixed' }

export const indexStatusUrl = '/api/applicants/index'
export const indexStatusKey = ['applicant-index'] as const

/** Values of which a record has one, by facet; null for records that do not say. Of several facets all must fit. */
export type FacetFilters = {
  status?: readonly (string | null)[] | undefined
  jobId?: readonly (string | null)[] | undefined
  teamId?: readonly (string | null)[] | undefined
  facets?: Readonly<Record<Pointer, readonly (string | null)[]>> | undefined
}

/** The facets that are filtered by, each under its name: `status`, `jobId`, `teamId` or the path of a field. */
export function facetFilters({ facets, ...columns }: FacetFilters): [string, readonly (string | null)[]][] {
  const given: [string, readonly (string | null)[] | undefined][] = Object.entries({ ...columns, ...facets })
  return given.flatMap(([name, values]) => (values && values.length > 0 ? [[name, values]] : []))
}

/** The same the other way round. */
export function filtersNamed(values: Readonly<Record<string, readonly (string | null)[]>>): FacetFilters {
  const { status, jobId, teamId, ...facets } = values
  return {
    ...(status && { status }),
    ...(jobId && { jobId }),
    ...(teamId && { teamId }),
    ...(Object.keys(facets).length > 0 && { facets }),
  }
}

/** A facet that applicants can be told apart by, under its name, and what its values are. */
export type OfferedFacet = { name: string; kind: 'text' | 'boolean' | 'number' }

/** A span of time; `until` itself is not in it. */
export type TimeSpan<Moment> = { from: Moment; until: Moment }

/**
 * Which applicants: `words` as people type them (parse-query.ts). `newSince`: those who appeared after it; `applied`:
 * those who applied then.
 */
export type ApplicantQuery = {
  words: string
  filters: FacetFilters
  newSince?: Date | null
  applied?: TimeSpan<Date> | null
  /** What fields must hold besides. */
  fieldFilters?: FieldFilters | undefined
}

export function hasFieldFilters({ fieldFilters = {} }: Pick<ApplicantQuery, 'fieldFilters'>): boolean {
  return Object.keys(fieldFilters).length > 0
}

/** `list`: as the partner lists them. Records without the value come last, whichever way. */
export type ApplicantSort = {
  by: 'list' | 'applied' | 'name' | 'status' | 'firstSeen' | { path: Pointer }
  isDescending: boolean
}

export type FoundApplicant = {
  key: string
  record: unknown
  firstSeenAt: Date
  /** It appeared after the first walk. */
  isNewcomer: boolean
  changedAt: Date
  staleSince: Date | null
}

/** Where `isExact` is false there are more than `count`. */
export type HitCount = { count: number; isExact: boolean }

/** `isApproximate`: nobody has the words as they were typed; these have words that are spelt much like them. */
export type ApplicantHits = { rows: FoundApplicant[]; total: HitCount; isApproximate: boolean }

/** Per facet (`status`, `jobId`, `teamId` or a path) how many have each value; `hasMore`: not all values are listed. */
export type FacetCounts = Record<string, { values: { value: string | null; count: number }[]; hasMore: boolean }>

/** `day` as `2026-11-23` in the time zone that was asked for. */
export type DayCount = { day: string; status: string | null; count: number }
