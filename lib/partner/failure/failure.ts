import type { AskedField } from '../../forms/asked-field'
import type { UnwantedField } from '../../forms/find-unwanted-fields'
import type { Endpoint } from '../endpoint'
import type { ConnectionIssue } from './connection-issue'

export const failureKinds = [
  'bad-request',
  'login-failed',
  'login-rejected',
  'key-rejected',
  'unknown-path',
  'not-permitted',
  'out-of-scope',
  'forbidden',
  'not-found',
  'wrong-method',
  'already-applied',
  'conflict',
  'job-unavailable',
  'invalid',
  'address-lookup-busy',
  'rate-limited',
  'server-error',
  'dependency-failed',
  'unavailable',
  'too-slow',
  'no-answer-in-time',
  'unreachable',
  'connection-lost',
  'unreadable-answer',
  'answer-too-large',
  'redirected',
  'unexpected',
  'stopped',
] as const

export type FailureKind = (typeof failureKinds)[number]

/** Who can do something about it. */
export type Responsible = 'recruiter' | 'admin' | 'nobody'

/** Whether the partner changed anything before it failed. */
export type Changed = 'no' | 'yes' | 'unknown'

/** How the same request may be repeated (spec 7, retry rules). */
export type Retry = 'never' | 'backoff' | 'once' | 'less-data'

/** What is found in an answer: ids in its body, the kind of its content, and where it points to without its query. */
export type FailureFacts = {
  applicationFormId?: string
  requestedTeam?: string
  memberships?: string[]
  contentType?: string
  redirectTarget?: string
}

/**
 * Why a request to the partner did not succeed. May travel to the browser: it holds words for people, never a raw
 * body, a header or a whole key. Made only by `failureFromAnswer` and `failureFromTransport`, with English words;
 * `inWords` has them in the reader's language.
 */
export type PartnerFailure = {
  kind: FailureKind
  /** Two to four words, for one line: "Rate limited, trying again in 4 s". */
  short: string
  title: string
  meaning: string
  nextStep: string
  /** What an admin reads in place of `nextStep`; null where it is the same. Missing in what 0.3 and earlier stored. */
  adminStep?: string | null
  turn: Responsible
  changed: Changed
  retry: Retry
  /** For how long from `at` a 429 asks not to be asked again, in milliseconds. Missing where it does not say. */
  retryAfterMs?: number
  /**
   * Field as the partner wrote it, without a leading `body.` → messages (shapes C and E); '' for messages without a
   * field.
   */
  fields: Record<string, string[]>
  /** Fields that it asked for and the desk's form does not have. Missing in what earlier releases stored. */
  asks?: AskedField[]
  /** Fields of the desk's form that it does not take. Missing in what earlier releases stored. */
  unwanted?: UnwantedField[]
  /** Whose words it has in place of its kind's. Missing where it has those, and in what earlier releases stored. */
  wording?: 'chat-fields' | 'form' | 'chat' | 'row'
  facts: FailureFacts
  /** The partner's own sentence, cleaned; null without one that is fit for people. */
  said: string | null
  endpoint: Endpoint
  /** What is wrong on the way to the partner. Missing in what 0.3 and earlier stored, as `code`. */
  issue?: ConnectionIssue | null
  /** The code of the network or of TLS, such as ECONNREFUSED. */
  code?: string | null
  /** HTTP status of the answer; null where there was none. */
  status: number | null
  /** The error body's shape (spec 7), for the operator. */
  shape: BodyShape
  reference: string
  /** The last four characters of the key it was sent with, for the operator; null for short keys. */
  keyEnd: string | null
  /** ISO time at which it was noticed. */
  at: string
}

/** The shapes of spec 7; `html`, `empty` and `other` for what fits none. */
export type BodyShape = 'A' | 'B' | 'C' | 'D' | 'E' | 'html' | 'empty' | 'other' | 'none'
