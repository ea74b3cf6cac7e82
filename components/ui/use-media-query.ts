'use client'

import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react'

/** Whether a media query matches; `onServer` is the server's assumption. */
export function useMediaQuery(query: string, onServer = false): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}

/**
 * Whether the browser's client hint (the header `Sec-CH-UA-Mobile`, which Firefox and Safari do not send) says that it
 * is on a phone. Without it the server's HTML is for a wide window.
 */
export const PhoneHint = createContext(false)

/** Whether rows are shown as cards: narrower than Tailwind's `md`. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 48rem)', use(PhoneHint))
}

/**
 * False once the window is known to be wider than a phone: phone-only elements then leave the document. Deferred, since
 * their removal is invisible.
 */
export function useMayBePhone(): boolean {
  return !useDeferredValue(useMediaQuery('(width >= 48rem)'))
}
