import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { PartnerFailure } from '../partner/failure/failure'
import type { Result } from '../partner/result'
import { config } from '../runtime/config'
import { log } from '../runtime/log'
import { type Store, store } from '../store/connection'
import { dispatches } from '../store/schema'
import { sanitizeJson } from '../text/sanitize'
import { inMs, type WorkerId } from './claim'
import type { Step, Uncertainty } from './contract'
import { countAttempts, countInternalErrors, internalError } from './count-attempts'
import type { Outcome, Reconciliation, WriteKind } from './kind'
import { backoffMs, ceilingMs, nextState, type Transition } from './next-state'
import type { DispatchRow } from './row'
import { withStep } from './timeline'

/** Faults of the desk in a row before a person is asked. */
const mostFaults = 5
const leastPauseMs = 500

type End = {
  state: Transition['state']
  waitMs: number | null
  step: Omit<Step, 'at'>
  set?: Partial<typeof dispatches.$inferInsert> & { ceilingMs?: number }
  verdict?: Outcome
}

/** The answer of an attempt, in `row.attempts` already counted; false where somebody else has moved the dispatch on meanwhile. */
export function saveAnswer(kind: WriteKind, row: DispatchRow, result: Result<unknown>, durationMs: number) {
  const change = nextState({ ...row, attempts: countAttempts(row) }, result)
  const failure = result.ok ? null : result.failure
  const done = change.state === 'done' ? readDone(kind, row, result) : null
  return write(kind, row, {
    state: change.state,
    waitMs: change.waitMs,
    step: {
      what: change.state === 'waiting' ? 'put-off' : 'answered',
      outcome: failure?.kind ?? 'done',
      status: failure ? failure.status : null,
      durationMs,
    },
    set: {
      busy: change.busy,
      isDoubtful: change.isDoubtful,
      finding: change.finding,
      failure: sanitizeJson(failure),
      done: sanitizeJson(done),
      looks: 0,
      ...(change.state === 'unclear' ? { ceilingMs: ceilingMs(failure, durationMs, config().partner.ceilingMs) } : {}),
    },
    ...verdictOf(change.state, done, failure),
  })
}

function verdictOf(state: Transition['state'], done: unknown, failure: PartnerFailure | null): { verdict?: Outcome } {
  if (state === 'done') return { verdict: { done } }
  return failure && state !== 'waiting' ? { verdict: { failure, state } } : {}
}

/** What finding out about an unclear dispatch came to. */
export function saveReconciliation(kind: WriteKind, row: DispatchRow, settlement: Reconciliation) {
  const looked = { what: 'looked', outcome: outcomeOf(settlement) } as const
  switch (settlement.to) {
    case 'done':
      return write(kind, row, {
        state: 'done',
        waitMs: null,
        step: looked,
        set: { done: sanitizeJson(settlement.done), failure: null, finding: null, isDoubtful: false },
        verdict: { done: settlement.done },
      })
    case 'again':
      return write(kind, row, {
        state: 'unclear',
        waitMs: settlement.afterMs,
        step: looked,
        set: settlement.hasLooked ? { looks: row.looks + 1, busy: 0 } : { busy: row.busy + 1 },
      })
    case 'repeat':
      return write(kind, row, {
        state: 'waiting',
        waitMs: settlement.afterMs,
        step: looked,
        set: { finding: null, isDoubtful: settlement.isStillDoubtful },
      })
    case 'person':
      return write(kind, row, { state: 'unclear', waitMs: null, step: looked, set: { finding: settlement.finding } })
  }
}

/** It was not sent, since what comes before it has to wait. */
export async function reschedule(
  { id, busy }: DispatchRow,
  worker: WorkerId,
  { waitMs, failure }: { waitMs: number; failure: PartnerFailure },
): Promise<void> {
  await store()
    .update(dispatches)
    .set({
      notBefore: inMs(waitMs),
      busy: busy + 1,
      failure: sanitizeJson(failure),
      worker: null,
      leaseUntil: null,
      timeline: withStep({ what: 'put-off', outcome: failure.kind, status: failure.status }),
    })
    .where(and(eq(dispatches.id, id), eq(dispatches.worker, worker), eq(dispatches.state, 'waiting')))
}

/** The desk itself met a fault over one that is not on its way: tried again later, and after some times a matter for a person. */
export async function saveInternalError(row: DispatchRow, worker: WorkerId): Promise<void> {
  const faults = countInternalErrors(row) + 1
  const hasEnough = faults >= mostFaults
  const finding: Uncertainty = row.isDoubtful ? { what: 'unknown', why: 'tried-enough' } : { what: 'not-made' }
  await store()
    .update(dispatches)
    .set({
      ...(hasEnough
        ? { state: 'unclear', notBefore: null, finding }
        : { notBefore: inMs(leastPauseMs + backoffMs(faults, Math.random)) }),
      worker: null,
      leaseUntil: null,
      timeline: withStep({ what: 'put-off', outcome: internalError }),
    })
    .where(and(eq(dispatches.id, row.id), eq(dispatches.worker, worker), sql`state in ('waiting', 'unclear')`))
}

function outcomeOf(settlement: Reconciliation): string {
  if (settlement.to !== 'person')
    return settlement.to === 'again' ? (settlement.failure?.kind ?? 'again') : settlement.to
  const { finding }: { finding: Uncertainty } = settlement
  return finding.what === 'unknown' ? finding.why : finding.what
}

function readDone(kind: WriteKind, row: DispatchRow, result: Result<unknown>): unknown {
  try {
    return kind.readDone(row, result.ok ? { answer: result.value } : { there: result.failure })
  } catch (error) {
    // What it says is lost to a fault of the desk; that it was a yes must not be.
    log.error({ err: error, dispatch: row.id }, 'the answer of a dispatch that is done could not be read')
    return null
  }
}

/** Moves the dispatch on, if it stands as the worker left it: the same attempt, and no verdict yet. */
async function write(kind: WriteKind, row: DispatchRow, end: End): Promise<boolean> {
  const { verdict } = end
  const { onSettled } = kind
  if (!verdict || !onSettled) return move(kind, row, end, store())
  try {
    return await store().transaction(async (inside: Store) => {
      const isMoved = await move(kind, row, end, inside)
      if (isMoved) await onSettled(inside, row, verdict)
      return isMoved
    })
  } catch (error) {
    // A fault in what else the desk learns must not undo the verdict; where the store is away this fails too, and is tried again.
    log.error({ err: error, dispatch: row.id }, 'the desk could not learn from a verdict')
    return move(kind, row, end, store())
  }
}

async function move(
  kind: WriteKind,
  row: DispatchRow,
  { state, waitMs, step, set = {} }: End,
  inside: Store,
): Promise<boolean> {
  const { ceilingMs: untilCeilingMs, ...columns } = set
  const rows = await inside
    .update(dispatches)
    .set({
      ...columns,
      state,
      notBefore: waitMs === null ? null : inMs(waitMs),
      ...(untilCeilingMs === undefined ? {} : { ceilingAt: inMs(untilCeilingMs) }),
      ...(state === 'done' || state === 'refused' ? { settledAt: sql`now()` } : {}),
      ...(state === 'done' && kind.forgetsBody ? { body: '' } : {}),
      ...(state === 'done' || state === 'refused' ? { before: null } : {}),
      worker: null,
      leaseUntil: null,
      timeline: withStep(step),
    })
    .where(
      and(
        eq(dispatches.id, row.id),
        eq(dispatches.attempts, row.attempts),
        sql`state in ('sending', 'unclear', 'waiting') and settled_at is null`,
      ),
    )
    .returning({ id: dispatches.id })
  return rows.length > 0
}
