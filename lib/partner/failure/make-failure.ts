import { changedBy, chooseWords } from './choose-words'
import type { FailureKind, PartnerFailure } from './failure'
import { kindOfAnswer } from './kind-of-answer'
import type { Origin } from './origin'
import { quotableSentence } from './plain-sentence'
import { readErrorBody } from './read-error-body'
import { rules } from './rules'

/** An answer as it came: `contentType` is the header's text or null; `body` is decoded text. */
export type ErrorAnswer = { status: number; contentType: string | null; body: string }

/**
 * The failure for an answer outside 2xx (spec 7). Its status alone decides the outcome; the body only adds words.
 * Never throws, whatever the body holds.
 */
export function failureFromAnswer(origin: Origin, { status, contentType, body }: ErrorAnswer): PartnerFailure {
  const { shape, sentences, fields, facts } = readErrorBody(body, contentType, origin.secrets)
  const kind = kindOfAnswer(origin, status, sentences)
  // What the partner says of the desk's own login is not for the people at the desk.
  if (origin.endpoint === 'log-in') return makeFailure(origin, kind, { status, shape, fields: {}, facts, said: null })
  const said = rules[kind].isQuoted ? quotableSentence(sentences) : null
  return makeFailure(origin, kind, { status, shape, fields, facts, said })
}

/** The failure of a request that got no usable answer; `status` where at least the status line arrived. */
export function failureFromTransport(
  origin: Origin,
  kind: TransportFailureKind,
  status: number | null = null,
): PartnerFailure {
  return makeFailure(origin, kind, { status, shape: 'none', fields: {}, facts: {}, said: null })
}

export type TransportFailureKind = Extract<
  FailureKind,
  'no-answer-in-time' | 'unreachable' | 'connection-lost' | 'unreadable-answer' | 'answer-too-large' | 'stopped'
>

type Read = Pick<PartnerFailure, 'status' | 'shape' | 'fields' | 'facts' | 'said'>

function makeFailure(
  { endpoint, reference, keyEnd, now = new Date() }: Origin,
  kind: FailureKind,
  read: Read,
): PartnerFailure {
  return {
    kind,
    ...chooseWords(kind, endpoint),
    changed: changedBy(kind, endpoint),
    retry: rules[kind].retry,
    ...read,
    endpoint,
    reference,
    keyEnd,
    at: now.toISOString(),
  }
}
