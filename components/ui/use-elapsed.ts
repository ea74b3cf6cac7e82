'use client'

import { useEffect, useState } from 'react'

/** Returns the whole seconds since a moment (milliseconds since 1970), updated every second; 0 for null. */
export function useElapsed(since: number | null): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (since === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [since])
  return since === null ? 0 : Math.max(0, Math.floor((now - since) / 1_000))
}
