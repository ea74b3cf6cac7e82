'use client'

import { useDeferredValue, useSyncExternalStore } from 'react'

/** Whether a media query matches; false on the server. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Whether rows are shown as cards: narrower than Tailwind's `md`. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 48rem)')
}

/**
 * False once the window is known to be wider than a phone: phone-only elements then leave the document. Deferred, since
 * their removal is invisible.
 */
export function useMayBePhone(): boolean {
  return !useDeferredValue(useMediaQuery('(width >= 48rem)'))
}
