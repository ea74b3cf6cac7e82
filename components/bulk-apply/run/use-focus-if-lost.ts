import { type RefObject, useEffect, useRef } from 'react'

/**
 * For presses whose button is taken away by what they decide, now or when the rows are read again: the focus goes on to
 * `place`. Call the result with each such press.
 */
export function useFocusIfLost(place: RefObject<HTMLElement | null>): () => void {
  const isDue = useRef(false)
  // After every render: nothing else tells that the button is gone.
  useEffect(() => {
    if (!isDue.current || (document.activeElement !== document.body && document.activeElement !== null)) return
    isDue.current = false
    place.current?.focus({ preventScroll: true })
  })
  return () => {
    isDue.current = true
  }
}
