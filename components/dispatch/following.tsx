'use client'

import { useEffect } from 'react'
import { follow } from './use-followed'

/** Keeps up with the reader's dispatches, also with those that another tab or an earlier visit began. */
export function Following() {
  useEffect(() => {
    follow.look()
    const look = () => document.visibilityState === 'visible' && follow.look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return null
}
