'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { type ApplicantPage, applicantsKey, applicantsUrl } from '@/lib/applicants/contract'
import type { Failure } from '@/lib/partner/failure/failure'
import type { PartnerRecord } from '@/lib/partner/read-list'
import { askDesk, DeskError } from '../ask-desk'

export type FirstPage = { page: ApplicantPage; loadedAt: number } | { failure: Failure }

/** The list as far as it is loaded. It starts with the page that came with the screen and goes on where that one ended. */
export function useApplicants(first: FirstPage) {
  const query = useInfiniteQuery({
    queryKey: applicantsKey,
    queryFn: ({ pageParam, signal }) => askDesk<ApplicantPage>(applicantsUrl(pageParam), signal),
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextOffset,
    // The list moves under our feet: rows are asked for once, and again only when a person wants them.
    staleTime: Number.POSITIVE_INFINITY,
    ...('page' in first
      ? { initialData: { pages: [first.page], pageParams: [0] }, initialDataUpdatedAt: first.loadedAt }
      : { retryOnMount: false, enabled: false }),
    select: (data) => data.pages.flatMap((page): PartnerRecord[] => page.items),
  })
  const firstFailure =
    'failure' in first && !query.data && !query.isFetched
      ? new DeskError({ kind: 'partner', failure: first.failure })
      : null
  const error = query.error ?? firstFailure
  return {
    rows: query.data ?? noRows,
    error,
    hasMore: query.data ? query.hasNextPage : false,
    isLoading: query.isFetching,
    loadMore() {
      if (!query.isFetching) void (query.data ? query.fetchNextPage({ cancelRefetch: false }) : query.refetch())
    },
    loadedAt: query.dataUpdatedAt,
  }
}

const noRows: PartnerRecord[] = []
