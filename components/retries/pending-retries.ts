import type { PartnerFailure } from '@/lib/partner/failure/failure'

/** A request that waits for its next attempt or is making it, as a screen shows it. */
export type PendingRetry = {
  failure: PartnerFailure
  /** The coming attempt, counted from 1, and how many there are at most. */
  attempt: number
  of: number
  /** When it starts, by `performance.now()`; null while it is running. */
  resumesAt: number | null
  tryNow: () => void
  /** Ends the retries with the failure so far. A running write is waited for: it cannot be taken back. */
  stop: () => void
}

const shown = new Map<string, PendingRetry>()
const listeners = new Set<() => void>()

/** The retries under way, by name: a store for `useSyncExternalStore`. */
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
