import type { SyncResult } from './sync-once'

/** The second round finds what the partner lists with a delay, such as an application that it had queued. */
const refreshesPerAsk = 2

/** Remembers that newcomers are to be read in the next rounds. */
export function createAskedRefresh() {
  let left = 0
  return {
    /** False when a round is already due. */
    ask(): boolean {
      const isFirst = left === 0
      left = refreshesPerAsk
      return isFirst
    },
    isDue: () => left > 0,
    /** A round that read nothing, since another server was at it or the partner failed, leaves it due. */
    noteRound(result: SyncResult) {
      if (result === 'off') left = 0
      if (result === 'refreshed' || result === 'walked') left = Math.max(0, left - 1)
    },
  }
}
