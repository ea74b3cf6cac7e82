import 'server-only'
import { sql } from 'drizzle-orm'
import { onStop } from '../runtime/lifecycle'
import { log } from '../runtime/log'
import { serverState } from '../runtime/server-state'
import { trackInFlight } from '../runtime/track-in-flight'
import { store } from '../store/connection'
import { eraseExpired } from './erase-expired'

const everyMs = 6 * 60 * 60_000

/** Erases expired data now and every six hours, in the background. The store must be open. */
export function startRetention(): void {
  const forget = () => void trackInFlight(forgetNow)
  const timer = setInterval(forget, everyMs)
  timer.unref()
  onStop(() => clearInterval(timer))
  forget()
}

async function forgetNow(): Promise<void> {
  try {
    const forgotten = await eraseExpired(() => serverState.isStopping)
    await analyzeTables()
    if (Object.values(forgotten).some((count) => count > 0)) log.info(forgotten, 'expired data was removed')
  } catch (error) {
    log.error({ err: error }, 'expired data could not be removed')
  }
}

/** The embedded PostgreSQL has no autovacuum: without ANALYZE it scans whole tables where an index would do. */
export async function analyzeTables(): Promise<void> {
  await store().execute(sql`analyze activity, dispatches`)
}
