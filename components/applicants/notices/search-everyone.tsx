'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { indexStatusQuery } from '../../api/index-status-query'
import { useRead } from '../../api/queries'
import { handOverFilter } from '../../records/view/handed-filter'

/** Later than the address is written, which the next screen reads. */
const afterTypingMs = 500

/**
 * Turns a search of what is loaded into one of everyone, as soon as the desk has read them. `isIdle`: nothing is
 * selected, open or under way that would be lost.
 */
export function SearchEveryone({ filter, isIdle }: { filter: string; isIdle: boolean }) {
  const router = useRouter()
  // The hint above the list keeps it up to date.
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
      // What was typed meanwhile, and what may be an e-mail address, do not stand in the address.
      queueMicrotask(() => {
        if (typed !== '' && window.location.pathname === pathname) handOverFilter(pathname, typed)
      })
    }
  }, [])
  return null
}
