'use client'

import { type InfiniteData, keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { type PeoplePage, type PeopleQuery, peopleUrl } from '@/lib/accounts/contract'
import { postToDesk, valueOrThrow } from '../api/desk-api'
import { useReadPages } from '../api/queries'
import { enterDetails, replaceAddressHere } from '../ui/details-entry'
import { type PeopleAddress, readPeopleAddress, writePeopleAddress } from './people-address'

export const peopleKey = ['people'] as const
export const personKey = (id: string) => ['person', id] as const

/** First pages that came with the screen. One that is shown again, such as after Back, may be outdated. */
const shownBefore = new WeakSet<PeoplePage>()

/** The people that match a filter, page by page. `first` came with the screen, for its initial filter. */
export function usePeople(filter: Omit<PeopleQuery, 'offset'>, first: PeoplePage) {
  const { search, role, state } = filter
  const key = [...peopleKey, search.trim(), role, state] as const
  const text = JSON.stringify(key)
  const [firstText] = useState(text)
  return useReadPages({
    queryKey: key,
    queryFn: async ({ pageParam, signal }) =>
      valueOrThrow(await postToDesk<PeoplePage>(peopleUrl, { ...filter, offset: pageParam }, signal)),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }: PeoplePage) => nextOffset,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5_000,
    initialData: (): InfiniteData<PeoplePage, number> | undefined => {
      if (firstText !== text || shownBefore.has(first)) return undefined
      shownBefore.add(first)
      return { pages: [first], pageParams: [0] }
    },
  })
}

/** The filter and the open person, kept in the URL. Opening a person adds a history entry. */
export function usePeopleAddress(initial: PeopleAddress) {
  const [address, setAddress] = useState(initial)
  // After Back from another screen, the page is rendered as first requested, not for the current URL. For a link to
  // this same screen, the router keeps the screen and its state.
  const query = useSearchParams()
  useEffect(() => {
    const takeBack = () => setAddress(readPeopleAddress(new URLSearchParams(window.location.search)))
    if (query) takeBack()
    window.addEventListener('popstate', takeBack)
    return () => window.removeEventListener('popstate', takeBack)
  }, [query])
  const change = useCallback((changes: Partial<PeopleAddress>) => {
    // The answer to a request may arrive on another screen.
    if (window.location.pathname !== '/people') return
    const before = readPeopleAddress(new URLSearchParams(window.location.search))
    const next = { ...before, ...changes }
    const writeAddress = before.person === null && next.person !== null ? enterDetails : replaceAddressHere
    writeAddress(window.location.pathname + writePeopleAddress(next))
    setAddress(next)
  }, [])
  return { address, change }
}
