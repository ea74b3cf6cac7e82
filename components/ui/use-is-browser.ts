'use client'

import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and for the first paint, true after: for what depends on the reader's locale and zone. Deferred,
 * as drawing a whole list again right after hydration would hold up the first press.
 */
export function useIsBrowser(): boolean {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useDeferredValue(isBrowser)
}
