import 'server-only'
import { log } from '../runtime/log'
import { trackInFlight } from '../runtime/track-in-flight'
import type { WorkerId } from './kind'
import { processDispatch } from './process-dispatch'
import { kindOf } from './registry'
import type { DispatchRow } from './row'

type Working = { row: DispatchRow; recall: AbortController; end: Promise<void> }

/** What this process has claimed: each dispatch is processed at once, and can be recalled until it is sent. */
export function createClaimedWork(worker: WorkerId) {
  const working = new Map<string, Working>()
  let isClosed = false
  const rows = () => [...working.values()].map(({ row }) => row)
  return {
    ids: () => [...working.keys()],
    count: (lane: DispatchRow['lane']) => rows().filter((row) => row.lane === lane).length,

    countByGroup(): Map<string, number> {
      const counts = new Map<string, number>()
      for (const { groupId } of rows()) if (groupId !== null) counts.set(groupId, (counts.get(groupId) ?? 0) + 1)
      return counts
    },

    /** Does nothing for a dispatch that is being processed, claimed again because its lease had expired. */
    begin(row: DispatchRow, onEnd: () => void) {
      if (working.has(row.id)) return
      const recall = new AbortController()
      // Claimed during a stop: released like the others.
      if (isClosed) recall.abort()
      const end = trackInFlight(async () => processDispatch(kindOf(row.kind), row, worker, recall.signal))
        // The store is unreachable: anything unsent is due again when its lease expires.
        .catch((error: unknown) => log.error({ err: error, dispatch: row.id }, 'a dispatch could not be processed'))
        .finally(() => {
          working.delete(row.id)
          onEnd()
        })
      working.set(row.id, { row, recall, end })
    },

    recall(isMeant: (row: DispatchRow) => boolean) {
      for (const { row, recall } of working.values()) if (isMeant(row)) recall.abort()
    },

    /** Recalls everything, including whatever is claimed from now on. */
    close() {
      isClosed = true
      for (const { recall } of working.values()) recall.abort()
    },

    async allEnded() {
      await Promise.all([...working.values()].map(({ end }) => end))
    },
  }
}

export type ClaimedWork = ReturnType<typeof createClaimedWork>
