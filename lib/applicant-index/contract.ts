import type { ReadPage } from '../partner/paging/page'
import type { RecordFieldMapping } from '../partner/paging/record-key'
import type { FieldFilters } from '../records/field-filter'
import type { Pointer } from '../records/pointer'
import type { PartnerRecord } from '../records/record'

/** What the index stores about a record besides the record itself; null where the record has no value. */
export type IndexedFields = {
  name: string | null
  email: string | null
  jobId: string | null
  status: string | null
  teamId: string | null
  appliedAt: Date | null
}

/** How records are read. `fingerprint` stays the same as long as the same fields are read. */
export type IndexMapping = {
  fingerprint: string
  key: RecordFieldMapping
  /** The fields that `read` reads. */
  columns: readonly Pointer[]
  read(record: PartnerRecord): IndexedFields
}

/** The partner's list that the index copies; lib/boot passes it in. */
export type IndexSource = {
  /** A keyed hash of address, environment and key: a different one has its own index. */
  source(): string
  /** False while it is unknown which fields identify a record. */
  isReady(): boolean
  /** One attempt in the bulk lane (spec 4.1). */
  readPage: ReadPage
  mapping(): IndexMapping
}

/**
 * `off` until an admin switches it on; `waiting` until the field mapping is confirmed; `hidden` while the partner
 * refuses this key the list.
 */
export type IndexState = 'off' | 'waiting' | 'building' | 'ready' | 'hidden'

/** How fresh the index is; times are ISO strings. */
export type IndexStatus = {
  state: IndexState
  total: number
  walk: WalkProgress | null
  /** As of when the whole list, and as of when the newcomers, were last read. */
  walkedAt: string | null
  refreshedAt: string | null
  failure: { title: string; at: string } | null
  /** The last update failed, or there was none for 15 minutes: newcomers may be missing. */
  isLate: boolean
  /** It is being rebuilt because the key, address or environment changed: the previous index is not shown. */
  isReplacing: boolean
}

/**
 * The walk in progress: when it began, and how many applicants it has found so far. Its percentage and remaining time
 * are null until the list's length is known.
 */
export type WalkProgress = { startedAt: string; found: number; percent: number | null; secondsLeft: number | null }

/** `fixed`: the setting is fixed by APPLICANT_INDEX. */
export type IndexSwitched = { state: 'switched' | 'fixed' }

export const indexStatusUrl = '/api/applicants/index'
export const indexStatusKey = ['applicant-index'] as const

/** Per facet, the values to match, any of them; null matches records without a value. All facets must match. */
export type FacetFilters = {
  status?: readonly (string | null)[] | undefined
  jobId?: readonly (string | null)[] | undefined
  teamId?: readonly (string | null)[] | undefined
  facets?: Readonly<Record<Pointer, readonly (string | null)[]>> | undefined
}

/** The active facet filters, each with its name: `status`, `jobId`, `teamId` or a field's path. */
export function facetFilters({ facets, ...columns }: FacetFilters): [string, readonly (string | null)[]][] {
  const given: [string, readonly (string | null)[] | undefined][] = Object.entries({ ...columns, ...facets })
  return given.flatMap(([name, values]) => (values && values.length > 0 ? [[name, values]] : []))
}

/** The inverse of `facetFilters`. */
export function filtersNamed(values: Readonly<Record<string, readonly (string | null)[]>>): FacetFilters {
  const { status, jobId, teamId, ...facets } = values
  return {
    ...(status && { status }),
    ...(jobId && { jobId }),
    ...(teamId && { teamId }),
    ...(Object.keys(facets).length > 0 && { facets }),
  }
}

/** A facet by which applicants can be filtered, with its name and the kind of its values. */
export type OfferedFacet = { name: string; kind: 'text' | 'boolean' | 'number' }

/** A time span; `until` is exclusive. */
export type TimeSpan<Moment> = { from: Moment; until: Moment }

/**
 * Which applicants to find: `words` as typed by the user (parse-query.ts). `newSince`: those that appeared after it;
 * `applied`: those that applied within it.
 */
export type ApplicantQuery = {
  words: string
  filters: FacetFilters
  newSince?: Date | null
  applied?: TimeSpan<Date> | null
  /** Further conditions on fields. */
  fieldFilters?: FieldFilters | undefined
}

export function hasFieldFilters({ fieldFilters = {} }: Pick<ApplicantQuery, 'fieldFilters'>): boolean {
  return Object.keys(fieldFilters).length > 0
}

/** `list`: in the partner's order. Records without the value come last in either direction. */
export type ApplicantSort = {
  by: 'list' | 'applied' | 'name' | 'status' | 'firstSeen' | { path: Pointer }
  isDescending: boolean
}

export type FoundApplicant = {
  key: string
  record: unknown
  firstSeenAt: Date
  /** Appeared after the first walk. */
  isNewcomer: boolean
  changedAt: Date
  staleSince: Date | null
}

/** If `isExact` is false, there are more than `count`. */
export type HitCount = { count: number; isExact: boolean }

/** `isApproximate`: nothing matches the words as typed; these match words with a similar spelling. */
export type ApplicantHits = { rows: FoundApplicant[]; total: HitCount; isApproximate: boolean }

/** Per facet (`status`, `jobId`, `teamId` or a path), the count per value; `hasMore`: not all values are listed. */
export type FacetCounts = Record<string, { values: { value: string | null; count: number }[]; hasMore: boolean }>

/** `day` as `2026-11-23` in the requested time zone. */
export type DayCount = { day: string; status: string | null; count: number }
