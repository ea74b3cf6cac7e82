import { isIdempotent, isRead } from '../endpoint'
import type { ConnectionIssue } from '../failure/connection-issue'
import type { FailureKind, PartnerFailure } from '../failure/failure'

/** How long one layer keeps retrying a request: total attempts, and delays and total budget in milliseconds. */
type RetryPolicy = { attempts: number; firstDelayMs: number; maxDelayMs: number; budgetMs: number }

export const defaultRetryPolicy: RetryPolicy = {
  attempts: 5,
  firstDelayMs: 1_000,
  maxDelayMs: 30_000,
  budgetMs: 120_000,
}

/** What a request has used so far: failed attempts, and the time since the first of them began. */
type Spent = { attempts: number; elapsedMs: number }

/**
 * Whether the same request may be sent again without asking a person (spec 7, retry rules): as the failure allows for
 * GET and PUT; a POST only if nothing can have happened.
 */
export function mayRetry(failure: PartnerFailure): boolean {
  if (isRead(failure.endpoint) && failure.issue && needsSomebody.includes(failure.issue)) return false
  return failure.retry !== 'never' && (isIdempotent(failure.endpoint) || cannotHaveHappened[failure.kind] === true)
}

/** Fails until a person changes something: users waiting for a list are told at once. A write may wait for it. */
const needsSomebody: ConnectionIssue[] = [
  'not-tls',
  'certificate-expired',
  'certificate-untrusted',
  'certificate-name',
  'certificate-refused',
  'web-page',
  'not-json',
  'other-shape',
]

const cannotHaveHappened: Partial<Record<FailureKind, true>> = { 'rate-limited': true, unreachable: true }

/** How often the request may be sent in total, including the first time. */
export function attemptsFor(failure: PartnerFailure, policy = defaultRetryPolicy): number {
  if (!mayRetry(failure)) return 1
  return failure.retry === 'once' ? Math.min(2, policy.attempts) : policy.attempts
}

/**
 * Milliseconds until the next attempt: exponential backoff with full jitter, capped. Null for none: not allowed, or out
 * of attempts or budget. Answers carry no Retry-After (spec 7, retry rule 3); if one does, it is respected.
 */
export function retryDelay(
  failure: PartnerFailure,
  spent: Spent,
  random: () => number = Math.random,
  policy = defaultRetryPolicy,
): number | null {
  if (spent.attempts >= attemptsFor(failure, policy)) return null
  const delayMs = Math.max(backoffMs(spent.attempts, random, policy), failure.retryAfterMs ?? 0)
  return spent.elapsedMs + delayMs > policy.budgetMs ? null : delayMs
}

/** Milliseconds of the nth consecutive wait: exponential backoff with full jitter, capped (spec 7, retry rules). */
export function backoffMs(nth: number, random: () => number, policy = defaultRetryPolicy): number {
  return random() * Math.min(policy.maxDelayMs, policy.firstDelayMs * 2 ** (nth - 1))
}
