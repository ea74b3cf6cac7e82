'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * For buttons that disappear because of what they decide, at once or when the rows are refetched: moves the focus to
 * `container` then. Call the returned function on each such press.
 */
export function useFocusIfLost(container: RefObject<HTMLElement | null>): () => void {
  const isDue = useRef(false)
  // After every render, because nothing else tells us that the button is gone.
  useEffect(() => {
    if (!isDue.current || (document.activeElement !== document.body && document.activeElement !== null)) return
    isDue.current = false
    container.current?.focus({ preventScroll: true })
  })
  return () => {
    isDue.current = true
  }
}
