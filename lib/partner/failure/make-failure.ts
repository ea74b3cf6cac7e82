import { type Endpoint, endpoints } from '../endpoint'
import type { BodyShape, Changed, Failure, FailureFacts, FailureKind } from './failure'
import { plainSentence, readErrorBody } from './read-error-body'
import { words } from './words'

type Origin = { endpoint: Endpoint; reference: string; now?: Date }

/**
 * The failure that an answer outside 2xx stands for (spec 7). The status alone decides that it failed; the body is only read
 * for what it says. Never throws, whatever the body holds.
 */
export function failureFromAnswer(origin: Origin, status: number, bodyText: string): Failure {
  const body = readErrorBody(bodyText)
  const kind = kindOf(origin.endpoint, status, body.text)
  const said = hasOwnWords[kind] ? plainSentence(body.text) || null : null
  return makeFailure(origin, kind, { status, shape: body.shape, fields: body.fields, facts: body.facts, said })
}

/** The failure of a request that got no usable answer; `status` where at least the status line arrived. */
export function failureFromTransport(origin: Origin, kind: TransportKind, status: number | null = null): Failure {
  return makeFailure(origin, kind, { status, shape: 'none', fields: {}, facts: {}, said: null })
}

export type TransportKind = Extract<
  FailureKind,
  'no-answer-in-time' | 'unreachable' | 'connection-lost' | 'unreadable-answer' | 'answer-too-large' | 'stopped'
>

type Read = {
  status: number | null
  shape: BodyShape
  fields: Record<string, string[]>
  facts: FailureFacts
  said: string | null
}

function makeFailure({ endpoint, reference, now = new Date() }: Origin, kind: FailureKind, read: Read): Failure {
  const changed = changedBy(endpoint, kind)
  const unclear = changed === 'unknown'
  return {
    kind,
    ...words[kind],
    ...(endpoints[endpoint].method === 'GET' && words[kind].turn === 'recruiter' && kind !== 'stopped'
      ? readByDesk
      : {}),
    ...(unclear && endpoint !== 'set-ai-chat' ? { nextStep: unclearNextStep } : {}),
    changed,
    ...read,
    endpoint,
    reference,
    at: now.toISOString(),
  }
}

/** A read is put together by the desk: nothing that a recruiter typed can be wrong with it. */
const readByDesk = {
  nextStep: 'Try again. If it stays, give your operator the details below.',
  turn: 'operator',
} satisfies Partial<Failure>

const unclearNextStep = 'Check at the partner whether it arrived before you send it again.'

const kindByStatus: Partial<Record<number, FailureKind>> = {
  400: 'bad-request',
  401: 'login-failed',
  404: 'not-found',
  405: 'wrong-method',
  422: 'invalid',
  424: 'address-lookup-busy',
  429: 'rate-limited',
  500: 'server-error',
  502: 'dependency-failed',
  503: 'unavailable',
  504: 'too-slow',
}

function kindOf(endpoint: Endpoint, status: number, said: string): FailureKind {
  if (status >= 300 && status < 400) return 'redirected'
  if (status === 403) return kindOfForbidden(said)
  // Only easy apply promises what 409 and 412 mean (spec 4.2); 401 comes from the login alone (spec 5.5).
  if (status === 409) return endpoint === 'submit-application' ? 'already-applied' : 'unexpected'
  if (status === 412) return endpoint === 'submit-application' ? 'job-unavailable' : 'unexpected'
  if (status === 401 && endpoint !== 'log-in') return 'key-rejected'
  return kindByStatus[status] ?? (status >= 500 ? 'server-error' : 'unexpected')
}

/** The four kinds of 403 (spec 7), told apart by their words. */
function kindOfForbidden(said: string): FailureKind {
  if (/^forbidden$/i.test(said)) return 'key-rejected'
  if (/^missing authentication token$/i.test(said)) return 'unknown-path'
  if (/invalid permission/i.test(said)) return 'not-permitted'
  if (/team/i.test(said) && /member/i.test(said)) return 'out-of-scope'
  return 'forbidden'
}

/** Kinds of which a write cannot know whether it took effect (design/dispatch.md, the table of answers). */
const mayHaveWorked: Partial<Record<FailureKind, true>> = {
  'address-lookup-busy': true,
  'server-error': true,
  'dependency-failed': true,
  unavailable: true,
  'too-slow': true,
  'no-answer-in-time': true,
  'connection-lost': true,
  'unreadable-answer': true,
  'answer-too-large': true,
  redirected: true,
  unexpected: true,
  stopped: true,
}

function changedBy(endpoint: Endpoint, kind: FailureKind): Changed {
  if (endpoints[endpoint].method === 'GET' || endpoint === 'log-in') return 'no'
  return mayHaveWorked[kind] ? 'unknown' : 'no'
}

/** Kinds whose body may hold a sentence that helps the reader; the others are told better by our own words. */
const hasOwnWords: Partial<Record<FailureKind, true>> = { 'bad-request': true, invalid: true, 'not-found': true }
