import type { FailureKind, Retry, Turn } from './failure'

type Rule = {
  turn: Turn
  retry: Retry
  /** A write that failed this way may have succeeded (lib/dispatch/README.md, outcomes). */
  mayHaveSucceeded: boolean
  /** Whether the partner's own sentence is shown: it helps the reader more than ours. */
  isQuoted: boolean
}

const settled = { mayHaveSucceeded: false, isQuoted: false }
const told = { mayHaveSucceeded: false, isQuoted: true }
const open = { mayHaveSucceeded: true, isQuoted: false }

/** Who can act on each kind, and how it may be retried (spec 7, status codes and retry rules). */
export const rules: Record<FailureKind, Rule> = {
  'bad-request': { turn: 'recruiter', retry: 'never', ...told },
  'login-failed': { turn: 'operator', retry: 'never', ...settled },
  'login-rejected': { turn: 'operator', retry: 'never', ...settled },
  'key-rejected': { turn: 'operator', retry: 'never', ...settled },
  'unknown-path': { turn: 'operator', retry: 'never', ...settled },
  'not-permitted': { turn: 'admin', retry: 'never', ...settled },
  'out-of-scope': { turn: 'admin', retry: 'never', ...settled },
  forbidden: { turn: 'admin', retry: 'never', ...settled },
  'not-found': { turn: 'recruiter', retry: 'never', ...told },
  'wrong-method': { turn: 'operator', retry: 'never', ...settled },
  'already-applied': { turn: 'nobody', retry: 'never', ...settled },
  conflict: { turn: 'recruiter', retry: 'never', ...told },
  'job-unavailable': { turn: 'recruiter', retry: 'never', ...settled },
  invalid: { turn: 'recruiter', retry: 'never', ...told },
  'address-lookup-busy': { turn: 'nobody', retry: 'backoff', ...open },
  'rate-limited': { turn: 'nobody', retry: 'backoff', ...settled },
  'server-error': { turn: 'nobody', retry: 'once', ...open },
  'dependency-failed': { turn: 'nobody', retry: 'backoff', ...open },
  unavailable: { turn: 'nobody', retry: 'backoff', ...open },
  'too-slow': { turn: 'nobody', retry: 'less-data', ...open },
  'no-answer-in-time': { turn: 'nobody', retry: 'less-data', ...open },
  unreachable: { turn: 'operator', retry: 'backoff', ...settled },
  'connection-lost': { turn: 'nobody', retry: 'backoff', ...open },
  'unreadable-answer': { turn: 'operator', retry: 'once', ...open },
  'answer-too-large': { turn: 'operator', retry: 'less-data', ...open },
  redirected: { turn: 'operator', retry: 'never', ...open },
  unexpected: { turn: 'operator', retry: 'never', ...open },
  stopped: { turn: 'recruiter', retry: 'never', ...open },
}
