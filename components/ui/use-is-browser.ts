'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and for the first paint, true after: for what depends on the reader's locale and zone. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
