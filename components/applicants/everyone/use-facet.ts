'use client'

import { useEffect, useState } from 'react'
import type { FacetCounts } from '@/lib/applicant-index/contract'
import { facetFilters, filtersNamed } from '@/lib/applicant-index/contract'
import { plainSearch, type SearchAnswer } from '@/lib/applicants/contract'
import { findApplicants } from '../../api/find-applicants'
import type { FoundState } from './found-applicants'

type CountedFacet = {
  /** Null during the first count, and if that failed. */
  counts: FacetCounts[string] | null
  names: Record<string, string>
  hasFailed: boolean
  retry: () => void
}

type Counted = { key: string | null; answer: SearchAnswer | undefined; failed: string | null }

/**
 * Counts how many of the shown applicants have each value of a field. `first`: the server's answer to the screen's
 * initial query. The previous counts stay until the next answer. Does not use the query library: the list would have
 * to wait for it to load.
 */
export function useFacet(name: string, state: Pick<FoundState, 'query' | 'newSince' | 'asOf'>, first?: SearchAnswer) {
  const { query, newSince, asOf } = state
  const { sort: _, filters, ...rest } = query
  // A facet is counted with all filters except its own.
  const others = Object.fromEntries(facetFilters(filters).filter(([other]) => other !== name))
  const search = JSON.stringify({ ...rest, newSince: newSince ?? undefined, filters: filtersNamed(others) })
  const key = JSON.stringify([search, asOf.total, asOf.all])
  const [counted, setCounted] = useState<Counted>(() => {
    const answer = first?.facets[name] ? first : undefined
    return { key: answer ? key : null, answer, failed: null }
  })
  const { failed } = counted
  const isAsked = counted.key !== key && failed !== key
  useEffect(() => {
    if (!isAsked) return
    const asking = new AbortController()
    findApplicants({ ...plainSearch, ...JSON.parse(search), limit: 1, facets: [name] }, asking.signal).then(
      (answer) => !asking.signal.aborted && setCounted({ key, answer, failed: null }),
      () => !asking.signal.aborted && setCounted((before) => ({ ...before, failed: key })),
    )
    return () => asking.abort()
  }, [isAsked, key, search, name])
  const facet: CountedFacet = {
    ...countsOf(counted, { key, name }),
    hasFailed: failed === key,
    retry: () => setCounted((before) => ({ ...before, failed: null })),
  }
  return facet
}

/** No counts once a count has failed: those of the search before would be taken for this one's. */
export function countsOf(
  { answer, failed }: Pick<Counted, 'answer' | 'failed'>,
  { key, name }: { key: string; name: string },
): Pick<CountedFacet, 'counts' | 'names'> {
  const counts = failed === key ? null : (answer?.facets[name] ?? null)
  return { counts, names: answer?.names[name] ?? {} }
}
