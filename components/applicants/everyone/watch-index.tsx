'use client'

import { useEffect, useEffectEvent } from 'react'
import type { IndexStatus } from '@/lib/applicant-index/contract'
import { indexStatusQuery } from '../../api/index-status-query'
import { useRead } from '../../api/queries'
import { walkInWords } from '../../api/walk-words'

const everyMs = 20_000

export type WatchedIndex = IndexStatus & {
  /** How far the current reread of all applicants has come, in words; null while there is none, and after a failure. */
  progress: string | null
}

/** Polls the index's status and reports it. */
export function WatchIndex({ onStatus }: { onStatus: (status: WatchedIndex) => void }) {
  const { data, isFetchedAfterMount } = useRead({
    ...indexStatusQuery,
    staleTime: 0,
    refetchInterval: everyMs,
  })
  const tell = useEffectEvent(onStatus)
  useEffect(() => {
    // A cached status may be older than the list.
    if (data && isFetchedAfterMount)
      tell({ ...data, progress: data.walk && !data.failure ? walkInWords(data.walk) : null })
  }, [data, isFetchedAfterMount])
  return null
}
