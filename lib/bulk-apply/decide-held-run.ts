import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Author } from '../dispatch/contract'
import { decideHeld } from '../dispatch/decide'
import { notifyDue } from '../dispatch/notify'
import { log } from '../runtime/log'
import { type Store, store } from '../store/connection'
import { runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { rowsAtOnce } from './queue/rows-at-once'

/**
 * Applies a user's review of a run that is held since the store was restored. `send`: it continues; a refusal of one of
 * its rows then proves nothing, since an earlier attempt may have worked. `discard`: nothing more of it is sent. False
 * if it is no longer held.
 */
export async function decideHeldRun(id: string, what: 'send' | 'discard', person: Author): Promise<boolean> {
  const isHeld = and(eq(runs.id, id), sql`held_by is not null`)
  const [held] = await store().select({ state: runs.state }).from(runs).where(isHeld)
  if (!held) return false
  await markUncertain(id)
  // A review does not send what a user had cancelled.
  const isSent = what === 'send' && held.state !== 'cancelling'
  const released = await store().transaction(async (tx: Store) => {
    // With the run's own change: rows queued in a run that is still held could be neither sent nor discarded.
    await decideHeld(sql`group_id = ${id}`, isSent ? 'send-again' : 'abandon', person, tx)
    const goesOn = sql`(state in ('paused', 'stopped') or (state in ('finished', 'cancelled') and exists (select 1
      from dispatches where group_id = runs.id and dispatches.state in ('queued', 'backing-off'))))`
    const hasRows = sql`(state not in ('finished', 'cancelled') or exists (select 1 from dispatches
      where group_id = runs.id and dispatches.state = 'scheduled'))`
    const rows = await tx
      .update(runs)
      .set(
        isSent
          ? {
              heldBy: null,
              state: sql`case when ${goesOn} then 'running' else state end`,
              endedAt: sql`case when ${goesOn} then null else ended_at end`,
              runningSince: sql`case when ${goesOn} then now() else running_since end`,
              stop: sql`case when ${goesOn} then null else stop end`,
              uncertainInRow: 0,
            }
          : {
              heldBy: null,
              stop: null,
              state: sql`case when ${hasRows} then 'cancelling' else state end`,
              endedAt: sql`case when ${hasRows} then null else ended_at end`,
              endedBy: person.name,
            },
      )
      .where(isHeld)
      .returning({ id: runs.id, notified: sql`pg_notify('dispatches', 'due group')` })
    return rows.length > 0
  })
  if (released) log.info({ run: id, decision: what }, 'a person has reviewed a held run')
  notifyDue()
  return released
}

/** In batches, so that other work on the desk gets its turn; the run stays held until all are marked. */
async function markUncertain(runId: string): Promise<void> {
  for (let count = rowsAtOnce; count === rowsAtOnce; ) {
    const rows = await store()
      .update(dispatches)
      .set({ mayHaveSucceeded: true })
      .where(
        sql`id in (select id from dispatches where group_id = ${runId} and state = 'scheduled' and not may_have_succeeded
          limit ${rowsAtOnce})`,
      )
      .returning({ id: dispatches.id })
    count = rows.length
  }
}
