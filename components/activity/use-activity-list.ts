'use client'

import type { InfiniteData } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  type ActivityFilter,
  type ActivityPage,
  type ActivityRow,
  activityKey,
  activityUrl,
} from '@/lib/activity/contract'
import { getFromDesk, valueOrThrow } from '../api/desk-api'
import { useReadPages, useReadsClient } from '../api/queries'
import { useFollowed } from '../dispatch/use-followed'
import { patchOf, type RowPatch } from './row-patch'

type Pages = InfiniteData<ActivityPage, string | null>

/** Pages that came with the screen. One that is shown again, such as after Back, may be outdated. */
const shownBefore = new WeakSet<ActivityPage>()
const noPatches: ReadonlyMap<string, RowPatch> = new Map()

/** The rows that match a filter, page by page; the user's own dispatches are live. `first` came with the page. */
export function useActivityList(filter: ActivityFilter, first: ActivityPage | null) {
  const client = useReadsClient()
  const key = activityKey(filter)
  const text = key.join(' ')
  const [firstText] = useState(text)
  const list = useReadPages({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => askForPage(filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ActivityPage) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    // Short, so that returning to the screen reads the list again.
    gcTime: 5_000,
    initialData: (): Pages | undefined => {
      if (!first || firstText !== text || shownBefore.has(first)) return undefined
      shownBefore.add(first)
      return { pages: [first], pageParams: [null] }
    },
  })
  const { items: followed } = useFollowed()
  // What was seen of a dispatch since its row was read; rows of another filter are read later.
  const [seen, setSeen] = useState({ text, patches: noPatches })
  const patches = seen.text === text ? seen.patches : noPatches
  const patch = useCallback(
    (id: string, change: RowPatch) =>
      setSeen((before) => ({ text, patches: new Map(before.text === text ? before.patches : []).set(id, change) })),
    [text],
  )
  useEffect(() => {
    for (const dispatch of followed) patch(dispatch.id, patchOf(dispatch))
  }, [followed, patch])

  const { data } = list
  const rows = useMemo((): ActivityRow[] => {
    const all = data?.pages.flatMap(({ items }) => items) ?? []
    return all.map((row) => {
      const change = patches.get(row.id)
      return change ? { ...row, ...change } : row
    })
  }, [data, patches])

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])

  return {
    rows,
    /** Whether the rows for this filter have arrived. */
    isRead: data !== undefined,
    isLoading: list.isFetching,
    isWhole: data !== undefined && !hasNextPage,
    error: list.error,
    /** The next page failed; it is read again on request. */
    hasStopped: isFetchNextPageError,
    loadMore,
    retry: () => void (data ? fetchNextPage() : list.refetch()),
    patch,
    /** Rereads the first page and drops the others. */
    async showNewest() {
      const page = await askForPage(filter, null)
      client.setQueryData<Pages>(key, { pages: [page], pageParams: [null] })
      setSeen({ text, patches: new Map(followed.map((dispatch) => [dispatch.id, patchOf(dispatch)])) })
    },
  }
}

export type ActivityList = ReturnType<typeof useActivityList>

async function askForPage(filter: ActivityFilter, before: string | null, signal?: AbortSignal): Promise<ActivityPage> {
  return valueOrThrow(await getFromDesk<ActivityPage>(activityUrl(filter, before), signal))
}
