import 'server-only'
import type { Endpoint } from '../../partner/endpoint'
import type { ConnectionIssue } from '../../partner/failure/connection-issue'
import type { FailureKind } from '../../partner/failure/failure'
import type { Reach } from '../../partner/reach/reach'
import type { AttemptReport } from '../../partner/send'
import { singleton } from '../../runtime/singleton'
import type { ConnectionProblem } from '../contract'
import { type Cause, wordsOfCause } from './problem-of'

const known = singleton('connection-problems', () => new Map<Endpoint, Cause>())

/**
 * Failures that last until someone changes something: `persistent` for any request, `persistentAtLists` for lists,
 * whose requests hold no values that a user entered.
 */
const persistent: FailureKind[] = ['unreachable']
const persistentAtLists: FailureKind[] = [
  'key-rejected',
  'unknown-path',
  'forbidden',
  'redirected',
  'wrong-method',
  'not-found',
]
/** Issues that pass without any change: no reason to warn everyone. */
const passing: ConnectionIssue[] = ['closed-unanswered', 'cut-off', 'too-slow-to-read']

/** Remembers what an attempt has shown about the connection, and forgets what it has disproved. */
export function noteConnection({ endpoint, kind, status, ...cause }: AttemptReport): void {
  const { issue = null, code = null } = cause
  if (status !== null) forget('unreachable')
  if (kind === 'ok') {
    known.delete(endpoint)
    forget('key-rejected')
  } else if (isPersistent(endpoint, kind, issue))
    known.set(endpoint, { kind, issue, code, status, redirectTarget: null })
}

function isPersistent(endpoint: Endpoint, kind: FailureKind, issue: ConnectionIssue | null): boolean {
  if (persistent.includes(kind)) return true
  const isList = endpoint === 'list-applicants' || endpoint === 'list-jobs'
  return isList && (persistentAtLists.includes(kind) || (issue !== null && !passing.includes(issue)))
}

function forget(kind: FailureKind): void {
  for (const [endpoint, seen] of known) if (seen.kind === kind) known.delete(endpoint)
}

/** Remembers that no connection could be made, so that no request was sent. */
export function noteUnreachable({ issue, steps }: Reach): void {
  const code = steps.find(({ state }) => state === 'failed')?.code ?? null
  known.set('list-applicants', { kind: 'unreachable', issue, code, status: null, redirectTarget: null })
}

/**
 * Returns what is wrong with the connection, as this server has seen it; null if nothing is known. Makes no request.
 */
export function knownProblem(): ConnectionProblem | null {
  const [first] = known
  return first ? wordsOfCause(...first) : null
}
