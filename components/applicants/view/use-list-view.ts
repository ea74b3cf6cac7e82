'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListView } from '@/lib/views/contract'
import { isLikeEmail, readAddress, writeAddress } from './view-address'

/** How the list is looked at, and whose details are open, by token. */
export type ListLocation = { view: ListView; open: string | null }

/** Browsers refuse addresses that change too often, and nobody reads them while typing. */
const writtenAfterMs = 300

/** The view of the list, kept in the address: reload, bookmark and Back bring it again. Opening somebody's details is a step of its own. */
export function useListView(initial: ListLocation) {
  const [shown, setShown] = useState(initial)
  const latest = useRef(initial)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const set = useCallback((next: ListLocation) => {
    latest.current = next
    setShown(next)
  }, [])

  const write = useCallback((how: 'pushState' | 'replaceState') => {
    clearTimeout(timer.current)
    const query = writeAddress(latest.current.view, latest.current.open)
    const address = `${window.location.pathname}${query}`
    if (address !== window.location.pathname + window.location.search) window.history[how](null, '', address)
  }, [])

  useEffect(() => {
    const takeBack = () => {
      const { view, open } = readAddress(new URLSearchParams(window.location.search))
      const { filter, widths } = latest.current.view
      // What the address may not hold is not taken away by going back.
      set({ open, view: { ...view, widths, filter: isLikeEmail(filter) ? filter : view.filter } })
    }
    // Coming back from another screen, the page is drawn as it was first asked for, not as the address says now.
    if (writeAddress(latest.current.view, latest.current.open) !== window.location.search) takeBack()
    window.addEventListener('popstate', takeBack)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('popstate', takeBack)
    }
  }, [set])

  const change = useCallback(
    (changes: Partial<ListView>) => {
      set({ ...latest.current, view: { ...latest.current.view, ...changes } })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write('replaceState'), writtenAfterMs)
    },
    [set, write],
  )

  const openApplicant = useCallback(
    (token: string | null) => {
      const isStep = latest.current.open === null && token !== null
      set({ ...latest.current, open: token })
      write(isStep ? 'pushState' : 'replaceState')
    },
    [set, write],
  )

  return { ...shown, change, openApplicant }
}

export type ListViewState = ReturnType<typeof useListView>
