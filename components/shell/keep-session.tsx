'use client'

import { useEffect } from 'react'
import { getFromDesk } from '../api/desk-api'
import { isInputUntold, watchInput } from '../api/last-input'

const checkEveryMs = 30_000
const tellAfterMs = 120_000

/** Tells the desk that somebody is at the page who asks nothing of it, such as a person who writes a long text. */
export function KeepSession() {
  useEffect(() => {
    const stopWatching = watchInput()
    const timer = setInterval(() => {
      if (isInputUntold(tellAfterMs)) void getFromDesk('/api/session', undefined)
    }, checkEveryMs)
    return () => {
      stopWatching()
      clearInterval(timer)
    }
  }, [])
  return null
}
