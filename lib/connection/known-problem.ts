import 'server-only'
import type { Endpoint } from '../partner/endpoint'
import { chooseWords } from '../partner/failure/choose-words'
import type { ConnectionIssue } from '../partner/failure/connection-issue'
import type { FailureKind } from '../partner/failure/failure'
import type { Reach } from '../partner/reach/reach'
import type { AttemptReport } from '../partner/send'
import { singleton } from '../runtime/singleton'
import type { ConnectionProblem } from './contract'

type Seen = { kind: FailureKind; issue: ConnectionIssue | null; code: string | null }

const known = singleton('connection-problems', () => new Map<Endpoint, Seen>())

/** Kinds that stay until somebody changes something, whatever is asked. */
const lasting: FailureKind[] = [
  'unreachable',
  'key-rejected',
  'unknown-path',
  'forbidden',
  'redirected',
  'wrong-method',
]
/** Passing by themselves: no reason to tell everybody. */
const passing: ConnectionIssue[] = ['closed-unanswered', 'cut-off', 'too-slow-to-read']

/** Remembers what an attempt has shown of the connection, and forgets what it has disproved. */
export function noteAttempt({ endpoint, kind, ...cause }: AttemptReport): void {
  const { issue = null, code = null } = cause
  if (kind === 'ok') {
    known.delete(endpoint)
    for (const [other, seen] of known)
      if (seen.kind === 'unreachable' || seen.kind === 'key-rejected') known.delete(other)
  } else if (lasting.includes(kind) || (issue !== null && !passing.includes(issue))) {
    known.set(endpoint, { kind, issue, code })
  }
}

/** Remembers that no connection could be made, so that no request was sent. */
export function noteUnreachable({ issue, steps }: Reach): void {
  const code = steps.find(({ state }) => state === 'failed')?.code ?? null
  known.set('list-applicants', { kind: 'unreachable', issue, code })
}

/** What is known to be wrong with the connection, from what this server has seen; null for nothing. Asks nobody. */
export function knownProblem(): ConnectionProblem | null {
  const [first] = known
  if (!first) return null
  const [endpoint, { kind, issue, code }] = first
  const { title, meaning, nextStep, adminStep } = chooseWords(kind, endpoint, issue)
  return { title, meaning, nextStep, adminStep: adminStep ?? nextStep, code }
}
