import {
  type ApplicantSort,
  type FacetCounts,
  type FacetFilters,
  facetFilters,
  type HitCount,
  type OfferedFacet,
  type TimeSpan,
} from '../applicant-index/contract'
import type { Lane } from '../partner/pacing/lanes'
import type { SkippedRecord } from '../partner/paging/isolate-record'
import type { RecordFieldMapping } from '../partner/paging/record-key'
import { type FieldFilters, writeFieldFilter } from '../records/field-filter'
import type { MappedFields } from '../records/field-reader'
import type { PartnerRecord } from '../records/record'

/** The most records on a page: the partner advises at most 50 (spec 4.1). */
export const maxLimit = 50

/** A page as returned by `GET /api/applicants`. */
export type ApplicantPage = { items: PartnerRecord[]; limit: number; nextOffset: number | null; isEndUnclear?: true }

/** What the screen needs from the profile: field paths (JSON Pointers) into a record. */
export type ApplicantMapping = Required<Omit<MappedFields, 'hasTeamNames' | 'labels'>> & {
  labels?: Readonly<Record<string, string>>
  /** What identifies a record. Never a guess, since records with the same key are treated as one. */
  key: RecordFieldMapping
  email: string | null
  phone: string | null
  /** The id and the title of the job applied for. */
  job: string | null
  jobTitle: string | null
  /** Job titles by id, if records have none. */
  jobTitles?: Readonly<Record<string, string>>
  hasTeamNames?: boolean
  /** The desk's names for teams, by id; omitted if no team is shown. */
  teamNames?: Readonly<Record<string, string>>
  /** The columns shown first; a name in parts appears at its first part. */
  columns: string[]
}

export const applicantsKey = ['applicants'] as const

/** The name under which retries of this list are shown. */
export const applicantsRetries = 'applicants'

/** `lane`: bulk for a page that no user waits for, behind users' own requests. */
export function applicantsUrl({
  offset,
  limit,
  lane = 'person',
}: {
  offset: number
  limit: number
  lane?: Lane
}): string {
  return `/api/applicants?offset=${offset}&limit=${limit}${lane === 'bulk' ? '&lane=bulk' : ''}`
}

/** `columns`: JSON Pointers; empty for all fields. */
export function exportUrl(columns: readonly string[]): string {
  const query = new URLSearchParams(columns.map((column) => ['columns', column]))
  return `/api/applicants/export${query.size > 0 ? `?${query}` : ''}`
}

/** The last line of an incomplete file: one quoted cell. */
export function lastLine(text: string): string {
  return `"${text.replaceAll('"', '""')}"\r\n`
}

/** Their positions in the list, counted from 1: "7, 8, 91". */
export function positionsOf(steppedOver: readonly SkippedRecord[]): string {
  const positions = steppedOver.map(({ offset }) => offset + 1)
  return `${positions.slice(0, 10).join(', ')}${positions.length > 10 ? ' …' : ''}`
}

/**
 * GET with `searchParametersOf` as its query. POST with `{ "query": … }`, the same as text, if words or values may be
 * an e-mail address: URLs must not contain one.
 */
export const searchUrl = '/api/search/applicants'

/** The maximum number of rows in one search answer. */
export const maxSearchLimit = 200

/** The maximum length of a search's words, and of each of its facets' values. */
export const maxSearchTextLength = 500

/** A search of the index. */
export type SearchInput = {
  words: string
  filters: FacetFilters
  /** Only applicants that appeared since the reader's last visit. */
  isNewOnly: boolean
  /** When that visit ended, as a previous answer said: a list that stays open outlasts the visit. An ISO time. */
  newSince?: string | undefined
  /** Only those who applied in this time span; ISO times. */
  applied?: TimeSpan<string> | null | undefined
  /** Further conditions on fields. */
  fieldFilters?: FieldFilters | undefined
  sort: ApplicantSort
  offset: number
  limit: number
  /** The names of the facets whose values are counted; null for all. */
  facets: readonly string[] | null
  /** Whether hits are counted exactly, however many there are. */
  isCounted: boolean
  /** Instead of all this: the one record with this token in its address (`recordToken`). */
  token?: string | undefined
}

/** A search for everyone in the partner's order, for callers that specify only what differs. */
export const plainSearch: SearchInput = {
  words: '',
  filters: {},
  isNewOnly: false,
  sort: { by: 'list', isDescending: false },
  offset: 0,
  limit: maxLimit,
  facets: [],
  isCounted: false,
}

/** `isNew`: appeared since the reader's last visit. `staleSince`: the partner has failed to show it since then. */
export type SearchRow = { key: string; record: PartnerRecord; isNew: boolean; staleSince: string | null }

export type SearchAnswer = {
  rows: SearchRow[]
  total: HitCount
  /** Nothing matches the words as typed; these have a similar spelling. */
  isApproximate: boolean
  /** When the reader's last visit ended; null before their first one. */
  newSince: string | null
  /** Counts for the requested facets. */
  facets: FacetCounts
  /** All available facets; and all statuses, most frequent first, if there are several. */
  offered: OfferedFacet[]
  statuses: (string | null)[]
  /** Names for the ids of counted and chosen values: for `jobId` (titles from applicants' records) and `teamId`. */
  names: Record<string, Record<string, string>>
  /** When newcomers, and everything, were last read; and the total number of applicants. */
  asOf: { newcomers: string | null; all: string | null; total: number }
}

/** An answer as sent by `GET /api/search/applicants`: `marks` of the items, in their order; `everyone` in the index. */
export type SearchPage = Omit<SearchAnswer, 'rows' | 'total' | 'asOf'> & {
  items: PartnerRecord[]
  marks: Omit<SearchRow, 'record'>[]
  total: number
  isTotalExact: boolean
  everyone: number
  /** As of when newcomers, and all others, were last read. */
  asOf: string | null
  changesAsOf: string | null
}

export function toSearchPage({ rows, total, asOf, ...rest }: SearchAnswer): SearchPage {
  return {
    items: rows.map(({ record }) => record),
    total: total.count,
    isTotalExact: total.isExact,
    everyone: asOf.total,
    asOf: asOf.newcomers ?? asOf.all,
    changesAsOf: asOf.all,
    ...rest,
    marks: rows.map(({ record: _, ...mark }) => mark),
  }
}

export function fromSearchPage(page: SearchPage): SearchAnswer {
  const { items, marks, total, isTotalExact, everyone, asOf, changesAsOf, ...rest } = page
  return {
    ...rest,
    rows: items.flatMap((record, index) => {
      const mark = marks[index]
      return mark ? [{ ...mark, record }] : []
    }),
    total: { count: total, isExact: isTotalExact },
    asOf: { newcomers: asOf, all: changesAsOf, total: everyone },
  }
}

/** A search as a URL query (parse-search.ts). A facet's empty value stands for records without one. */
export function searchParametersOf(input: SearchInput): URLSearchParams {
  const { words, filters, isNewOnly, applied, sort, offset, limit, facets, isCounted, token } = input
  const { fieldFilters = {}, newSince } = input
  const by = typeof sort.by === 'string' ? sort.by : sort.by.path
  const query = new URLSearchParams()
  if (words !== '') query.set('q', words)
  query.set('offset', String(offset))
  query.set('limit', String(limit))
  if (by !== 'list' || sort.isDescending) query.set('sort', `${sort.isDescending ? '-' : ''}${by}`)
  if (isNewOnly) query.set('new', 'only')
  if (newSince !== undefined) query.set('since', newSince)
  if (applied) query.set('applied', `${applied.from}/${applied.until}`)
  for (const [name, filter] of Object.entries(fieldFilters)) query.append(...writeFieldFilter(name, filter))
  if (token !== undefined) query.set('token', token)
  if (!isCounted) query.set('total', 'quick')
  for (const name of facets?.length === 0 ? [''] : (facets ?? [])) query.append('facets', name)
  for (const [name, values] of facetFilters(filters)) for (const value of values) query.append(name, value ?? '')
  return query
}

/** Which applicants to find, regardless of range and order. */
export type ApplicantSearch = Pick<SearchInput, 'words' | 'filters' | 'isNewOnly' | 'applied' | 'fieldFilters'>

/** Everything that a search finds. `newSince`: as on the reader's screen, since their visit may end meanwhile. */
export type WholeSearch = ApplicantSearch & {
  sort: ApplicantSort

  newSince: string | null
}

/**
 * POST: everyone that a search finds, as CSV from the index; or the selected ones by key (`recordKey`), without an
 * index from the partner. `columns`: JSON Pointers, null for all fields.
 */
export const foundExportUrl = '/api/applicants/export'
export type FoundExportInput = ExportedPart & { columns: readonly string[] | null }
export type ExportedPart = { search: WholeSearch } | { keys: readonly string[] }

/** The maximum number of selected applicants. */
export const maxSelected = 5_000

/** POST: up to `limit` of the rows that a search finds, as of one moment; `total` counts all of them. */
export const selectionUrl = '/api/applicants/selection'
export type SelectionInput = { search: WholeSearch; offset: number; limit: number }
export type SelectionAnswer = { total: number; isApproximate: boolean; rows: SearchRow[] }

/** POST: counts how many of these applicants a search finds. */
export const selectedCountUrl = '/api/applicants/selection/count'
export type SelectedCountInput = { search: WholeSearch; keys: readonly string[] }
export type SelectedCountAnswer = { count: number }

/** POST with `{ "email": … }`: everything under this e-mail address, which URLs must not contain. */
export const samePersonUrl = '/api/applicants/same-person'
export const samePersonKey = (email: string) => [...applicantsKey, 'same-person', email] as const

/** The latest application first; `total` includes those beyond the listed ones. */
export type SamePersonAnswer = { rows: SearchRow[]; total: number }

/** `GET`: an application of the same person to the same job, made after this unconfirmed dispatch was sent. */
export const listedApplicationUrl = (dispatchId: string) => `/api/dispatches/${encodeURIComponent(dispatchId)}/listed`
export const listedApplicationKey = (dispatchId: string) => [...applicantsKey, 'listed', dispatchId] as const

/** `id`: the record's, if the partner's records have one. `appliedAt`: an ISO time. */
export type ListedApplication = { id: string | null; appliedAt: string }
export type ListedApplicationAnswer = { listed: ListedApplication | null }

/** `GET`: the same for the user's own dispatches that wait for a decision, without rows of runs. */
export const listedOwnUrl = '/api/dispatches/listed'
export const listedOwnKey = [...applicantsKey, 'listed-own'] as const

/** `GET`: the same for the rows of a run that wait for a decision. */
export const listedOfRunUrl = (runId: string) => `/api/runs/${encodeURIComponent(runId)}/listed`
export const listedOfRunKey = (runId: string) => [...applicantsKey, 'listed-of-run', runId] as const

/** By dispatch id. */
export type ListedAnswer = { listed: Record<string, ListedApplication> }

/** POST with `{ "email": …, "jobId": … }`: whether the index lists this person with this job. */
export const listedBeforeUrl = '/api/applicants/listed'

/** `appliedAt`: an ISO time, null if it cannot be read. */
export type ListedBefore = { id: string | null; appliedAt: string | null }
/** The latest one; null if there is none, or no index. */
export type ListedBeforeAnswer = { listed: ListedBefore | null }

export const viewCountsUrl = '/api/applicants/view-counts'
export const viewCountsKey = [...applicantsKey, 'view-counts'] as const

/** How many applicants a saved view finds, and how many of them are new to the reader; null if not counted. */
export type ViewCount = { found: HitCount; isNew: HitCount | null }

/** By view id; '' is the list without a view. `isWhole`: false if the remaining counts need another request. */
export type ViewCounts = { counts: Record<string, ViewCount>; isWhole: boolean }

/** Without `since` nothing is counted: the answer provides the `since` for the next request. */
export function newcomersUrl(since: string | null): string {
  return `/api/applicants/newcomers${since === null ? '' : `?since=${encodeURIComponent(since)}`}`
}

/** How many applicants appeared after `since`; `until`: the `since` of the next request. */
export type NewcomersAnswer = { count: HitCount; until: string }
