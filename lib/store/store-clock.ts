import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { singleton } from '@/lib/runtime/singleton'

const known = singleton<{ storeMs: number; atMs: number; jumps: number }>('store-clock', () => ({
  storeMs: Date.now(),
  atMs: performance.now(),
  jumps: 0,
}))

/** Longer than the database takes to answer, and shorter than any wait that matters. */
export const jumpMs = 1_500

/** Call this with the database's time whenever an answer contains it. */
export function noteStoreClock(storeMs: number): void {
  const jumps = known.jumps + (Math.abs(storeMs - storeNowMs()) > jumpMs ? 1 : 0)
  Object.assign(known, { storeMs, atMs: performance.now(), jumps })
}

/** How often the database's clock was seen to be set: comparisons across such a moment prove nothing. */
export function storeClockJumps(): number {
  return known.jumps
}

/**
 * Now in milliseconds by the database's clock, which wrote all times of a dispatch. With a wrong local clock, a server
 * could assume too early that a request has ended.
 */
export function storeNowMs(): number {
  return known.storeMs + (performance.now() - known.atMs)
}

/** The database's now; if its clock was set forward since it was last read, the time that it should show. */
export function steadyNow(): SQL {
  return sql`least(now(), to_timestamp(${(storeNowMs() + jumpMs) / 1_000}::float8))`
}

/** `ms` milliseconds from now by the database's clock, which all servers share. */
export const inMs = (ms: number): SQL => sql`clock_timestamp() + ${`${Math.round(ms)} ms`}::interval`
