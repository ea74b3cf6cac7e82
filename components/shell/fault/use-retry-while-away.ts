'use client'

import { useEffect } from 'react'

const everyMs = 5_000

/** Calls `retry` every five seconds while the desk's database is unavailable. */
export function useRetryWhileAway(isStoreAway: boolean, retry: () => void): void {
  useEffect(() => {
    if (!isStoreAway) return
    const timer = setInterval(retry, everyMs)
    return () => clearInterval(timer)
  }, [isStoreAway, retry])
}
