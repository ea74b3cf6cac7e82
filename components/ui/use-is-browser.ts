'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and for the first paint, true after: for what only the reader's own locale and zone can say. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
