import type { PartnerFailure } from '../partner/failure/failure'
import type { Result } from '../partner/result'
import { attemptsFor, backoffMs } from '../partner/retry/retry'
import type { DispatchState, Uncertainty } from './contract'
import type { WriteKind } from './kind'
import { outcomeOfFailure } from './outcome-table'

/** What the next state of a dispatch depends on when its attempt has just ended; `attempts` includes that one. */
type AttemptFacts = { attempts: number; backoffCount: number; mayHaveSucceeded: boolean }

type Kind = Pick<WriteKind, 'isIdempotent' | 'outcomes' | 'reconcile'>

/** What follows an attempt. `waitMs`: milliseconds until the worker continues; null: never. */
export type Transition = {
  state: Extract<DispatchState, 'succeeded' | 'refused' | 'backing-off' | 'reconciling' | 'needs-decision'>
  waitMs: number | null
  backoffCount: number
  mayHaveSucceeded: boolean
  uncertainty: Uncertainty | null
}

const ended = { waitMs: null, backoffCount: 0, mayHaveSucceeded: false, uncertainty: null }
const needsDecision: Transition = {
  state: 'needs-decision',
  waitMs: null,
  backoffCount: 0,
  mayHaveSucceeded: true,
  uncertainty: { what: 'unknown', why: 'tried-enough' },
}

/**
 * The state after an attempt's answer (README.md, outcomes). Once an attempt may have succeeded, a later refusal proves
 * nothing about it: the dispatch ends only with a success, or when the partner already has it.
 */
export function nextState(
  kind: Kind,
  { attempts, backoffCount, mayHaveSucceeded }: AttemptFacts,
  result: Result<unknown>,
  random: () => number = Math.random,
): Transition {
  if (result.ok) return { state: 'succeeded', ...ended }
  const backingOff = { state: 'backing-off', uncertainty: null } as const
  switch (outcomeOfFailure(kind, result.failure)) {
    case 'already-there':
      return { state: 'succeeded', ...ended }
    case 'refused':
      return mayHaveSucceeded ? needsDecision : { state: 'refused', ...ended }
    case 'retry-later': {
      const waitMs = Math.max(backoffMs(backoffCount + 1, random), result.failure.retryAfterMs ?? 0)
      return { ...backingOff, waitMs, backoffCount: backoffCount + 1, mayHaveSucceeded }
    }
    case 'retry':
      if (attempts >= attemptsFor(result.failure)) return needsDecision
      return { ...backingOff, waitMs: backoffMs(attempts, random), backoffCount: 0, mayHaveSucceeded: true }
    case 'uncertain':
      return kind.reconcile ? reconciling : needsDecision
  }
}

const reconciling: Transition = {
  state: 'reconciling',
  waitMs: 0,
  backoffCount: 0,
  mayHaveSucceeded: true,
  uncertainty: null,
}

/** When the partner can no longer be working on an attempt: its queries may continue after the answer (spec 8). */
export function ceilingMs(failure: PartnerFailure | null, sinceSentMs: number, queryCeilingMs: number): number {
  const wasAnswered = failure !== null && failure.status !== null
  // An unanswered request may be in progress until the cutoff, which is no longer than a query may take.
  return wasAnswered ? queryCeilingMs : Math.max(0, queryCeilingMs - sinceSentMs) + queryCeilingMs
}
