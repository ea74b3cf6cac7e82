import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from './log'
import { resolveWithin } from './resolve-within'
import { serverState } from './server-state'
import { singleton } from './singleton'

const shutdownTimeoutMs = 40_000

type Stopper = () => void | Promise<void>
const stoppers = singleton('stoppers', () => new Set<Stopper>())

/** Registers work for when shutdown begins; the store stays open until it ends. Returns a function to unregister it. */
export function onStop(stopper: Stopper): () => void {
  stoppers.add(stopper)
  return () => stoppers.delete(stopper)
}

/**
 * On SIGTERM and SIGINT: refuses new work, finishes what is in flight for up to 40 s, closes the store within 5 s (a
 * database that hangs never closes its connections), exits 0, or 1 if something did not finish. A second signal ends at
 * once. Needs `NEXT_MANUAL_SIG_HANDLE`; not in `next dev`.
 */
export function shutDownOnSignals(closeStore: () => Promise<void>, closeTimeoutMs = 5_000): void {
  if (process.env.NODE_ENV === 'development') return
  const closeInTime = async () => {
    const isClosed = await resolveWithin(
      closeStore().then(() => true),
      closeTimeoutMs,
    )
    if (!isClosed) throw new Error('It did not answer in time')
  }
  singleton('shutdown', () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown(signal, closeInTime))
    return true
  })
}

async function shutDown(signal: string, closeStore: () => Promise<void>): Promise<void> {
  if (serverState.isStopping) {
    log.warn({ signal }, 'stopping at once')
    process.exit(1)
  }
  serverState.isStopping = true
  log.info({ signal, inFlight: serverState.inFlight }, 'stopping')
  const stopping = stopAll()
  const deadline = performance.now() + shutdownTimeoutMs
  while ((serverState.inFlight > 0 || stopping.left > 0) && performance.now() < deadline) await wait(50)
  const isInTime = serverState.inFlight === 0 && stopping.left === 0
  if (!isInTime)
    log.error({ inFlight: serverState.inFlight, stoppers: stopping.left }, 'gave up waiting for what is in flight')
  try {
    await closeStore()
  } catch (error) {
    log.error({ err: error }, 'the store did not close')
    process.exit(1)
  }
  log.info('stopped')
  process.exit(isInTime && stopping.failed === 0 ? 0 : 1)
}

/** Starts all stoppers at once; the counts change as they end. */
function stopAll(): { readonly left: number; readonly failed: number } {
  const counts = { left: stoppers.size, failed: 0 }
  for (const stop of stoppers)
    void Promise.resolve()
      .then(stop)
      .catch((error: unknown) => {
        counts.failed += 1
        log.error({ err: error }, 'a component failed to stop')
      })
      .finally(() => {
        counts.left -= 1
      })
  return counts
}
