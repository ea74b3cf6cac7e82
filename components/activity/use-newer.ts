'use client'

import { useEffect, useState } from 'react'
import { type ActivityFilter, type NewerAnswer, newerUrl } from '@/lib/activity/contract'
import { getInBackground } from '../api/desk-api'
import { followedDispatches } from '../dispatch/followed-dispatches'

/**
 * The number of rows newer than `after`, the newest row shown. Read when the page becomes visible and when one of the
 * user's own dispatches ends, never on a timer. Null if there are none, or if it has not been read yet.
 */
export function useNewer(filter: ActivityFilter, after: string | null, isRead: boolean): NewerAnswer | null {
  const url = newerUrl(filter, after)
  const [found, setFound] = useState<{ url: string; answer: NewerAnswer } | null>(null)
  useEffect(() => {
    if (!isRead) return
    const leaving = new AbortController()
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      // A failed read changes nothing; the next one will follow.
      const answer = await getInBackground<NewerAnswer>(url, leaving.signal).catch(() => null)
      if (answer && 'value' in answer && !leaving.signal.aborted) setFound({ url, answer: answer.value })
    }
    const stopHearing = followedDispatches.onEnded(() => void look())
    document.addEventListener('visibilitychange', look)
    return () => {
      leaving.abort()
      stopHearing()
      document.removeEventListener('visibilitychange', look)
    }
  }, [url, isRead])
  return found?.url === url && found.answer.count > 0 ? found.answer : null
}
