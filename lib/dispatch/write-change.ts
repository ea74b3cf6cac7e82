import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Store } from '../store/connection'
import { dispatches } from '../store/schema'
import { inMs } from '../store/store-clock'
import type { Step } from './contract'
import type { Outcome, WriteKind } from './kind'
import type { Transition } from './next-state'
import { isStopped, stopStep } from './queue-conditions'
import type { DispatchRow } from './row'
import { stepsOfOtherAttempts, withStep } from './timeline'
import { move } from './transitions'

/** How a dispatch changes after an attempt or after reconciling. */
export type Change = {
  state: Transition['state'] | 'queued'
  /** Milliseconds until the worker continues; null: never. */
  waitMs: number | null
  step: Omit<Step, 'at'>
  set?: Partial<typeof dispatches.$inferInsert> & { ceilingMs?: number }
  /** Used instead of `state` when a person cancelled the dispatch meanwhile or a newer one superseded it. */
  stop?: Stop
  /** The attempt was not sent: its step is removed. */
  isUnsent?: boolean
  outcome?: Outcome
}

export type Stop = 'cancelled' | 'abandoned'

/**
 * Writes only if the row is as the worker left it: the same attempt, and no outcome yet. If it is held since the store
 * went back, only a success counts, even of an attempt that the store has forgotten. A row of a group that waits for a
 * person leaves that state only with an outcome: its group may have ended, and nobody would continue with the row.
 * Returns the new state; null when nothing was written.
 */
export async function writeChange(
  kind: WriteKind,
  row: DispatchRow,
  change: Change,
  tx: Store,
): Promise<string | null> {
  const { waitMs, step, stop, set = {} } = change
  const { ceilingMs: untilCeilingMs, ...columns } = set
  const hasSucceeded = change.state === 'succeeded'
  const isEnded = hasSucceeded || change.state === 'refused'
  const { from, state } = moveTo(change.state, stop)
  const rows = await tx
    .update(dispatches)
    .set({
      ...columns,
      state,
      notBefore: waitMs === null ? null : inMs(waitMs),
      ...(untilCeilingMs === undefined ? {} : { ceilingAt: inMs(untilCeilingMs) }),
      ...(isEnded ? { endedAt: sql`now()`, before: null } : {}),
      ...(hasSucceeded && kind.erasesBodyOnSuccess ? { body: '' } : {}),
      worker: null,
      leaseUntil: null,
      timeline: change.isUnsent ? withStep(step, stepsOfOtherAttempts(row.reference)) : withStep(step),
      ...(stop ? endIfStopped(row, change) : {}),
    })
    .where(
      and(
        hasSucceeded
          ? sql`(${isAttemptOf(row)} or ${isLostAttemptOf(row)})`
          : sql`${isAttemptOf(row)} and held_by is null`,
        from,
        isEnded || row.groupId === null ? undefined : sql`state <> 'needs-decision'`,
      ),
    )
    .returning({ state: dispatches.state })
  return rows[0]?.state ?? null
}

/** The dispatch as this attempt left it: no other attempt has followed. */
function isAttemptOf({ id, attempts, reference }: DispatchRow): SQL | undefined {
  return and(eq(dispatches.id, id), eq(dispatches.attempts, attempts), sql`reference is not distinct from ${reference}`)
}

/** Held because the store went back to a time before this attempt. */
function isLostAttemptOf({ id, attempts }: DispatchRow): SQL {
  return sql`(${eq(dispatches.id, id)} and held_by is not null and attempts < ${attempts})`
}

/** The columns of a dispatch that ends here if it is stopped, which is read from the row's current values. */
function endIfStopped({ reference }: DispatchRow, { state, waitMs, step, isUnsent }: Change) {
  const timeline = isUnsent ? withStep(step, stepsOfOtherAttempts(reference)) : withStep(step)
  return {
    notBefore: waitMs === null ? null : sql`case when not ${isStopped} then ${inMs(waitMs)} end`,
    endedAt: sql`case when ${isStopped} then now() end`,
    timeline: sql`${timeline} || case when ${isStopped} then ${stopStep} else '[]'::jsonb end`,
    // Reconciling showed that it is not at the partner.
    ...(state === 'needs-decision' && !isUnsent ? { mayHaveSucceeded: sql`not ${isStopped}` } : {}),
  }
}

function moveTo(to: Change['state'], stop: Stop | undefined) {
  const unlessStopped = <State>(state: State) => (stop ? { when: isStopped, to: stop, otherwise: state } : state)
  const state = unlessStopped(to)
  const notSending = { queued: state, 'backing-off': state, reconciling: state, 'needs-decision': state }
  // A dispatch being sent is never queued before its answer.
  return to === 'queued' ? move(notSending) : move({ ...notSending, sending: unlessStopped(to) })
}
