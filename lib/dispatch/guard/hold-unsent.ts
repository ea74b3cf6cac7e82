import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { log } from '../../runtime/log'
import type { Store } from '../../store/connection'
import { restoreIncidents } from '../../store/guard-tables'
import { activity, dispatches, drafts } from '../../store/schema'
import type { Uncertainty } from '../contract'
import { groups } from '../registry'
import { withStep } from '../timeline'
import { isEndedRow, move } from '../transitions'
import type { HoldReason } from './judge-start'

const restored: Uncertainty = { what: 'unknown', why: 'restored' }

/** The columns of a new dispatch that may have been sent before the store went back. */
export const heldSince = (heldBy: string) =>
  ({ state: 'needs-decision', heldBy, mayHaveSucceeded: true, uncertainty: restored }) as const

/**
 * Holds everything without an outcome, in the caller's transaction: it may have been sent since. Rows of groups that
 * wait for their turn are held through their group. Returns how many writes wait; 0 when there is nothing to review.
 */
export async function holdUnsent(
  tx: Store,
  { why, lastUsedAt }: { why: HoldReason; lastUsedAt: Date | null },
): Promise<number> {
  const id = randomUUID()
  const ofGroups = await groups().hold(tx, id)
  const { from, state } = move({
    scheduled: 'needs-decision',
    queued: 'needs-decision',
    sending: 'needs-decision',
    'backing-off': 'needs-decision',
    reconciling: 'needs-decision',
    'needs-decision': 'needs-decision',
  })
  const held = await tx
    .update(dispatches)
    .set({
      state,
      heldBy: id,
      // Whatever its state: a write that was waiting then may have been sent since.
      mayHaveSucceeded: true,
      uncertainty: sql`case when state = 'needs-decision' and uncertainty ->> 'what' = 'candidates' then uncertainty
        else ${JSON.stringify(restored)}::jsonb end`,
      notBefore: null,
      worker: null,
      leaseUntil: null,
      timeline: withStep({ what: 'held' }),
    })
    .where(sql`not ${isEndedRow} and ${from} and held_by is null and (group_id is null or state <> 'scheduled')`)
    .returning({ groupId: dispatches.groupId })
  const forms = await tx.update(drafts).set({ heldBy: id }).where(sql`held_by is null`).returning({ form: drafts.form })
  const writes = ofGroups.writes + held.filter(({ groupId }) => groupId === null).length
  if (writes === 0 && forms.length === 0 && ofGroups.unstarted === 0) return 0
  await tx.insert(restoreIncidents).values({ id, at: sql`clock_timestamp()`, why, lastUsedAt, writes })
  await tx.insert(activity).values({
    id,
    personId: 'desk',
    personName: 'The desk',
    kind: 'restore',
    subject: writes === 1 ? '1 unsent write' : `${writes} unsent writes`,
    outcome: 'held-after-restore',
    details: { why, writes },
  })
  log.error({ incident: id, why, lastUsedAt, writes }, 'the store may have gone back: unsent writes wait for a review')
  return writes
}
