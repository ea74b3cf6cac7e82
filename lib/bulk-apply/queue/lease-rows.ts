import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { claimed, leaseMs } from '../../dispatch/claim'
import type { WorkerId } from '../../dispatch/kind'
import type { StoredDispatch } from '../../dispatch/row'
import type { Store } from '../../store/connection'
import { dispatches } from '../../store/schema'
import { inMs } from '../../store/store-clock'

/** Leases the dispatches whose ids the query returns. */
export function lease(
  tx: Store,
  worker: WorkerId,
  ids: SQL,
  set: { isCanary?: boolean } = {},
): Promise<StoredDispatch[]> {
  return tx
    .update(dispatches)
    .set({
      ...set,
      worker,
      leaseUntil: inMs(leaseMs),
      state: claimed.state,
      notBefore: sql`coalesce(not_before, now())`,
    })
    .where(sql`id in (${ids}) and ${claimed.from}`)
    .returning()
}
