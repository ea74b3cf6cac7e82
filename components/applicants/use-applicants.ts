'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApplicantPlaces, applicantsKey } from '@/lib/applicants/contract'
import type { SteppedOver } from '@/lib/partner/paging/isolation'
import type { PartnerRecord } from '@/lib/partner/read-list'
import { mayRepeat } from '@/lib/partner/retry/retry'
import { DeskError, partnerTrouble } from '../ask-desk'
import { useOnce } from '../repeats/use-once'
import { type ApplicantPiece, applicantReader, type FirstPage, nextApplicants } from './read-applicants'

/** The list as far as it is loaded. It starts with the page that came with the screen and goes on where that one ended. */
export function useApplicants(first: FirstPage, places: ApplicantPlaces) {
  const failed = 'failure' in first ? first.failure : undefined
  const takeFailed = useOnce(failed && mayRepeat(failed) ? failed : undefined)
  const [start] = useState(() => startOf(first, places))
  const query = useInfiniteQuery({
    queryKey: applicantsKey,
    queryFn: ({ pageParam, signal }) => nextApplicants(pageParam, signal, takeFailed()),
    initialPageParam: start.reader,
    getNextPageParam: (piece: ApplicantPiece) => (piece.isEnd ? null : piece.reader),
    // The list moves under our feet: rows are asked for once, and again only when a person wants them.
    staleTime: Number.POSITIVE_INFINITY,
    // The readers in it know what was read, and are to stay the same.
    structuralSharing: false,
    ...('page' in first
      ? { initialData: { pages: [start], pageParams: [start.reader] }, initialDataUpdatedAt: first.loadedAt }
      : { retryOnMount: false, enabled: mayRepeat(first.failure) }),
    select: ({ pages }) => ({
      rows: pages.flatMap((piece): PartnerRecord[] => piece.records),
      steppedOver: pages.flatMap((piece): SteppedOver[] => piece.steppedOver),
    }),
  })
  const firstFailure =
    failed && !mayRepeat(failed) && !query.data && !query.isFetched ? new DeskError(partnerTrouble(failed)) : null
  const error = query.error ?? firstFailure
  return {
    ...(query.data ?? nothing),
    error,
    hasMore: query.data ? query.hasNextPage : false,
    isLoading: query.isFetching,
    loadMore() {
      if (!query.isFetching) void (query.data ? query.fetchNextPage({ cancelRefetch: false }) : query.refetch())
    },
    loadedAt: query.dataUpdatedAt,
  }
}

const nothing: { rows: PartnerRecord[]; steppedOver: SteppedOver[] } = { rows: [], steppedOver: [] }

function startOf(first: FirstPage, places: ApplicantPlaces): ApplicantPiece {
  const page = 'page' in first ? first.page : undefined
  const reader = applicantReader(places, first)
  return { records: page?.items ?? [], steppedOver: [], isEnd: reader.isDone(), reader }
}
