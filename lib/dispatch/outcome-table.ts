import type { FailureKind, PartnerFailure } from '../partner/failure/failure'

/**
 * What a failed attempt means (README.md, outcomes). Nothing was done: `refused` a retry would fail too;
 * `already-there` the partner has it; `retry-later` a later retry can work. It may have been done: `retry` retrying is
 * safe; `uncertain` retrying may do it twice.
 */
export type AnswerOutcome = 'refused' | 'already-there' | 'retry-later' | 'retry' | 'uncertain'

type ByIdempotence = { idempotent: AnswerOutcome; other: AnswerOutcome }

const mayHaveWorked: ByIdempotence = { idempotent: 'retry', other: 'uncertain' }

/** The only such table; the compiler checks that it is complete. A kind of write can override it in `outcomes`. */
const outcomeTable: Record<FailureKind, AnswerOutcome | ByIdempotence> = {
  'bad-request': 'refused',
  'login-failed': 'refused',
  'login-rejected': 'refused',
  'key-rejected': 'refused',
  'unknown-path': 'refused',
  'not-permitted': 'refused',
  'out-of-scope': 'refused',
  forbidden: 'refused',
  'not-found': 'refused',
  'wrong-method': 'refused',
  'already-applied': 'refused',
  conflict: 'refused',
  'job-unavailable': 'refused',
  invalid: 'refused',
  'rate-limited': 'retry-later',
  unreachable: 'retry-later',
  'address-lookup-busy': mayHaveWorked,
  'server-error': mayHaveWorked,
  'dependency-failed': mayHaveWorked,
  unavailable: mayHaveWorked,
  'too-slow': mayHaveWorked,
  'no-answer-in-time': mayHaveWorked,
  'connection-lost': mayHaveWorked,
  'unreadable-answer': mayHaveWorked,
  'answer-too-large': mayHaveWorked,
  stopped: mayHaveWorked,
  redirected: 'uncertain',
  unexpected: 'uncertain',
}

/** The part of a kind of write that the outcome depends on. */
export type OutcomeRules = { isIdempotent: boolean; outcomes?: Partial<Record<FailureKind, AnswerOutcome>> }

/** What this failure means. If the deprecated login failed (spec 5.4), the write itself was never sent. */
export function outcomeOfFailure(kind: OutcomeRules, failure: PartnerFailure): AnswerOutcome {
  if (failure.endpoint === 'log-in')
    return failure.retry === 'never' || failure.kind === 'unreadable-answer' ? 'refused' : 'retry-later'
  return outcomeOfKind(kind, failure.kind)
}

export function outcomeOfKind({ isIdempotent, outcomes }: OutcomeRules, failure: FailureKind): AnswerOutcome {
  const outcome = outcomes?.[failure] ?? outcomeTable[failure]
  if (typeof outcome === 'string') return outcome
  return isIdempotent ? outcome.idempotent : outcome.other
}
