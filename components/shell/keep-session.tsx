'use client'

import { useEffect } from 'react'
import { getInBackground } from '../api/desk-api'
import { hasUnreportedInput, watchInput } from '../api/last-input'
import { notePagePerson } from '../api/page-person'
import { onReturn } from './sessions/on-return'
import { onOtherPerson } from './sessions/other-tabs'
import { reloadIfSomebodyElse } from './sessions/somebody-else'

const checkEveryMs = 30_000
const tellAfterMs = 120_000

/**
 * Keeps the session alive for a user (`personId`) who is active without sending requests, such as while writing a long
 * text. When they come back to the page, or another tab opens for somebody else, makes sure that the session is still
 * theirs.
 */
export function KeepSession({ personId }: { personId: string }) {
  useEffect(() => {
    notePagePerson(personId)
    const stopWatching = watchInput()
    const check = () => void reloadIfSomebodyElse(personId)
    const stopReturns = onReturn(check)
    const stopTabs = onOtherPerson(personId, check)
    const timer = setInterval(() => {
      if (hasUnreportedInput(tellAfterMs)) void getInBackground('/api/session', undefined)
    }, checkEveryMs)
    return () => {
      stopWatching()
      stopReturns()
      stopTabs()
      clearInterval(timer)
    }
  }, [personId])
  return null
}
