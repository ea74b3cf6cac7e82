'use client'

import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and for the first paint, then true: for what depends on the reader's locale and time zone.
 * Deferred, since rerendering a whole list right after hydration would delay the first click.
 */
export function useIsBrowser(): boolean {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useDeferredValue(isBrowser)
}
