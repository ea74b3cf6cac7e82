import type { RowIndex, RowQuery } from '@/lib/records/find-rows'
import type { PartnerRecord } from '@/lib/records/record'
import { connectWorker, type RemoteObject, WorkerLostError, type WorkerPort } from '../ui/worker-rpc'

/** Finds rows without blocking the page. */
export type RowFinder = {
  add(records: readonly PartnerRecord[]): void
  /** As the index answers. Rejects when the browser ends one worker after the other. */
  find(query: RowQuery): Promise<Uint32Array | null>
  close(): void
}

const silenceMs = 15_000
/** Workers that one query may use up. */
const maxWorkers = 3

/**
 * The index of rows in a worker. A worker that dies is replaced: the records, which the page holds anyway, are added
 * again.
 */
export function createRowFinder(startWorker: () => WorkerPort = startFindWorker): RowFinder {
  const pages: (readonly PartnerRecord[])[] = []
  let adding: Promise<unknown>[] = []
  let index = connect()

  function connect(): RemoteObject<RowIndex> {
    return connectWorker<RowIndex>(startWorker, { silenceMs })
  }

  function send(records: readonly PartnerRecord[]) {
    const added = index.call('add', records)
    // A record that could not be added fails the next query, which awaits `adding`.
    added.catch(() => {})
    adding.push(added)
  }

  function restart() {
    adding = []
    index = connect()
    for (const page of pages) send(page)
  }

  return {
    add(records) {
      pages.push(records)
      send(records)
    },
    async find(query) {
      for (let worker = 1; ; worker += 1) {
        try {
          const added = adding
          const [rows] = await Promise.all([index.call('find', query), ...added])
          adding = adding.slice(added.length)
          return rows
        } catch (error) {
          if (!(error instanceof WorkerLostError) || worker === maxWorkers) throw error
          restart()
        }
      }
    },
    close: () => index.close(new Error('The search was closed')),
  }
}

function startFindWorker(): Worker {
  return new Worker(new URL('./find-worker.ts', import.meta.url), { type: 'module' })
}
