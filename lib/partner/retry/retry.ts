import { isIdempotent } from '../endpoint'
import type { FailureKind, PartnerFailure } from '../failure/failure'

/** How long one layer goes on with the same request: attempts in all, delays and the whole budget in milliseconds. */
export type RetryPolicy = { attempts: number; firstDelayMs: number; longestDelayMs: number; budgetMs: number }

export const defaultRetryPolicy: RetryPolicy = {
  attempts: 5,
  firstDelayMs: 1_000,
  longestDelayMs: 30_000,
  budgetMs: 120_000,
}

/** What was done about a request so far: attempts that failed, and the time since the first of them began. */
export type Spent = { attempts: number; elapsedMs: number }

/**
 * Whether the same request may be sent again without a person's word (spec 7, retry rules): what the failure allows, for GET and
 * PUT; a POST only where nothing can have happened.
 */
export function mayRetry(failure: PartnerFailure): boolean {
  return failure.retry !== 'never' && (isIdempotent(failure.endpoint) || cannotHaveHappened[failure.kind] === true)
}

const cannotHaveHappened: Partial<Record<FailureKind, true>> = { 'rate-limited': true, unreachable: true }

/** How often the request may be sent in all, the first time included. */
export function attemptsFor(failure: PartnerFailure, patience = defaultRetryPolicy): number {
  if (!mayRetry(failure)) return 1
  return failure.retry === 'once' ? Math.min(2, patience.attempts) : patience.attempts
}

/**
 * Milliseconds until the next attempt: exponential backoff with full jitter, under the cap. Null where there is none: not allowed,
 * attempts used up, or the budget would be. No answer carries Retry-After (spec 7, retry rule 3), so none is looked for.
 */
export function retryDelay(
  failure: PartnerFailure,
  spent: Spent,
  random: () => number = Math.random,
  patience = defaultRetryPolicy,
): number | null {
  if (spent.attempts >= attemptsFor(failure, patience)) return null
  const longestMs = Math.min(patience.longestDelayMs, patience.firstDelayMs * 2 ** (spent.attempts - 1))
  const delayMs = random() * longestMs
  return spent.elapsedMs + delayMs > patience.budgetMs ? null : delayMs
}
