'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { enterDetails, replaceAddressHere } from '../ui/details-entry'
import { type FilterChoice, isSameChoice, readFilterAddress, type Shown, writeFilterAddress } from './address'

/** The filter and the open entry, kept in the URL. Opening an entry adds a history entry. */
export function useActivityAddress(initial: Shown) {
  const [shown, setShown] = useState(initial)
  const latest = useRef(initial)

  const set = useCallback((next: Shown, writeAddress: ((address: string) => void) | null) => {
    latest.current = next
    setShown(next)
    const address = window.location.pathname + writeFilterAddress(next)
    if (address !== window.location.pathname + window.location.search) writeAddress?.(address)
  }, [])

  // After Back from another screen, the page is rendered as first requested, not for the current URL. For a link to
  // this same screen, the router keeps the screen and its state.
  const query = useSearchParams()
  useEffect(() => {
    const takeBack = () => {
      const { choice, entry } = readFilterAddress(new URLSearchParams(window.location.search))
      // The same choice stays the same object: "Last 24 hours" of another moment would load the list again.
      const isSame = isSameChoice(choice, latest.current.choice)
      set({ choice: isSame ? latest.current.choice : choice, entry }, null)
    }
    if (query && writeFilterAddress(latest.current) !== window.location.search) takeBack()
    window.addEventListener('popstate', takeBack)
    return () => window.removeEventListener('popstate', takeBack)
  }, [set, query])

  const choose = useCallback(
    (changes: Partial<FilterChoice>) => {
      const choice = { ...latest.current.choice, ...changes }
      set({ ...latest.current, choice }, replaceAddressHere)
    },
    [set],
  )

  const openEntry = useCallback(
    (entry: string | null) => {
      const isStep = latest.current.entry === null && entry !== null
      set({ ...latest.current, entry }, isStep ? enterDetails : replaceAddressHere)
    },
    [set],
  )

  return { ...shown, choose, openEntry }
}
