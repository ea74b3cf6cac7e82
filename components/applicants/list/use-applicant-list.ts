'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { type ApplicantPlaces, applicantsKey } from '@/lib/applicants/contract'
import { type ApplicantList, createApplicantList, type ListState } from './applicant-list'
import type { FirstPage } from './read-applicants'

/**
 * The list, which starts with the page that came with the screen. The query cache keeps it while one looks at other screens, and
 * forgets it as it forgets all else; nothing in it is ever asked for again by itself.
 */
export function useApplicantList(first: FirstPage, places: ApplicantPlaces): { list: ApplicantList; state: ListState } {
  const start = () => createApplicantList(first, places)
  const { data: list } = useQuery({
    queryKey: applicantsKey,
    queryFn: start,
    initialData: start,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const state = useSyncExternalStore(list.subscribe, list.read, list.read)
  useEffect(() => list.want(1), [list])
  return { list, state }
}
