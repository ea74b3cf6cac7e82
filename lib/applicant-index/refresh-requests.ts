import type { SyncResult } from './sync-once'

/** The second round finds what the partner lists with a delay, such as an application that it had queued. */
const refreshesPerAsk = 2

/** Remembers that the next rounds must read newcomers. */
export function createRefreshRequests() {
  let left = 0
  return {
    /** False when a round is already due. */
    ask(): boolean {
      const isFirst = left === 0
      left = refreshesPerAsk
      return isFirst
    },
    isDue: () => left > 0,
    /** A round that read nothing, because another server was doing it or the partner failed, leaves the refresh due. */
    noteRound(result: SyncResult) {
      if (result === 'off') left = 0
      if (result === 'refreshed' || result === 'walked') left = Math.max(0, left - 1)
    },
  }
}
