import 'server-only'
import { and, eq } from 'drizzle-orm'
import { metrics } from '../metrics/metrics'
import type { PartnerFailure } from '../partner/failure/failure'
import type { Result } from '../partner/result'
import { backoffMs } from '../partner/retry/retry'
import { config } from '../runtime/config'
import { log } from '../runtime/log'
import { currentSpan, inSpan } from '../runtime/request-context'
import { isStoreAway } from '../runtime/store-away'
import { type Store, store } from '../store/connection'
import { hasErrorCode } from '../store/error-code'
import { dispatches } from '../store/schema'
import { inMs } from '../store/store-clock'
import { sanitizeJson } from '../text/sanitize'
import { isNotMade, type Uncertainty } from './contract'
import { countAttempts, countInternalErrors, internalError } from './count-attempts'
import type { Outcome, Reconciliation, WorkerId, WriteKind } from './kind'
import { ceilingMs, nextState, type Transition } from './next-state'
import { groups } from './registry'
import type { DispatchRow } from './row'
import { saveTogether } from './save-successes'
import { withStep } from './timeline'
import { move } from './transitions'
import { type Change, type Stop, writeChange } from './write-change'

/** Consecutive internal errors before a person is asked. */
const maxInternalErrors = 5
const minPauseMs = 500

/** Saves the answer to an attempt that `row.attempts` already includes; false if the dispatch has moved on. */
export function saveAnswer(kind: WriteKind, row: DispatchRow, answer: Result<unknown>, durationMs: number) {
  const next = nextState(kind, { ...row, attempts: countAttempts(kind, row.timeline) }, answer)
  const failure = answer.ok ? null : answer.failure
  const hasSucceeded = next.state === 'succeeded'
  const result = hasSucceeded ? readResult(kind, row, answer) : null
  const mayBeAtWork = next.state === 'reconciling' || next.state === 'needs-decision'
  return save(kind, row, {
    state: next.state,
    waitMs: next.waitMs,
    step: {
      what: next.state === 'backing-off' ? 'backed-off' : 'answered',
      outcome: failure?.kind ?? 'succeeded',
      status: failure ? failure.status : null,
      durationMs,
    },
    set: {
      backoffCount: next.backoffCount,
      mayHaveSucceeded: next.mayHaveSucceeded,
      uncertainty: next.uncertainty,
      failure: hasSucceeded ? null : sanitizeJson(failure),
      result: sanitizeJson(result),
      reconcileAttempts: 0,
      ...(mayBeAtWork ? { ceilingMs: ceilingMs(failure, durationMs, config().partner.ceilingMs) } : {}),
    },
    ...(next.state === 'backing-off' ? { stop: stopFor(next) } : {}),
    ...outcomeOf(next.state, result, failure),
  })
}

function outcomeOf(state: Transition['state'], result: unknown, failure: PartnerFailure | null): { outcome?: Outcome } {
  if (state === 'succeeded') return { outcome: { result } }
  if (failure === null || state === 'backing-off') return {}
  return { outcome: { failure, state: state === 'refused' ? 'refused' : 'uncertain' } }
}

/** Saves the result of reconciling an uncertain dispatch. */
export function saveReconciliation(kind: WriteKind, row: DispatchRow, reconciliation: Reconciliation) {
  const step = { what: 'reconciled', outcome: outcomeOfReconciliation(reconciliation) } as const
  switch (reconciliation.to) {
    case 'succeeded': {
      const { result } = reconciliation
      const set = { result: sanitizeJson(result), failure: null, uncertainty: null, mayHaveSucceeded: false }
      return save(kind, row, { state: 'succeeded', waitMs: null, step, set, outcome: { result } })
    }
    case 'later': {
      const { afterMs: waitMs, isCounted } = reconciliation
      const { reconcileAttempts, backoffCount } = row
      const set = isCounted
        ? { reconcileAttempts: reconcileAttempts + 1, backoffCount: 0 }
        : { backoffCount: backoffCount + 1 }
      return save(kind, row, { state: 'reconciling', waitMs, step, set })
    }
    case 'resend': {
      const { afterMs: waitMs, mayHaveSucceeded } = reconciliation
      const set = { uncertainty: null, mayHaveSucceeded }
      const state = waitMs > 0 ? 'backing-off' : 'queued'
      return save(kind, row, { state, waitMs, step, set, stop: stopFor(reconciliation) })
    }
    case 'person': {
      const { uncertainty } = reconciliation
      const stop: { stop?: Stop } = isNotMade(uncertainty) ? { stop: 'cancelled' } : {}
      const set = { uncertainty, ...(uncertainty.what === 'candidates' ? { mayHaveSucceeded: true } : {}) }
      return save(kind, row, { state: 'needs-decision', waitMs: null, step, set, ...stop })
    }
  }
}

/**
 * The desk itself failed before sending: the dispatch is retried later, and after several failures a person decides.
 * False if it has moved on.
 */
export async function saveInternalError(
  row: DispatchRow,
  worker: WorkerId,
  reference: string | null = row.reference,
): Promise<boolean> {
  const next = afterInternalError(row)
  const { from, state } =
    next.state === 'needs-decision'
      ? move({ queued: 'needs-decision', reconciling: 'needs-decision' })
      : move({ queued: 'backing-off', reconciling: 'reconciling' })
  const rows = await store()
    .update(dispatches)
    .set({
      state,
      notBefore: next.waitMs === null ? null : inMs(next.waitMs),
      ...next.set,
      reference,
      worker: null,
      leaseUntil: null,
      timeline: withStep(next.step),
    })
    .where(and(eq(dispatches.id, row.id), eq(dispatches.worker, worker), from))
    .returning({ id: dispatches.id })
  return rows.length > 0
}

/**
 * The store failed during `markSending`, and nothing was sent: the row is put back, whether or not that was committed,
 * even if another server has found its lease expired meanwhile. False if it has moved on.
 */
export async function saveUnsent(
  kind: WriteKind,
  row: DispatchRow,
  worker: WorkerId,
  reference: string,
): Promise<boolean> {
  // In this order: once this has set the reference, whatever was not committed yet never will be.
  if (await saveInternalError(row, worker, reference)) return true
  const { attempts, sentAt, ceilingAt, mayHaveSucceeded, failure, before } = row
  const next = afterInternalError(row)
  const set = { attempts, sentAt, ceilingAt, mayHaveSucceeded, failure, before, ...next.set }
  const committed = { ...row, attempts: attempts + 1, reference }
  return (await writeChange(kind, committed, { ...next, set, stop: stopFor(row), isUnsent: true }, store())) !== null
}

function afterInternalError(row: DispatchRow): Pick<Change, 'waitMs' | 'step'> & {
  state: 'needs-decision' | 'backing-off'
  set: { uncertainty?: Uncertainty }
} {
  const errors = countInternalErrors(row.timeline) + 1
  const step = { what: 'backed-off', outcome: internalError } as const
  if (errors < maxInternalErrors)
    return { state: 'backing-off', waitMs: minPauseMs + backoffMs(errors, Math.random), step, set: {} }
  const uncertainty: Uncertainty = row.mayHaveSucceeded
    ? { what: 'unknown', why: 'tried-enough' }
    : { what: 'not-made' }
  return { state: 'needs-decision', waitMs: null, step, set: { uncertainty } }
}

function outcomeOfReconciliation(reconciliation: Reconciliation): string {
  if (reconciliation.to === 'later') return reconciliation.failure?.kind ?? 'later'
  if (reconciliation.to !== 'person') return reconciliation.to
  const { uncertainty } = reconciliation
  return uncertainty.what === 'unknown' ? uncertainty.why : uncertainty.what
}

function readResult(kind: WriteKind, row: DispatchRow, answer: Result<unknown>): unknown {
  try {
    return kind.readResult(row, answer.ok ? { answer: answer.value } : { there: answer.failure })
  } catch (error) {
    // A success must not be lost because reading the rest of the answer failed.
    log.error({ err: error, dispatch: row.id }, 'the answer of a dispatch that succeeded could not be read')
    return null
  }
}

async function save(kind: WriteKind, row: DispatchRow, change: Change): Promise<boolean> {
  const { what, outcome = 'none' } = change.step
  const state = await inSpan('save outcome', { facts: { 'desk.dispatch.outcome': outcome } }, async () => {
    const state = await saveWithConsequences(kind, row, change)
    if (state !== null) currentSpan()?.set({ 'desk.dispatch.state': state })
    return state
  })
  if (state === null) return false
  metrics().dispatchSteps.inc({ kind: row.kind, step: what, state, outcome })
  if (change.outcome && 'result' in change.outcome) kind.afterSuccess?.(change.outcome.result)
  return true
}

/** The saved state, which differs from the change's if a person stopped it meanwhile. Null if it had moved on. */
async function saveWithConsequences(kind: WriteKind, row: DispatchRow, change: Change): Promise<string | null> {
  const { outcome } = change
  if (!outcome) return writeChange(kind, row, change, store())
  if (row.groupId !== null && change.state === 'succeeded' && 'result' in outcome) {
    const success = { kind, row, step: change.step, outcome }
    if (await saveTogether(success)) return 'succeeded'
  }
  try {
    return await store().transaction(async (tx: Store) => {
      const state = await writeChange(kind, row, change, tx)
      if (state !== null) await kind.onOutcome?.(tx, row, outcome)
      if (state !== null && row.groupId !== null) await groups().onOutcome(tx, row, outcome)
      return state
    })
  } catch (error) {
    // Save nothing, so that the worker tries again: the database failed for a moment, not the consequences.
    if (isStoreAway(error) || hasErrorCode(error, passing)) throw error
    // An error in the consequences must not undo the outcome.
    log.error({ err: error, dispatch: row.id }, 'an outcome was saved without what follows from it')
    return writeChange(kind, row, change, store())
  }
}

/** SQLSTATE classes: transaction rollback (deadlocks too), insufficient resources, lock not available, intervention. */
const passing = /^(?:40|53|55P03|57)/

function stopFor({ mayHaveSucceeded }: { mayHaveSucceeded: boolean }): Stop {
  return mayHaveSucceeded ? 'abandoned' : 'cancelled'
}
