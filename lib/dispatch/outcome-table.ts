import type { FailureKind, PartnerFailure } from '../partner/failure/failure'
import type { DispatchKind } from './contract'

/**
 * What a failed attempt means for its dispatch (lib/dispatch/README.md, the table of answers):
 * `refused` nothing was done, and the same will not do; `there` it is at the partner already;
 * `wait` nothing was done, and the same will do later; `repeat` it may have been done, and doing it again is safe;
 * `unclear` it may have been done, and doing it again may do it twice.
 */
export type AnswerOutcome = 'refused' | 'there' | 'wait' | 'repeat' | 'unclear'

type Row = Record<DispatchKind, AnswerOutcome>

const refused: Row = { 'create-job': 'refused', 'submit-application': 'refused', 'set-ai-chat': 'refused' }
const wait: Row = { 'create-job': 'wait', 'submit-application': 'wait', 'set-ai-chat': 'wait' }
const open: Row = { 'create-job': 'unclear', 'submit-application': 'unclear', 'set-ai-chat': 'repeat' }
const odd: Row = { 'create-job': 'unclear', 'submit-application': 'unclear', 'set-ai-chat': 'unclear' }

/** The one table; the compiler holds it complete. */
export const outcomeTable: Record<FailureKind, Row> = {
  'bad-request': refused,
  'login-failed': refused,
  'login-rejected': refused,
  'key-rejected': refused,
  'unknown-path': refused,
  'not-permitted': refused,
  'out-of-scope': refused,
  forbidden: refused,
  'not-found': refused,
  'wrong-method': refused,
  'already-applied': { ...refused, 'submit-application': 'there' },
  conflict: refused,
  'job-unavailable': refused,
  invalid: refused,
  'rate-limited': wait,
  unreachable: wait,
  'address-lookup-busy': open,
  'server-error': open,
  'dependency-failed': open,
  unavailable: open,
  'too-slow': open,
  'no-answer-in-time': open,
  'connection-lost': open,
  'unreadable-answer': open,
  'answer-too-large': open,
  stopped: open,
  redirected: odd,
  unexpected: odd,
}

/** What this failure means. Where the deprecated login failed (spec 5.4), the write itself was never sent. */
export function outcomeOfFailure(kind: DispatchKind, failure: PartnerFailure): AnswerOutcome {
  const meaning = outcomeTable[failure.kind][kind]
  if (failure.endpoint !== 'log-in') return meaning
  return failure.retry === 'never' || failure.kind === 'unreadable-answer' ? 'refused' : 'wait'
}
