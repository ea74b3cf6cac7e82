'use client'

import { useSyncExternalStore } from 'react'
import { type PendingRetry, retries } from './pending-retries'

/** The retry in progress under that name, if any. */
export function useRetry(name: string): PendingRetry | undefined {
  return useSyncExternalStore(
    retries.subscribe,
    () => retries.read(name),
    () => undefined,
  )
}
