import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import { singleton } from '../runtime/singleton'
import { metrics } from './metrics'

/** Reads values from the store into gauges. */
type Reader = () => Promise<void>

/** How long gauges count as fresh: the store is queried no more often, however frequent scrapes are. */
const freshMs = 5_000
const timeoutMs = 2_000

const state = singleton('metrics-readers', () => ({
  readers: new Set<Reader>(),
  readAtMs: Number.NEGATIVE_INFINITY,
  reading: null as Promise<void> | null,
}))

/** Runs the reader on every scrape from now on. */
export function readOnScrape(reader: Reader): void {
  state.readers.add(reader)
}

/** Updates the gauges; resolves after 2 s at the latest, with what was read by then. */
export async function readGauges(): Promise<void> {
  if (performance.now() - state.readAtMs < freshMs) return
  state.reading ??= readAll().finally(() => {
    state.reading = null
  })
  const stop = new AbortController()
  const late = delay(timeoutMs, 'late' as const, { signal: stop.signal })
  const end = await Promise.race([state.reading, late]).finally(() => stop.abort())
  if (end === 'late') metrics().storeReadFailures.inc()
}

async function readAll(): Promise<void> {
  const ends = await Promise.allSettled([...state.readers].map((reader) => reader()))
  if (ends.some(({ status }) => status === 'rejected')) metrics().storeReadFailures.inc()
  state.readAtMs = performance.now()
}
