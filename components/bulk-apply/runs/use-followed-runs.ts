'use client'

import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { followedRunsUrl, type Run } from '@/lib/bulk-apply/contract'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'
import { isMoving, isOver } from './run-facts'
import { followedRunsKey } from './run-keys'

type FollowedRuns = { items: Run[] }
type FollowedNow = { runs: readonly Run[]; isRead: boolean }

const askedEveryMs = 2_000
const none: readonly Run[] = []

/** The reader's own runs that go on, need somebody, or were not put away; asked for by the clock only while one of them goes on. */
export function useFollowedRuns(isAllowed: boolean): FollowedNow {
  const { data } = useQuery({
    queryKey: followedRunsKey,
    queryFn: ({ signal }) => askForRuns(signal),
    enabled: isAllowed,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? askedEveryMs : false),
  })
  return { runs: data?.items ?? none, isRead: data !== undefined }
}

/** Tells of each run whose end comes after the first look; once. */
export function useEndedRuns({ runs, isRead }: FollowedNow, onEnded: (run: Run) => void) {
  const known = useRef<Set<string> | null>(null)
  useEffect(() => {
    if (!isRead) return
    const over = runs.filter(isOver)
    const before = known.current
    known.current = new Set([...(before ?? []), ...over.map(({ id }) => id)])
    for (const { id } of runs) if (!over.some((run) => run.id === id)) known.current.delete(id)
    if (before) for (const run of over) if (!before.has(run.id)) onEnded(run)
  }, [runs, isRead, onEnded])
}

/** A run was started, or has gone on: the tray looks anew, and follows it. */
export function followRuns(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: followedRunsKey })
}

async function askForRuns(signal: AbortSignal): Promise<FollowedRuns> {
  return valueOrThrow(await getFromDesk<FollowedRuns>(followedRunsUrl, signal))
}
