import type { PartnerFailure } from '../partner/failure/failure'
import type { Result } from '../partner/result'
import { attemptsFor, defaultRetryPolicy } from '../partner/retry/retry'
import type { DispatchKind, DispatchState, Uncertainty } from './contract'
import { outcomeOfFailure } from './outcome-table'

/** What the machine needs to know of a dispatch whose attempt has just ended; `attempts` counts that one. */
export type AttemptFacts = { kind: DispatchKind; attempts: number; busy: number; isDoubtful: boolean }

/** Where it goes from there. `waitMs`: when the desk goes on by itself, from now; null: never, unless a person says so. */
export type Transition = {
  state: Extract<DispatchState, 'waiting' | 'done' | 'refused' | 'unclear'>
  waitMs: number | null
  busy: number
  isDoubtful: boolean
  finding: Uncertainty | null
}

const settled = { waitMs: null, busy: 0, isDoubtful: false, finding: null }
const triedEnough: Uncertainty = { what: 'unknown', why: 'tried-enough' }

/**
 * The state that follows an attempt's answer (lib/dispatch/README.md). Once an attempt may have worked, a later refusal proves
 * nothing about it: only a yes, or a partner that has it already, settles the dispatch.
 */
export function nextState(
  standing: AttemptFacts,
  result: Result<unknown>,
  random: () => number = Math.random,
): Transition {
  if (result.ok) return { state: 'done', ...settled }
  const { kind, attempts, busy, isDoubtful } = standing
  const { failure } = result
  switch (outcomeOfFailure(kind, failure)) {
    case 'there':
      return { state: 'done', ...settled }
    case 'refused':
      if (!isDoubtful) return { state: 'refused', ...settled }
      return { state: 'unclear', waitMs: null, busy: 0, isDoubtful, finding: triedEnough }
    case 'wait':
      return { state: 'waiting', waitMs: backoffMs(busy + 1, random), busy: busy + 1, isDoubtful, finding: null }
    case 'repeat':
      if (attempts < attemptsFor(failure))
        return { state: 'waiting', waitMs: backoffMs(attempts, random), busy: 0, isDoubtful: true, finding: null }
      return { state: 'unclear', waitMs: null, busy: 0, isDoubtful: true, finding: triedEnough }
    case 'unclear':
      // A PUT that nobody can look after waits for a person; of the others the desk finds out what it can, at once.
      return kind === 'set-ai-chat'
        ? { state: 'unclear', waitMs: null, busy: 0, isDoubtful: true, finding: triedEnough }
        : { state: 'unclear', waitMs: 0, busy: 0, isDoubtful: true, finding: null }
  }
}

/** The process died while it was sending, or lost its lease: PUT is sent again, of a POST the desk finds out (lib/dispatch/README.md). */
export function nextStateAfterLoss({ kind, busy }: AttemptFacts): Transition {
  const isSafe = kind === 'set-ai-chat'
  return { state: isSafe ? 'waiting' : 'unclear', waitMs: 0, busy, isDoubtful: true, finding: null }
}

/** Exponential backoff with full jitter (spec 7, retry rules), for the nth time in a row. */
export function backoffMs(time: number, random: () => number): number {
  const { firstDelayMs, longestDelayMs } = defaultRetryPolicy
  return random() * Math.min(longestDelayMs, firstDelayMs * 2 ** (time - 1))
}

/** From when on no work of an attempt can still be going on at the partner: after an answer its queries may run on (spec 8). */
export function ceilingMs(failure: PartnerFailure | null, sinceSentMs: number, queryCeilingMs: number): number {
  const wasAnswered = failure !== null && failure.status !== null
  // Unanswered, it may be under way up to the cutoff, which is no longer than a query may take.
  return wasAnswered ? queryCeilingMs : Math.max(0, queryCeilingMs - sinceSentMs) + queryCeilingMs
}
