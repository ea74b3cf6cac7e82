'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { indexStatusQuery } from '../../api/index-status-query'
import { useRead } from '../../api/queries'
import { setPendingFilter } from '../../records/view/pending-filter'

/** Longer than the delay before the URL is updated, since the next screen reads the URL. */
const afterTypingMs = 500

/**
 * Turns a search of the loaded applicants into one of everyone as soon as the desk's index is ready. `isIdle`: nothing
 * that would be lost is selected, open or in progress.
 */
export function SearchEveryone({ filter, isIdle }: { filter: string; isIdle: boolean }) {
  const router = useRouter()
  // Only read here: the hint above the list keeps it up to date.
  const { data: status } = useRead({
    ...indexStatusQuery,
    enabled: false,
  })
  const isReady = status?.state === 'ready' && isIdle
  const latest = useRef('')
  useEffect(() => {
    latest.current = isReady ? filter : ''
    if (!isReady || filter.trim() === '') return
    const timer = setTimeout(() => router.refresh(), afterTypingMs)
    return () => clearTimeout(timer)
  }, [isReady, filter, router])

  useEffect(() => {
    const { pathname } = window.location
    return () => {
      const typed = latest.current
      // The URL lacks what was typed in the meantime, and text that may be an e-mail address.
      queueMicrotask(() => {
        if (typed !== '' && window.location.pathname === pathname) setPendingFilter(pathname, typed)
      })
    }
  }, [])
  return null
}
