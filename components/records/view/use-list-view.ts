'use client'

import { useSearchParams } from 'next/navigation'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ListView } from '@/lib/views/contract'
import { enterDetails, replaceAddressHere } from '../../ui/details-entry'
import { onPendingFilter, takePendingFilter } from './pending-filter'
import { readViewAddress, writeViewAddress } from './view-address'
import { withUnwritten } from './with-unwritten'

/** The list's view, and the record whose details are open (a `recordToken`). */
export type ListLocation = { view: ListView; open: string | null }

/** Browsers limit how often the URL may change. */
const writtenAfterMs = 300

/** The list's view, kept in the URL for reload, bookmarks and Back. Opening details adds a history entry. */
export function useListView(initial: ListLocation) {
  const [shown, setShown] = useState(initial)
  const latest = useRef(initial)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** The URL's query as this view last wrote or read it. */
  const held = useRef<string | null>(null)

  const set = useCallback((next: ListLocation) => {
    latest.current = next
    setShown(next)
  }, [])

  const write = useCallback((writeAddress = replaceAddressHere) => {
    stopTimer(timer)
    const query = writeViewAddress(latest.current.view, latest.current.open)
    const address = `${window.location.pathname}${query}`
    held.current = query
    if (address !== window.location.pathname + window.location.search) writeAddress(address)
  }, [])

  const takeBack = useCallback(() => {
    const { view, open } = readViewAddress(new URLSearchParams(window.location.search))
    held.current = window.location.search
    set({ open, view: withUnwritten(view, latest.current.view) })
  }, [set])

  useEffect(() => {
    // After navigating back from another screen, the router renders the page as first requested, not for the current
    // URL. If the view differs because the user was faster than this effect, it is about to be written.
    const isChanged = timer.current !== undefined
    if (!isChanged && writeViewAddress(latest.current.view, latest.current.open) !== window.location.search) takeBack()
    held.current = window.location.search
    window.addEventListener('popstate', takeBack)
    return () => {
      stopTimer(timer)
      window.removeEventListener('popstate', takeBack)
    }
  }, [takeBack])

  // For a link to this same screen with another view: the router keeps the screen, and its state with it.
  const query = useSearchParams()
  useEffect(() => {
    if (query && held.current !== null && held.current !== window.location.search) takeBack()
  }, [query, takeBack])

  const change = useCallback(
    (changes: Partial<ListView>) => {
      set({ ...latest.current, view: { ...latest.current.view, ...changes } })
      stopTimer(timer)
      timer.current = setTimeout(() => write(), writtenAfterMs)
    },
    [set, write],
  )

  useEffect(() => {
    // A click may lead elsewhere, and the router gives a navigation up when the URL changes before the screen arrives.
    const writeBefore = () => timer.current !== undefined && write()
    document.addEventListener('click', writeBefore, { capture: true })
    return () => document.removeEventListener('click', writeBefore, { capture: true })
  }, [write])

  useEffect(() => {
    const take = () => {
      const filter = takePendingFilter(window.location.pathname)
      if (filter !== null) change({ filter })
    }
    take()
    return onPendingFilter(take)
  }, [change])

  const openRecord = useCallback(
    (token: string | null) => {
      const isStep = latest.current.open === null && token !== null
      // Back returns to this entry: it must hold what was just typed.
      if (isStep && timer.current !== undefined) write()
      set({ ...latest.current, open: token })
      write(isStep ? enterDetails : replaceAddressHere)
    },
    [set, write],
  )

  return { ...shown, change, openRecord }
}

function stopTimer(timer: RefObject<ReturnType<typeof setTimeout> | undefined>) {
  clearTimeout(timer.current)
  timer.current = undefined
}

export type ListViewState = ReturnType<typeof useListView>
