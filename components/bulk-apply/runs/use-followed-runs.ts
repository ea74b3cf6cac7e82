'use client'

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { Run } from '@/lib/bulk-apply/contract'
import { type FollowedRuns, followedRuns, noRuns } from './followed-runs'
import { isRunOver } from './run-facts'

export function useFollowedRuns(): FollowedRuns {
  return useSyncExternalStore(followedRuns.subscribe, followedRuns.read, () => noRuns).state
}

/** Calls `onEnded` once for each run that ends after the first answer. */
export function useEndedRuns({ runs, isRead }: FollowedRuns, onEnded: (run: Run) => void) {
  const known = useRef<Set<string> | null>(null)
  const tell = useEffectEvent(onEnded)
  useEffect(() => {
    if (!isRead) return
    const over = runs.filter(isRunOver)
    const before = known.current
    known.current = new Set([...(before ?? []), ...over.map(({ id }) => id)])
    for (const { id } of runs) if (!over.some((run) => run.id === id)) known.current.delete(id)
    if (before) for (const run of over) if (!before.has(run.id)) tell(run)
  }, [runs, isRead])
}
