import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { closeStore } from '@/lib/store/connection'
import { log } from './log'
import { traffic } from './server-state'
import { processWide } from './singleton'

const patienceMs = 40_000

type Stopper = () => void | Promise<void>
const stoppers = processWide('stoppers', () => new Set<Stopper>())

/** Runs when the server begins to stop, before it waits for what is in flight. Returns what forgets it again. */
export function onStop(stopper: Stopper): () => void {
  stoppers.add(stopper)
  return () => stoppers.delete(stopper)
}

/**
 * On SIGTERM and SIGINT: take no more, finish what is in flight for up to 40 s, close the store, exit 0, or 1 where something did not finish. A second signal ends
 * at once. Next must leave signals alone (`NEXT_MANUAL_SIG_HANDLE`). `next dev` keeps its own way.
 */
export function shutDownOnSignals(): void {
  if (process.env.NODE_ENV === 'development') return
  processWide('shutdown', () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown(signal))
    return true
  })
}

async function shutDown(signal: string): Promise<void> {
  if (traffic.isStopping) {
    log.warn({ signal }, 'stopping at once')
    process.exit(1)
  }
  traffic.isStopping = true
  log.info({ signal, inFlight: traffic.inFlight }, 'stopping')
  traffic.server?.close()
  for (const stop of stoppers)
    Promise.resolve(stop()).catch((error: unknown) => log.error({ err: error }, 'something did not stop as it should'))
  const deadline = Date.now() + patienceMs
  while (traffic.inFlight > 0 && Date.now() < deadline) {
    traffic.server?.closeIdleConnections()
    await wait(50)
  }
  const isWhole = traffic.inFlight === 0
  if (!isWhole) log.error({ inFlight: traffic.inFlight }, 'gave up waiting for what is in flight')
  try {
    await closeStore()
  } catch (error) {
    log.error({ err: error }, 'the store did not close')
    process.exit(1)
  }
  log.info('stopped')
  process.exit(isWhole ? 0 : 1)
}
