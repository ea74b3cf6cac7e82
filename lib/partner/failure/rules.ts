import type { FailureKind, Responsible, Retry } from './failure'

type Rule = {
  turn: Responsible
  retry: Retry
  /** A write that failed this way may have succeeded (lib/dispatch/README.md, outcomes). */
  mayHaveSucceeded: boolean
  /** Whether the partner's own sentence is shown because it helps the reader more than the desk's. */
  isQuoted: boolean
}

const unchanged = { mayHaveSucceeded: false, isQuoted: false }
const quoted = { mayHaveSucceeded: false, isQuoted: true }
const uncertain = { mayHaveSucceeded: true, isQuoted: false }

/** Who can act on each kind, and how it may be retried (spec 7, status codes and retry rules). */
export const rules: Record<FailureKind, Rule> = {
  'bad-request': { turn: 'recruiter', retry: 'never', ...quoted },
  'login-failed': { turn: 'admin', retry: 'never', ...unchanged },
  'login-rejected': { turn: 'admin', retry: 'never', ...unchanged },
  'key-rejected': { turn: 'admin', retry: 'never', ...quoted },
  'unknown-path': { turn: 'admin', retry: 'never', ...unchanged },
  'not-permitted': { turn: 'admin', retry: 'never', ...unchanged },
  'out-of-scope': { turn: 'admin', retry: 'never', ...unchanged },
  forbidden: { turn: 'admin', retry: 'never', ...quoted },
  'not-found': { turn: 'recruiter', retry: 'never', ...quoted },
  'wrong-method': { turn: 'admin', retry: 'never', ...unchanged },
  'already-applied': { turn: 'nobody', retry: 'never', ...unchanged },
  conflict: { turn: 'recruiter', retry: 'never', ...quoted },
  'job-unavailable': { turn: 'recruiter', retry: 'never', ...unchanged },
  invalid: { turn: 'recruiter', retry: 'never', ...quoted },
  'address-lookup-busy': { turn: 'nobody', retry: 'backoff', ...uncertain },
  'rate-limited': { turn: 'nobody', retry: 'backoff', ...unchanged },
  'server-error': { turn: 'nobody', retry: 'once', ...uncertain },
  'dependency-failed': { turn: 'nobody', retry: 'backoff', ...uncertain },
  unavailable: { turn: 'nobody', retry: 'backoff', ...uncertain },
  'too-slow': { turn: 'nobody', retry: 'less-data', ...uncertain },
  'no-answer-in-time': { turn: 'nobody', retry: 'less-data', ...uncertain },
  unreachable: { turn: 'admin', retry: 'backoff', ...unchanged },
  'connection-lost': { turn: 'nobody', retry: 'backoff', ...uncertain },
  'unreadable-answer': { turn: 'admin', retry: 'once', ...uncertain },
  'answer-too-large': { turn: 'admin', retry: 'less-data', ...uncertain },
  redirected: { turn: 'admin', retry: 'never', ...uncertain },
  unexpected: { turn: 'admin', retry: 'never', mayHaveSucceeded: true, isQuoted: true },
  stopped: { turn: 'recruiter', retry: 'never', ...uncertain },
}
