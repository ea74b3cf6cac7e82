import 'server-only'
import { readLook } from '../applicant-index/applicant-looks'
import type { ApplicantQuery } from '../applicant-index/contract'
import { countFacets } from '../applicant-index/count-facets'
import { readIndexSetting } from '../applicant-index/index-setting'
import { findIndex } from '../applicant-index/indexes'
import { countApplicants, searchApplicants } from '../applicant-index/search-applicants'
import { isRecord } from '../records/record'
import type { SearchAnswer, SearchInput } from './contract'
import { indexSource } from './index-source'

/** Searches all applicants for a person; null while there is no whole index to search. The partner is asked nothing. */
export async function searchEveryone(input: SearchInput, personId: string): Promise<SearchAnswer | null> {
  const { isOn } = await readIndexSetting()
  const index = isOn && indexSource.isReady() ? await findIndex(indexSource.source()) : null
  if (index?.state !== 'ready') return null
  const look = await readLook(personId)
  const newSince = look?.newSince ?? null
  const query: ApplicantQuery = {
    words: input.words,
    filters: input.filters,
    // Nothing is new to somebody who looks for the first time.
    ...(input.isNewOnly ? { newSince: newSince ?? new Date() } : {}),
  }
  const { sort, offset, limit } = input
  // Only walks write the column.
  const facets = ['status', 'jobId', 'teamId', ...(index.facetPaths as string[])]
  const [hits, counts, count] = await Promise.all([
    searchApplicants(index.id, { ...query, sort, offset, limit }),
    input.withFacets ? countFacets(index.id, query, facets) : null,
    input.isCounted ? countApplicants(index.id, query) : null,
  ])
  return {
    isApproximate: hits.isApproximate,
    total: count === null || hits.isApproximate ? hits.total : { count, isExact: true },
    rows: hits.rows.flatMap(({ key, record, firstSeenAt, isNewcomer, staleSince }) =>
      isRecord(record)
        ? [
            {
              key,
              record,
              isNew: isNewcomer && newSince !== null && firstSeenAt > newSince,
              staleSince: staleSince?.toISOString() ?? null,
            },
          ]
        : [],
    ),
    newSince: newSince?.toISOString() ?? null,
    facets: counts,
  }
}
