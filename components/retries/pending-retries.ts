import type { PartnerFailure } from '@/lib/partner/failure/failure'

/** A request that is waiting for its next attempt or making it, for display. */
export type PendingRetry = {
  failure: PartnerFailure
  /** The upcoming attempt, counted from 1, and the maximum. */
  attempt: number
  of: number
  /** When it starts, by `performance.now()`; null while it is running. */
  resumesAt: number | null
  tryNow: () => void
  /** Ends the retries with the current failure. Waits for a write in progress, which cannot be undone. */
  stop: () => void
}

const shown = new Map<string, PendingRetry>()
const listeners = new Set<() => void>()

/** The retries in progress, by name: a store for `useSyncExternalStore`. */
export const retries = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (name: string) => shown.get(name),
  show(name: string, retry: PendingRetry | undefined) {
    if (retry) shown.set(name, retry)
    else shown.delete(name)
    for (const listener of listeners) listener()
  },
}
