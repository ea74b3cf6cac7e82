import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { PartnerFailure } from '../partner/failure/failure'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { inMs } from '../store/store-clock'
import { sanitizeJson } from '../text/sanitize'
import type { WorkerId } from './kind'
import type { DispatchRow } from './row'
import { withStep } from './timeline'
import { move } from './transitions'

/** Backs off a dispatch that was not sent because its preparation has to wait. */
export async function reschedule(
  { id, backoffCount }: DispatchRow,
  worker: WorkerId,
  { waitMs, failure }: { waitMs: number; failure: PartnerFailure },
): Promise<void> {
  const { from, state } = move({ queued: 'backing-off' })
  await store()
    .update(dispatches)
    .set({
      state,
      notBefore: inMs(waitMs),
      backoffCount: backoffCount + 1,
      failure: sanitizeJson(failure),
      worker: null,
      leaseUntil: null,
      timeline: withStep({ what: 'backed-off', outcome: failure.kind, status: failure.status }),
    })
    .where(and(eq(dispatches.id, id), eq(dispatches.worker, worker), from))
}
