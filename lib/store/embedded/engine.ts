import 'server-only'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { EngineStream } from './engine-stream'

type Said =
  | { what: 'opened' | 'closed' }
  | { what: 'answered'; client: number; bytes: Uint8Array }
  | { what: 'notified'; bytes: Uint8Array }
  | { what: 'failed'; message: string; code?: string; serverLog: string[] }

/** The embedded PostgreSQL could not be opened, or crashed. `serverLog`: the last lines it logged. */
export class EngineError extends Error {
  constructor(
    message: string,
    readonly code: string | undefined,
    readonly serverLog: readonly string[],
  ) {
    super([message, ...serverLog].join('\n'))
  }
}

export type Engine = {
  /**
   * A connection for `pg`; all share one session. `isListener`: it receives notifications; `isBackground`: its queries
   * come after those of others.
   */
  connect(options?: { isListener?: boolean; isBackground?: boolean }): Duplex
  close(): Promise<void>
}

/** PGlite's default is 128 MB of memory, which a store of this size does not need. */
const settings = { shared_buffers: '32MB' }

/**
 * Opens a folder's embedded PostgreSQL in a thread of its own, so that queries do not hold up the server. The thread
 * cannot outlive the process. `onBroken`: it ended unexpectedly, and the outcome of its last queries is unknown.
 */
export async function startEngine(folder: string, onBroken: (error: Error) => void): Promise<Engine> {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'lib/store/embedded/engine-thread.mjs')
  const worker = new Worker(/* turbopackIgnore: true */ file, {
    workerData: { folder, settings },
    execArgv: [],
    env: {},
  })
  const clients = new Map<number, EngineStream>()
  const listeners = new Set<EngineStream>()
  let lastClient = 0
  let end: (error: Error | null) => void = () => {}

  function onSaid(said: Said) {
    if (said.what === 'answered') clients.get(said.client)?.push(said.bytes)
    else if (said.what === 'notified') for (const listener of listeners) listener.push(said.bytes)
    else if (said.what === 'failed') end(new EngineError(said.message, said.code, said.serverLog))
    else end(null)
  }
  worker.on('message', onSaid)
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', (code) => end(new Error(`The thread of the embedded database ended with code ${code}`)))

  /** Resolves when the engine next says that it has opened or closed; rejects when it fails. */
  const nextEnd = () =>
    new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve())
    })

  await nextEnd().catch(async (error) => {
    await worker.terminate()
    throw error
  })
  const breakDown = (error: Error | null) => {
    end = () => {}
    const reason = error ?? new Error('The embedded database closed by itself')
    for (const client of clients.values()) client.destroy(reason)
    onBroken(reason)
  }
  end = breakDown

  return {
    connect({ isListener = false, isBackground = false } = {}) {
      lastClient += 1
      const client = lastClient
      const stream = new EngineStream((unit, begins) =>
        worker.postMessage({ what: 'asked', client, unit, begins, isBackground }, [unit.buffer]),
      )
      clients.set(client, stream)
      if (isListener) listeners.add(stream)
      stream.on('close', () => {
        clients.delete(client)
        listeners.delete(stream)
        worker.postMessage({ what: 'ended', client })
      })
      return stream
    },
    async close() {
      const closed = nextEnd()
      worker.postMessage({ what: 'close' })
      await closed.finally(() => {
        end = () => {}
        return worker.terminate()
      })
    },
  }
}
