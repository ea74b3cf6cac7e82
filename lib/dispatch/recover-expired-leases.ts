import 'server-only'
import { and, sql } from 'drizzle-orm'
import { config } from '../runtime/config'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { steadyNow } from '../store/store-clock'
import type { WorkerId } from './kind'
import { isOfKind } from './registry'
import { withStep } from './timeline'
import { move } from './transitions'

/**
 * Takes over requests from dead workers: the lease has expired, or (`aloneAs`) no other process uses this store.
 * Requests that may have succeeded are retried only if that is safe, else reconciled. Returns how many there were.
 */
export async function recoverExpiredLeases({ aloneAs }: { aloneAs?: WorkerId } = {}): Promise<number> {
  const isLost = aloneAs === undefined ? sql`lease_until < ${steadyNow()}` : sql`worker is distinct from ${aloneAs}`
  const isSafe = isOfKind(({ isIdempotent }) => isIdempotent)
  const { from, state } = move({ sending: { when: isSafe, to: 'backing-off', otherwise: 'reconciling' } })
  const ceilings = `${2 * config().partner.ceilingMs} ms`
  const rows = await store()
    .update(dispatches)
    .set({
      state,
      notBefore: sql`now()`,
      ceilingAt: sql`sent_at + ${ceilings}::interval`,
      mayHaveSucceeded: true,
      failure: null,
      reconcileAttempts: 0,
      worker: null,
      leaseUntil: null,
      timeline: withStep({ what: 'lease-expired' }),
    })
    .where(and(from, isLost))
    .returning({ id: dispatches.id })
  return rows.length
}

/** Releases what another process had claimed but not sent, when that process can no longer be running. */
export async function releaseForeignClaims(aloneAs: WorkerId): Promise<void> {
  await store()
    .update(dispatches)
    .set({ worker: null, leaseUntil: null })
    .where(sql`state in ('queued', 'reconciling') and worker <> ${aloneAs}`)
}
