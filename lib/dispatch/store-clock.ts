import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { singleton } from '../runtime/singleton'

const known = singleton<{ storeMs: number; atMs: number; jumps: number }>('store-clock', () => ({
  storeMs: Date.now(),
  atMs: performance.now(),
  jumps: 0,
}))

/** More than an answer of the database takes, and less than any wait that counts. */
export const jumpMs = 1_500

/** Call it with the database's time whenever an answer contains it. */
export function noteStoreClock(storeMs: number): void {
  const jumps = known.jumps + (Math.abs(storeMs - storeNowMs()) > jumpMs ? 1 : 0)
  Object.assign(known, { storeMs, atMs: performance.now(), jumps })
}

/** How often the database's clock was seen to be set: what was compared across such a moment proves nothing. */
export function storeClockJumps(): number {
  return known.jumps
}

/**
 * Now in milliseconds by the database's clock, which wrote all times of a dispatch. By a wrong local clock a server
 * could assume too early that a request has ended.
 */
export function storeNowMs(): number {
  return known.storeMs + (performance.now() - known.atMs)
}

/** The database's now; where its clock was set forward since it was last read, the time that it should be. */
export function steadyNow(): SQL {
  return sql`least(now(), to_timestamp(${(storeNowMs() + jumpMs) / 1_000}::float8))`
}
