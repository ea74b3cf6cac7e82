import type { ApplicantQuery } from '../applicant-index/contract'
import { countFacets } from '../applicant-index/count-facets'
import type { HitPage } from '../applicant-index/read-hits'
import { countApplicants, searchApplicants } from '../applicant-index/search-applicants'
import { openSearch } from '../applicant-index/search-context'

/** Opens a search in an index, and reads one page of what it finds. */
export async function searchIndex(indexId: number, asked: ApplicantQuery & HitPage) {
  return searchApplicants(await openSearch(indexId, asked), asked)
}

/** Opens a search in an index, and counts what it finds. */
export async function countInIndex(indexId: number, query: ApplicantQuery) {
  return countApplicants(await openSearch(indexId, query))
}

/** Opens a search in an index, and counts what it finds per value. */
export async function countFacetsOf(indexId: number, query: ApplicantQuery, facets: readonly string[]) {
  return countFacets(await openSearch(indexId, query), facets)
}
