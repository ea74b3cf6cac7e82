'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListView } from '@/lib/views/contract'
import { mayBeEmail, readViewAddress, writeViewAddress } from './view-address'

/** The view of the list, and whose details are open (a `recordToken`). */
export type ListLocation = { view: ListView; open: string | null }

/** Browsers limit how often the address may change. */
const writtenAfterMs = 300

/** The view of the list, kept in the address for reload, bookmarks and Back. Opening details adds a history entry. */
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
    const query = writeViewAddress(latest.current.view, latest.current.open)
    const address = `${window.location.pathname}${query}`
    if (address !== window.location.pathname + window.location.search) window.history[how](null, '', address)
  }, [])

  useEffect(() => {
    const takeBack = () => {
      const { view, open } = readViewAddress(new URLSearchParams(window.location.search))
      const { filter, widths } = latest.current.view
      // Keep what the address does not hold.
      set({ open, view: { ...view, widths, filter: mayBeEmail(filter) ? filter : view.filter } })
    }
    // After coming back from another screen, the router renders the page as first requested, not by the current
    // address.
    if (writeViewAddress(latest.current.view, latest.current.open) !== window.location.search) takeBack()
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

  const openRecord = useCallback(
    (token: string | null) => {
      const isStep = latest.current.open === null && token !== null
      set({ ...latest.current, open: token })
      write(isStep ? 'pushState' : 'replaceState')
    },
    [set, write],
  )

  return { ...shown, change, openRecord }
}

export type ListViewState = ReturnType<typeof useListView>
