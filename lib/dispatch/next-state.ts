import type { PartnerFailure } from '../partner/failure/failure'
import type { Result } from '../partner/result'
import { attemptsFor, defaultRetryPolicy } from '../partner/retry/retry'
import type { DispatchState, Uncertainty } from './contract'
import type { WriteKind } from './kind'
import { outcomeOfFailure } from './outcome-table'

/** What the next state depends on, of a dispatch whose attempt has just ended; `attempts` counts that one. */
type AttemptFacts = { attempts: number; backoffCount: number; mayHaveSucceeded: boolean }

type Kind = Pick<WriteKind, 'isIdempotent' | 'outcomes' | 'reconcile'>

/** What follows an attempt. `waitMs`: when the worker goes on by itself, from now; null: never. */
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
 * nothing about it: only a success, or a partner that has it already, ends the dispatch.
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

/** Exponential backoff with full jitter (spec 7, retry rules), for the nth time in a row. */
export function backoffMs(time: number, random: () => number): number {
  const { firstDelayMs, longestDelayMs } = defaultRetryPolicy
  return random() * Math.min(longestDelayMs, firstDelayMs * 2 ** (time - 1))
}

/** When the partner can no longer be working on an attempt: its queries may run on after the answer (spec 8). */
export function ceilingMs(failure: PartnerFailure | null, sinceSentMs: number, queryCeilingMs: number): number {
  const wasAnswered = failure !== null && failure.status !== null
  // Unanswered, it may be under way up to the cutoff, which is no longer than a query may take.
  return wasAnswered ? queryCeilingMs : Math.max(0, queryCeilingMs - sinceSentMs) + queryCeilingMs
}
