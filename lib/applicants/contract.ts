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

/** The most that one page may ask for (spec 8). */
export const largestLimit = 50

/** A page as `GET /api/applicants` answers it. */
export type ApplicantPage = { items: PartnerRecord[]; limit: number; nextOffset: number | null }

/** What the screen needs of the profile: field paths (JSON Pointers) into a record. */
export type ApplicantMapping = Required<Omit<MappedFields, 'hasTeamNames' | 'labels'>> & {
  labels?: Readonly<Record<string, string>>
  /** What tells records apart. Never a guess, since records of one key are taken for one. */
  key: RecordFieldMapping
  email: string | null
  phone: string | null
  /** The id and the title of the job that was applied for. */
  job: string | null
  jobTitle: string | null
  /** The titles of jobs by id, where records have none. */
  jobTitles?: Readonly<Record<string, string>>
  hasTeamNames?: boolean
  /** What the desk calls teams, by id; left out where no team is shown. */
  teamNames?: Readonly<Record<string, string>>
  /** Shown first; a name in parts stands at its first part. */
  columns: string[]
}

export const applicantsKey = ['applicants'] as const

/** The name under which retries of this list are shown. */
export const applicantsRetries = 'applicants'

/** `lane`: bulk for a page that nobody waits for, behind people's own requests. */
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

/** `columns`: JSON Pointers; none for all fields. */
export function exportUrl(columns: readonly string[]): string {
  const query = new URLSearchParams(columns.map((column) => ['columns', column]))
  return `/api/applicants/export${query.size > 0 ? `?${query}` : ''}`
}

/** The last line of a file that is not whole: one quoted cell. */
export function lastLine(text: string): string {
  return `"${text.replaceAll('"', '""')}"\r\n`
}

/** Where in the list they are, counted from 1: "7, 8, 91". */
export function placesOf(steppedOver: readonly SkippedRecord[]): string {
  const places = steppedOver.map(({ offset }) => offset + 1)
  return `${places.slice(0, 10).join(', ')}${places.length > 10 ? ' …' : ''}`
}

/**
 * GET with `searchParametersOf` as its query. POST with `{ "query": … }`, the same as text, where words or values may
 * be an e-mail address: no URL may hold one.
 */
export const searchUrl = '/api/search/applicants'

/** The most that one answer of a search holds. */
export const largestSearchPage = 200

/** What is searched in the index. */
export type SearchInput = {
  words: string
  filters: FacetFilters
  /** Only those who appeared since the reader's last visit. */
  isNewOnly: boolean
  /** Only those who applied then; ISO times. */
  applied?: TimeSpan<string> | null | undefined
  /** What fields must hold besides. */
  fieldFilters?: FieldFilters | undefined
  sort: ApplicantSort
  offset: number
  limit: number
  /** The facets whose values are counted, under their names; null for all. */
  facets: readonly string[] | null
  /** Whether all hits are counted exactly however many there are. */
  isCounted: boolean
  /** Instead of all this: the one record with this token in its address (`recordToken`). */
  token?: string | undefined
}

/** A search for everyone, in the partner's order, for whoever wants to say only what differs. */
export const plainSearch: SearchInput = {
  words: '',
  filters: {},
  isNewOnly: false,
  sort: { by: 'list', isDescending: false },
  offset: 0,
  limit: largestLimit,
  facets: [],
  isCounted: false,
}

/** `isNew`: appeared since the reader's last visit. `staleSince`: the partner fails to show the record since then. */
export type SearchRow = { key: string; record: PartnerRecord; isNew: boolean; staleSince: string | null }

export type SearchAnswer = {
  rows: SearchRow[]
  total: HitCount
  /** Nothing holds the words as typed; these are spelled alike. */
  isApproximate: boolean
  /** When the reader's last visit ended; null before their first one. */
  newSince: string | null
  /** Of the facets that were asked for. */
  facets: FacetCounts
  /** All facets there are; and all statuses, the most frequent first, where there are several. */
  offered: OfferedFacet[]
  statuses: (string | null)[]
  /** What the ids of counted and chosen values are called: `jobId` by the titles that applicants name, `teamId`. */
  names: Record<string, Record<string, string>>
  /** As of when newcomers were read, and everything; and how many applicants there were in all. */
  asOf: { newcomers: string | null; all: string | null; total: number }
}

/**
 * An answer as `GET /api/search/applicants` sends it: `marks` of the items, in their order; `everyone` in the index.
 */
export type SearchPage = Omit<SearchAnswer, 'rows' | 'total' | 'asOf'> & {
  items: PartnerRecord[]
  marks: Omit<SearchRow, 'record'>[]
  total: number
  isTotalExact: boolean
  everyone: number
  /** As of when newcomers were read, and all others. */
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
    rows: items.flatMap((record, place) => {
      const mark = marks[place]
      return mark ? [{ ...mark, record }] : []
    }),
    total: { count: total, isExact: isTotalExact },
    asOf: { newcomers: asOf, all: changesAsOf, total: everyone },
  }
}

/** A search as the query of a URL (parse-search.ts). An empty value of a facet stands for records without one. */
export function searchParametersOf(input: SearchInput): URLSearchParams {
  const { words, filters, isNewOnly, applied, sort, offset, limit, facets, isCounted, token } = input
  const { fieldFilters = {} } = input
  const by = typeof sort.by === 'string' ? sort.by : sort.by.path
  const query = new URLSearchParams()
  if (words !== '') query.set('q', words)
  query.set('offset', String(offset))
  query.set('limit', String(limit))
  if (by !== 'list' || sort.isDescending) query.set('sort', `${sort.isDescending ? '-' : ''}${by}`)
  if (isNewOnly) query.set('new', 'only')
  if (applied) query.set('applied', `${applied.from}/${applied.until}`)
  for (const [name, filter] of Object.entries(fieldFilters)) query.append(...writeFieldFilter(name, filter))
  if (token !== undefined) query.set('token', token)
  if (!isCounted) query.set('total', 'quick')
  for (const name of facets?.length === 0 ? [''] : (facets ?? [])) query.append('facets', name)
  for (const [name, values] of facetFilters(filters)) for (const value of values) query.append(name, value ?? '')
  return query
}

/** Who is searched for, whichever part of them in whichever order. */
export type ApplicantSearch = Pick<SearchInput, 'words' | 'filters' | 'isNewOnly' | 'applied' | 'fieldFilters'>

/** All that a search finds. `newSince`: as the reader's screen has it, since their visit may end meanwhile. */
export type WholeSearch = ApplicantSearch & {
  sort: ApplicantSort

  newSince: string | null
}

/**
 * POST: everybody whom a search finds, as CSV from the index; or the selected, by their keys (`recordKey`), without an
 * index from the partner. `columns`: JSON Pointers, null for all fields.
 */
export const foundExportUrl = '/api/applicants/export'
export type FoundExportInput = ExportedPart & { columns: readonly string[] | null }
export type ExportedPart = { search: WholeSearch } | { keys: readonly string[] }

/** The most that is selected at once. */
export const mostSelected = 5_000

/** POST: up to `limit` of the rows that a search finds, as they were at one moment; `total` counts all of them. */
export const selectionUrl = '/api/applicants/selection'
export type SelectionInput = { search: WholeSearch; offset: number; limit: number }
export type SelectionAnswer = { total: number; isApproximate: boolean; rows: SearchRow[] }

/** POST: how many of these applicants a search finds. */
export const selectedCountUrl = '/api/applicants/selection/count'
export type SelectedCountInput = { search: WholeSearch; keys: readonly string[] }
export type SelectedCountAnswer = { count: number }

/** POST with `{ "email": … }`: everything under this e-mail address, which no URL may hold. */
export const samePersonUrl = '/api/applicants/same-person'
export const samePersonKey = (email: string) => [...applicantsKey, 'same-person', email] as const

/** The latest application first; `total` counts those too that are too many to be listed. */
export type SamePersonAnswer = { rows: SearchRow[]; total: number }

/** `GET`: an application of the same person to the same job, made after this dispatch of unknown outcome was sent. */
export const listedApplicationUrl = (dispatchId: string) => `/api/dispatches/${encodeURIComponent(dispatchId)}/listed`
export const listedApplicationKey = (dispatchId: string) => [...applicantsKey, 'listed', dispatchId] as const

/** `id`: of the record, where the partner's have one. `appliedAt`: an ISO time. */
export type ListedApplication = { id: string | null; appliedAt: string }
export type ListedApplicationAnswer = { listed: ListedApplication | null }

/** `GET`: the same of one's own that wait for a decision, without rows of runs. */
export const listedOwnUrl = '/api/dispatches/listed'
export const listedOwnKey = [...applicantsKey, 'listed-own'] as const

/** `GET`: the same of the rows of a run that wait for a decision. */
export const listedOfRunUrl = (runId: string) => `/api/runs/${encodeURIComponent(runId)}/listed`
export const listedOfRunKey = (runId: string) => [...applicantsKey, 'listed-of-run', runId] as const

/** By the ids of the dispatches. */
export type ListedAnswer = { listed: Record<string, ListedApplication> }

/** POST with `{ "email": …, "jobId": … }`: whether the index lists this person with this job. */
export const listedBeforeUrl = '/api/applicants/listed'

/** An ISO time, where it can be read. */
export type ListedBefore = { id: string | null; appliedAt: string | null }
/** The latest one; null where there is none, or no index. */
export type ListedBeforeAnswer = { listed: ListedBefore | null }

export const viewCountsUrl = '/api/applicants/view-counts'
export const viewCountsKey = [...applicantsKey, 'view-counts'] as const

/** How many applicants a saved view finds, and how many of them are new to the reader; null where nobody counted. */
export type ViewCount = { found: HitCount; isNew: HitCount | null }

/** By the id of the view; '' is the list as it is without one. `isWhole`: false where some take another question. */
export type ViewCounts = { counts: Record<string, ViewCount>; isWhole: boolean }

/** Without `since` nobody is counted: the answer says what to ask with the next time. */
export function newcomersUrl(since: string | null): string {
  return `/api/applicants/newcomers${since === null ? '' : `?since=${encodeURIComponent(since)}`}`
}

/** How many applicants appeared after `since`; `until`: the `since` of the next question. */
export type NewcomersAnswer = { count: HitCount; until: string }
