import {
  fromSearchPage,
  type SearchAnswer,
  type SearchInput,
  type SearchPage,
  searchParametersOf,
  searchUrl,
} from '@/lib/applicants/contract'
import { mayBeEmail } from '@/lib/text/may-be-email'
import { getFromDesk, postToDesk, valueOrThrow } from './desk-api'

/** Some proxies reject longer URLs. */
const maxQueryLength = 4_000

/** Searches the desk's index of all applicants. Throws a `DeskError`. */
export async function findApplicants(input: SearchInput, signal: AbortSignal): Promise<SearchAnswer> {
  const parameters = searchParametersOf(input)
  const query = parameters.toString()
  const mayStandInUrl = query.length <= maxQueryLength && ![...parameters.values()].some(mayBeEmail)
  const answer = mayStandInUrl
    ? await getFromDesk<SearchPage>(`${searchUrl}?${query}`, signal)
    : await postToDesk<SearchPage>(searchUrl, { query }, signal)
  return fromSearchPage(valueOrThrow(answer))
}
