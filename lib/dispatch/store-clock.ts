import 'server-only'
import { singleton } from '../runtime/singleton'

const known = singleton<{ storeMs: number; atMs: number }>('store-clock', () => ({
  storeMs: Date.now(),
  atMs: performance.now(),
}))

/** Told of the database's time whenever an answer brings it. */
export function noteStoreClock(storeMs: number): void {
  Object.assign(known, { storeMs, atMs: performance.now() })
}

/**
 * Now in milliseconds by the database's clock, which wrote all times of a dispatch. By a wrong local clock a server
 * could assume too early that a request has ended.
 */
export function storeNowMs(): number {
  return known.storeMs + (performance.now() - known.atMs)
}
