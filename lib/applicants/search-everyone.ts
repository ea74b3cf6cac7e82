import 'server-only'
import { readLook } from '../applicant-index/applicant-looks'
import type { ApplicantHits, ApplicantQuery, FacetCounts } from '../applicant-index/contract'
import { countFacets } from '../applicant-index/count-facets'
import { readFoundApplicants } from '../applicant-index/read-hits'
import { countApplicants, searchApplicants } from '../applicant-index/search-applicants'
import type { SearchAnswer, SearchInput } from './contract'
import { readJobTitles } from './read-job-titles'
import { findReadyIndex } from './ready-index'
import { toSearchRow } from './to-search-row'

/** Searches all applicants for a person; null while there is no whole index to search. The partner is asked nothing. */
export async function searchEveryone(input: SearchInput, personId: string): Promise<SearchAnswer | null> {
  const index = await findReadyIndex()
  if (!index) return null
  const look = await readLook(personId)
  const newSince = look?.newSince ?? null
  const query: ApplicantQuery = {
    words: input.words,
    filters: input.filters,
    // Nothing is new to somebody who looks for the first time.
    ...(input.isNewOnly ? { newSince: newSince ?? new Date() } : {}),
    applied: input.applied ? { from: new Date(input.applied.from), until: new Date(input.applied.until) } : null,
  }
  const { sort, offset, limit } = input
  // Only walks write the column.
  const facets = ['status', 'jobId', 'teamId', ...(index.facetPaths as string[])]
  const [hits, counts, count] = await Promise.all([
    input.token === undefined
      ? searchApplicants(index.id, { ...query, sort, offset, limit })
      : readByToken(index.id, input.token),
    input.withFacets ? countFacets(index.id, query, facets) : null,
    input.isCounted ? countApplicants(index.id, query) : null,
  ])
  return {
    isApproximate: hits.isApproximate,
    total: count === null || hits.isApproximate ? hits.total : { count, isExact: true },
    rows: hits.rows.flatMap((row) => toSearchRow(row, newSince)),
    newSince: newSince?.toISOString() ?? null,
    facets: counts,
    names: counts ? await namesOf(index.id, counts) : {},
    asOf: {
      newcomers: index.refreshedAt?.toISOString() ?? null,
      all: index.walkedAt?.toISOString() ?? null,
      total: index.total,
    },
  }
}

async function namesOf(indexId: number, { jobId }: FacetCounts): Promise<SearchAnswer['names']> {
  const ids = jobId?.values.flatMap(({ value }) => value ?? []) ?? []
  return { jobId: Object.fromEntries(await readJobTitles(indexId, ids)) }
}

/** An id stands in the token as it is; other keys are hashed, and only found among what was fetched. */
async function readByToken(indexId: number, token: string): Promise<ApplicantHits> {
  const rows = token.startsWith('~') ? [] : await readFoundApplicants(indexId, [`id:${token}`])
  return { rows, total: { count: rows.length, isExact: true }, isApproximate: false }
}
