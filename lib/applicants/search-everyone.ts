import 'server-only'
import { readLastVisit } from '../applicant-index/applicant-visits'
import type { ApplicantHits, ApplicantQuery, FacetCounts } from '../applicant-index/contract'
import { countFacets } from '../applicant-index/count-facets'
import { findKey } from '../applicant-index/find-key'
import type { IndexRecord } from '../applicant-index/indexes'
import { offerFacets } from '../applicant-index/offer-facets'
import { readFoundApplicants } from '../applicant-index/read-hits'
import { countApplicants, searchApplicants } from '../applicant-index/search-applicants'
import { openSearch, type SearchContext } from '../applicant-index/search-context'
import { listTeams } from '../connection/teams/list-teams'
import { tokenOfKey } from '../partner/paging/record-key'
import type { ApplicantSearch, SearchAnswer, SearchInput } from './contract'
import { orderByStage } from './order-by-stage'
import { readJobTitles } from './read-job-titles'
import { findReadyIndex } from './ready-index'
import { toSearchRow } from './to-search-row'

/** Searches all applicants for a user; null while there is no complete index. Sends no request to the partner. */
export async function searchEveryone(input: SearchInput, personId: string): Promise<SearchAnswer | null> {
  const [index, visit] = await Promise.all([
    findReadyIndex(),
    input.newSince === undefined ? readLastVisit(personId) : { newSince: new Date(input.newSince) },
  ])
  if (!index) return null
  const newSince = visit?.newSince ?? null
  const [search, { offered, statuses }] = await Promise.all([
    openSearch(index.id, queryOfSearch(input, newSince)),
    offerFacets(index),
  ])
  const asked = input.facets ?? offered.map(({ name }) => name)
  const [hits, facets] = await Promise.all([findHits(index, search, input), countFacets(search, asked)])
  const isCountMissing = input.isCounted && !hits.total.isExact
  return {
    isApproximate: hits.isApproximate,
    total: isCountMissing ? { count: await countApplicants(search), isExact: true } : hits.total,
    rows: hits.rows.flatMap((row) => toSearchRow(row, newSince)),
    newSince: newSince?.toISOString() ?? null,
    facets,
    offered,
    statuses,
    names: await readNames(index.id, input, facets),
    asOf: {
      newcomers: (index.refreshedAt ?? index.walkedAt)?.toISOString() ?? null,
      all: index.walkedAt?.toISOString() ?? null,
      total: index.total,
    },
  }
}

/** The index query for a search by a user whose last visit ended at `newSince`. */
export function queryOfSearch(
  { words, filters, isNewOnly, applied, fieldFilters }: ApplicantSearch,
  newSince: Date | null,
): ApplicantQuery {
  return {
    words,
    filters,
    // Nothing is new to a user who looks for the first time.
    ...(isNewOnly ? { newSince: newSince ?? new Date() } : {}),
    applied: applied ? { from: new Date(applied.from), until: new Date(applied.until) } : null,
    fieldFilters,
  }
}

async function findHits(index: IndexRecord, search: SearchContext, input: SearchInput): Promise<ApplicantHits> {
  const { offset, limit, token } = input
  if (token === undefined) {
    const sort = await orderByStage(input.sort, index)
    return searchApplicants(search, { sort, offset, limit })
  }
  const key = token.startsWith('~') ? await findKey(index.id, (key) => tokenOfKey(key) === token) : `id:${token}`
  const rows = key === null ? [] : await readFoundApplicants(search, [key])
  return { rows, total: { count: rows.length, isExact: true }, isApproximate: false }
}

async function readNames(
  indexId: number,
  { filters }: SearchInput,
  facets: FacetCounts,
): Promise<SearchAnswer['names']> {
  const idsOf = (name: 'jobId' | 'teamId') => [
    ...(filters[name] ?? []).flatMap((id) => id ?? []),
    ...(facets[name]?.values.flatMap(({ value }) => value ?? []) ?? []),
  ]
  const [jobs, teams] = [[...new Set(idsOf('jobId'))], idsOf('teamId')]
  const [titles, known] = await Promise.all([readJobTitles(indexId, jobs), teams.length > 0 ? listTeams() : []])
  const named = known.flatMap(({ id, name }) => (name !== null && teams.includes(id) ? [[id, name] as const] : []))
  return { jobId: Object.fromEntries(titles), teamId: Object.fromEntries(named) }
}
