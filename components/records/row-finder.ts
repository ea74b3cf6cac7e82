import type { RowIndex, RowQuery } from '@/lib/records/find-rows'
import type { PartnerRecord } from '@/lib/records/record'
import { connectWorker, type RemoteObject, WorkerLostError, type WorkerPort } from '../ui/worker-rpc'

/** Finds rows without blocking the page. */
export type RowFinder = {
  add(records: readonly PartnerRecord[]): void
  /** Answers as the index does. Rejects when the browser has ended several workers in a row. */
  find(query: RowQuery): Promise<Uint32Array | null>
  close(): void
}

const silenceMs = 15_000
/** The number of workers that one query may use up. */
const maxWorkers = 3

/**
 * The row index in a worker. A worker that dies is replaced, and the records, which the page holds anyway, are added
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
    // If a record could not be added, the next query fails, since it awaits `adding`.
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
