import 'server-only'
import { sql } from 'drizzle-orm'
import { config } from '../runtime/config'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import type { WorkerId } from './claim'
import { dispatchKinds } from './contract'
import { nextStateAfterLoss } from './next-state'
import { withStep } from './timeline'

const isSafe = (kind: (typeof dispatchKinds)[number]) =>
  nextStateAfterLoss({ kind, attempts: 1, busy: 0, isDoubtful: false }).state === 'waiting'

/**
 * Takes over what a dead worker was sending: its lease ran out, or (`aloneAs`) no other process can be at work on this store.
 * What may have worked is never simply sent again (lib/dispatch/README.md). Returns how many there were.
 */
export async function recoverExpiredLeases({ aloneAs }: { aloneAs?: WorkerId } = {}): Promise<number> {
  const safe = dispatchKinds.filter(isSafe)
  const isLost = aloneAs === undefined ? sql`lease_until < now()` : sql`worker is distinct from ${aloneAs}`
  const ceilings = `${2 * config().partner.ceilingMs} ms`
  const rows = await store()
    .update(dispatches)
    .set({
      state: sql`case when kind in ${safe} then 'waiting' else 'unclear' end`,
      notBefore: sql`now()`,
      ceilingAt: sql`sent_at + ${ceilings}::interval`,
      isDoubtful: true,
      failure: null,
      looks: 0,
      worker: null,
      leaseUntil: null,
      timeline: withStep({ what: 'lost' }),
    })
    .where(sql`state = 'sending' and ${isLost}`)
    .returning({ id: dispatches.id })
  return rows.length
}

/** Frees what another process had claimed and not sent, where that process can no longer be at work. */
export async function releaseForeignClaims(aloneAs: WorkerId): Promise<void> {
  await store()
    .update(dispatches)
    .set({ worker: null, leaseUntil: null })
    .where(sql`state in ('waiting', 'unclear') and worker is not null and worker <> ${aloneAs}`)
}
