import { inLanguage } from '../../text/language'
import { changedBy, chooseWords, wordsWithoutReason } from './choose-words'
import type { ConnectionIssue } from './connection-issue'
import type { FailureFacts, FailureKind, PartnerFailure } from './failure'
import { isSameSentence, repeatsField } from './field-messages'
import { issueOfStatus, issueOfTransport } from './find-issue'
import { kindOfAnswer } from './kind-of-answer'
import { namesOtherFields } from './names-other-fields'
import type { Origin } from './origin'
import { quotableSentence } from './plain-sentence'
import { readErrorBody } from './read-error-body'
import { fieldsOfSentences } from './read-fields'
import { rules } from './rules'
import { stepWords } from './steps/words'
import type { FailureWords } from './words'

/** A raw answer: `contentType` is the header's text or null; `body` is decoded text. */
export type ErrorAnswer = {
  status: number
  contentType: string | null
  body: string
  /** The target of a redirect: its origin and path. */
  redirectTarget?: string | null
  retryAfterMs?: number | null
}

/**
 * The failure for an answer outside 2xx (spec 7). Only its status decides the outcome; the body merely adds words.
 * Never throws, whatever the body contains.
 */
export function failureFromAnswer(origin: Origin, answer: ErrorAnswer): PartnerFailure {
  const { status, contentType, body } = answer
  const { shape, sentences, fields: named, facts: found } = readErrorBody(body, contentType, origin.secrets)
  const kind = kindOfAnswer(origin, status, [...sentences, ...sentencesOf(named)])
  const isOfValues = kind === 'invalid' || kind === 'bad-request'
  const fields = isOfValues && Object.keys(named).length === 0 ? fieldsOfSentences(sentences) : named
  const issue = issueOfStatus({ endpoint: origin.endpoint, kind, status, shape, body })
  const redirectTarget = kind === 'redirected' ? answer.redirectTarget : null
  const facts = { ...found, ...contentTypeFact(contentType), ...(redirectTarget ? { redirectTarget } : {}) }
  const read = { status, shape, facts, issue, code: null }
  // What the partner says about the desk's own login is not for the desk's users.
  if (origin.endpoint === 'log-in') return makeFailure(origin, kind, { ...read, fields: {}, said: null })
  const said = rules[kind].isQuoted ? quotableSentence(sentences) : null
  const { retryAfterMs } = answer
  const asksToWait = kind === 'rate-limited' && retryAfterMs ? { retryAfterMs } : {}
  const failure = { ...makeFailure(origin, kind, { ...read, fields, said }), ...asksToWait }
  const isOfFields = isOfValues && origin.endpoint === 'set-ai-chat' && namesOtherFields(fields, sentences, origin)
  return isOfFields
    ? { ...failure, wording: 'chat-fields', ...inLanguage('en', () => ({ ...stepWords.chatFields })) }
    : failure
}

/** Some partners give the reason for a refusal on a field: `{ "errors": { "permission": ["invalid permission"] } }`. */
function sentencesOf(fields: PartnerFailure['fields']): string[] {
  return Object.entries(fields).flatMap(([field, messages]) =>
    messages.flatMap((message) => [message, `${field} ${message}`]),
  )
}

type Transport = {
  /** Set if at least the status line arrived. */
  status?: number | null
  code?: string | null
  contentType?: string | null
  /** For an issue that the exchange alone does not show. */
  issue?: ConnectionIssue | null
}

/** The failure of a request without a usable answer. */
export function failureFromTransport(
  origin: Origin,
  kind: TransportFailureKind,
  { status = null, code = null, contentType = null, issue }: Transport = {},
): PartnerFailure {
  const found = issue ?? issueOfTransport(kind, code, status)
  const facts = contentTypeFact(contentType)
  return makeFailure(origin, kind, { status, shape: 'none', fields: {}, facts, said: null, issue: found, code })
}

export type TransportFailureKind = Extract<
  FailureKind,
  'no-answer-in-time' | 'unreachable' | 'connection-lost' | 'unreadable-answer' | 'answer-too-large' | 'stopped'
>

type Read = Pick<PartnerFailure, 'status' | 'shape' | 'fields' | 'facts' | 'said'> & {
  issue: ConnectionIssue | null
  code: string | null
}

function makeFailure(
  { endpoint, reference, keyEnd, now = new Date() }: Origin,
  kind: FailureKind,
  read: Read,
): PartnerFailure {
  // It may be stored and shared between people with different languages: `inWords` translates it for each.
  const chosen = inLanguage('en', () => ({
    ...chooseWords(kind, endpoint, read.issue),
    ...wordsWithoutReason({ kind, endpoint, shape: read.shape }),
  }))
  return {
    kind,
    ...chosen,
    changed: changedBy(kind, endpoint),
    retry: rules[kind].retry,
    ...read,
    said: read.said !== null && isRepeated(read.said, read.fields, chosen) ? null : read.said,
    endpoint,
    reference,
    keyEnd,
    at: now.toISOString(),
  }
}

/** Whether a field's message or the desk's own words already say the same. */
function isRepeated(said: string, fields: PartnerFailure['fields'], { short, title, meaning }: FailureWords): boolean {
  return repeatsField(said, fields) || [short, title, meaning].some((own) => isSameSentence(said, own))
}

/** The content type alone, as in `text/html`. */
function contentTypeFact(header: string | null): FailureFacts {
  const [contentType] = /^\s*[\w.+-]{1,60}\/[\w.+-]{1,60}/.exec(header ?? '') ?? []
  return contentType === undefined ? {} : { contentType: contentType.trim().toLowerCase() }
}
