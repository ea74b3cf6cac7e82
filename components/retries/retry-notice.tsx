'use client'

import { RotateCw, Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import type { PendingRetry } from './pending-retries'
import { useRetry } from './use-retry'
import { retryWords } from './words'

/**
 * "Rate limited, trying again in 4 s · 2 of 5" while the request with that name is being retried; otherwise nothing.
 */
export function RetryNotice({ name }: { name: string }) {
  const retry = useRetry(name)
  return retry ? <Retrying retry={retry} /> : null
}

function Retrying({ retry }: { retry: PendingRetry }) {
  const { failure, attempt, of, resumesAt, tryNow, stop } = retry
  const seconds = useSecondsUntil(resumesAt)
  const facts = { what: failure.short, attempt: String(attempt), most: String(of) }
  const titleOf = (left: number | null) => {
    if (left === null) return retryWords.now(facts)
    const inSeconds = failure.retryAfterMs === undefined ? retryWords.soon : retryWords.asked
    return inSeconds({ ...facts, seconds: String(left) })
  }
  return (
    <Notice
      isSilent
      tone="warn"
      title={titleOf(seconds)}
      actions={
        <>
          <Button onClick={tryNow} isPending={resumesAt === null} pendingLabel={retryWords.trying}>
            <RotateCw aria-hidden className="size-4" />
            {retryWords.tryNow}
          </Button>
          <Button onClick={stop}>
            <Square aria-hidden className="size-4" />
            {retryWords.stop}
          </Button>
        </>
      }
    >
      <p>{failure.meaning}</p>
      <p role="status" className="retry-notice sr-only">
        {retryWords.spoken(facts)}
      </p>
    </Notice>
  )
}

/** Whole seconds until then, at least one, counting down; null for null. */
function useSecondsUntil(then: number | null): number | null {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (then === null) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [then])
  return then === null ? null : Math.max(1, Math.ceil((then - now) / 1000))
}
