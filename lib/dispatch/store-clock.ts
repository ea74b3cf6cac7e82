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
 * Now by the database's clock, which wrote all times of a dispatch, in milliseconds. A server whose own clock is wrong would else
 * believe too early that a request can no longer be at work.
 */
export function storeNowMs(): number {
  return known.storeMs + (performance.now() - known.atMs)
}
