'use client'

import { useRef, useState } from 'react'
import type { KnownApplications } from '@/lib/easy-apply/contract'

/** Earlier applications to the same job (`asked`), which the user has to confirm before another one is sent. */
export function useEarlierApplications(onStop: () => void) {
  const [asked, setAsked] = useState<KnownApplications | null>(null)
  /** Counts the changes of the job and the email: an answer about another pair is not shown beside this one. */
  const pair = useRef(0)

  /** Withdraws the question, if one is shown. */
  function stopAsking() {
    if (asked === null) return
    setAsked(null)
    onStop()
  }

  return {
    asked,
    stopAsking,
    clear: () => setAsked(null),
    /** Returns a function that asks about earlier applications, unless the job or the email has changed by then. */
    startCheck() {
      const checkedPair = pair.current
      return (known: KnownApplications) => {
        if (pair.current === checkedPair) setAsked(known)
      }
    },
    /** The job or the email has changed. */
    changePair() {
      pair.current += 1
      stopAsking()
    },
  }
}
