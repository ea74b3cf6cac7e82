import 'server-only'
import type { ApplicantQuery } from '../applicant-index/contract'
import type { WholeSearch } from './contract'
import { queryOfSearch } from './search-everyone'

/** A search as a query of the index. */
export function wholeQueryOf(search: WholeSearch): ApplicantQuery {
  return queryOfSearch(search, search.newSince === null ? null : new Date(search.newSince))
}
