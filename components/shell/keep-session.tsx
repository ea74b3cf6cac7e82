'use client'

import { useEffect } from 'react'
import { getInBackground } from '../api/desk-api'
import { hasUnreportedInput, watchInput } from '../api/last-input'

const checkEveryMs = 30_000
const tellAfterMs = 120_000

/** Keeps the session alive for a user who is active without sending requests, such as while writing a long text. */
export function KeepSession() {
  useEffect(() => {
    const stopWatching = watchInput()
    const timer = setInterval(() => {
      if (hasUnreportedInput(tellAfterMs)) void getInBackground('/api/session', undefined)
    }, checkEveryMs)
    return () => {
      stopWatching()
      clearInterval(timer)
    }
  }, [])
  return null
}
