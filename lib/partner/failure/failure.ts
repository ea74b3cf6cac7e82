import type { AskedField } from '../../forms/asked-field'
import type { CorrectedField } from '../../forms/correct-fields'
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

/** Whether the partner changed anything before the request failed. */
export type Changed = 'no' | 'yes' | 'unknown'

/** How the same request may be retried (spec 7, retry rules). */
export type Retry = 'never' | 'backoff' | 'once' | 'less-data'

/** Facts found in an answer: ids in its body, its content type, and its redirect target without the query. */
export type FailureFacts = {
  applicationFormId?: string
  requestedTeam?: string
  memberships?: string[]
  contentType?: string
  redirectTarget?: string
}

/**
 * Why a request to the partner failed. May be sent to the browser: it contains words for users, never a raw body, a
 * header or a complete key. Created only by `failureFromAnswer` and `failureFromTransport`, with English words;
 * `inWords` translates them into the reader's language.
 */
export type PartnerFailure = {
  kind: FailureKind
  /** Two to four words, for one line: "Rate limited, trying again in 4 s". */
  short: string
  title: string
  meaning: string
  nextStep: string
  /** What an admin reads instead of `nextStep`; null if it is the same. Missing in what 0.3 and earlier stored. */
  adminStep?: string | null
  turn: Responsible
  changed: Changed
  retry: Retry
  /** How many milliseconds from `at` a 429 asks to wait. Missing if it does not say. */
  retryAfterMs?: number
  /**
   * Field as the partner wrote it, without a leading `body.` → messages (shapes C and E); '' for messages without a
   * field.
   */
  fields: Record<string, string[]>
  /** Fields that the partner requires and the desk's form lacks. Missing in what earlier releases stored. */
  asks?: AskedField[]
  /** Fields of the desk's form that the partner does not accept. Missing in what earlier releases stored. */
  unwanted?: UnwantedField[]
  /** Fields of the desk's form with other choices than the partner names, or that it needs filled in. */
  corrected?: CorrectedField[]
  /** The words used instead of its kind's. Missing if it has those, and in what earlier releases stored. */
  wording?: 'chat-fields' | 'form' | 'chat' | 'row'
  facts: FailureFacts
  /** The partner's own sentence, cleaned; null if there is none that is fit for users. */
  said: string | null
  endpoint: Endpoint
  /** What is wrong on the way to the partner. Missing, like `code`, in what 0.3 and earlier stored. */
  issue?: ConnectionIssue | null
  /** The network or TLS error code, such as ECONNREFUSED. */
  code?: string | null
  /** HTTP status of the answer; null if there was none. */
  status: number | null
  /** The error body's shape (spec 7), for the operator. */
  shape: BodyShape
  reference: string
  /** The last four characters of the key it was sent with, for the operator; null for short keys. */
  keyEnd: string | null
  /** ISO time when the failure was noticed. */
  at: string
}

/** The shapes of spec 7; `html`, `empty` and `other` for bodies that fit none, `none` without an answer. */
export type BodyShape = 'A' | 'B' | 'C' | 'D' | 'E' | 'html' | 'empty' | 'other' | 'none'
