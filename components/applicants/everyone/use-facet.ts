'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FacetCounts } from '@/lib/applicant-index/contract'
import { facetFilters, filtersNamed } from '@/lib/applicant-index/contract'
import { applicantsKey, plainSearch, type SearchAnswer } from '@/lib/applicants/contract'
import { findApplicants } from '../../api/find-applicants'
import type { FoundState } from './found-applicants'

type CountedFacet = {
  /** Null while it is counted for the first time, and where that failed. */
  counts: FacetCounts[string] | null
  names: Record<string, string>
  hasFailed: boolean
  retry: () => void
}

const freshMs = 10_000

/**
 * How many of the applicants that are shown have each value of a field. `first`: an answer of the server for the query
 * that the screen began with.
 */
export function useFacet(name: string, { query, asOf }: Pick<FoundState, 'query' | 'asOf'>, first?: SearchAnswer) {
  const { sort: _, filters, ...rest } = query
  // A facet is counted without its own filter.
  const others = Object.fromEntries(facetFilters(filters).filter(([other]) => other !== name))
  const search = { ...rest, filters: filtersNamed(others) }
  const key = JSON.stringify([search, asOf.total, asOf.all])
  const [initial] = useState({ key, answer: first?.facets[name] ? first : undefined })
  const { data, isError, refetch } = useQuery({
    queryKey: [...applicantsKey, 'facet', name, key],
    queryFn: ({ signal }) => findApplicants({ ...plainSearch, ...search, limit: 1, facets: [name] }, signal),
    initialData: key === initial.key ? initial.answer : undefined,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  })
  const counted: CountedFacet = {
    counts: data?.facets[name] ?? null,
    names: data?.names[name] ?? {},
    hasFailed: isError,
    retry: () => void refetch(),
  }
  return counted
}
