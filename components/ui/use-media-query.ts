'use client'

import { useDeferredValue, useSyncExternalStore } from 'react'

/** Whether a media query holds; false on the server. */
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

/** Whether rows are cards: narrower than Tailwind's `md`. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 48rem)')
}

/**
 * False once the window is known to be wider than a phone's: what only phones show then leaves the document. Deferred,
 * since nobody sees it go.
 */
export function useMayBePhone(): boolean {
  return !useDeferredValue(useMediaQuery('(width >= 48rem)'))
}
