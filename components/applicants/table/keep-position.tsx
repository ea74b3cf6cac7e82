'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the scroll position of a list over a reload, in pixels, in the state of the history entry. Scrolls as
 * far as there are rows, and again once the list's length is known, unless the user has scrolled meanwhile.
 */
export function KeepPosition({ region, isWhole }: { region: RefObject<HTMLElement | null>; isWhole: boolean }) {
  const wanted = useRef<number | null>(null)
  const reached = useRef(0)

  useEffect(() => {
    wanted.current = takePosition()
    const save = () => writeState({ ...window.history.state, listTop: region.current?.scrollTop })
    // On `pagehide`, browsers no longer keep what is written to the entry.
    window.addEventListener('beforeunload', save)
    return () => window.removeEventListener('beforeunload', save)
  }, [region])

  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the list's length is known
  useEffect(() => {
    const element = region.current
    if (!element || wanted.current === null || element.scrollTop !== reached.current) return
    element.scrollTop = wanted.current
    reached.current = element.scrollTop
  }, [region, isWhole])

  return null
}

/** Removed when read: a later visit to this entry must not scroll there again. */
function takePosition(): number | null {
  const { listTop, ...others } = window.history.state ?? {}
  if (typeof listTop !== 'number') return null
  writeState(others)
  return listTop
}

/** Next's own entries are in the state too, by which it knows that the URL is the same. */
function writeState(state: Record<string, unknown>) {
  window.history.replaceState(state, '')
}
