import type { Dispatch, DispatchKind } from '../dispatch/contract'
import type { DispatchOutcome } from './outcome'

/** Whether applicants' e-mail addresses are masked, as they are for viewers. */
export type Masking = { isMasked: boolean }

/** How entries are shown. `teamNames`: the desk's names for its teams, by id. */
export type EntryReading = Masking & { teamNames?: ReadonlyMap<string, string> }

/** How an export ended: `broken-off` by its reader or by an error of ours, `failed` before its first row. */
export type RecordedExportOutcome = 'whole' | 'partial' | 'broken-off' | 'failed'

/** What a download contains; stored beside its row count (`count`), and put into words when it is read. */
export type Exported =
  | { what: 'applicants' | 'activity' | 'profile' }
  | { what: 'results' | 'failed-rows'; run: string }

/** The kind of account change; changes that were not carried out are not recorded. */
export type AccountOutcome =
  | 'person-added'
  | 'person-invited'
  | 'sign-in-link-made'
  | 'sign-in-link-withdrawn'
  | 'role-changed'
  | 'access-removed'
  | 'access-given-back'
  | 'password-set'
  | 'password-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'two-step-on'
  | 'two-step-off'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'second-factor-reset'
  | 'kept-sessions-allowed'
  | 'kept-sessions-forbidden'
  | 'second-factor-required'
  | 'second-factor-optional'
  | 'identity-linked'
  | 'sessions-ended'

/** What the desk records besides dispatches. Later releases may add kinds, so readers accept any text. */
export type ActivityKind =
  | { kind: 'export'; outcome: RecordedExportOutcome }
  | { kind: 'sign-in'; outcome: 'done' | 'wrong' | 'blocked' | 'failed' }
  | { kind: 'sign-out'; outcome: 'done' | 'everywhere' }
  | { kind: 'account'; outcome: AccountOutcome }
  | { kind: 'erasure'; outcome: 'person-erased' }
  /** A page, handler or action was refused: the user's role does not allow it. */
  | { kind: 'access'; outcome: 'not-allowed' }
  /** What admins decided about the partner's fields and forms (lib/connection). */
  | {
      kind: 'connection'
      outcome:
        | 'mapping-confirmed'
        | 'form-changed'
        | 'field-dismissed'
        | 'profile-rolled-back'
        | 'profile-imported'
        | 'warning-dismissed'
        | 'index-switched-on'
        | 'index-switched-off'
        | 'team-named'
    }
  /** A write was tested without writing: what can be inferred from the partner's answer. */
  | { kind: 'connection'; outcome: 'tested-allowed' | 'tested-refused' | 'tested-taken' | 'tested-unclear' }
  | { kind: 'restore'; outcome: 'held-after-restore' | 'held-sent' | 'held-discarded' | 'held-checked' }

/** A run's outcome; never stored, but read from the runs themselves. */
export type RunOutcome =
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'stopped'
  | 'done'
  /** Some rows were refused; `refused` holds how many. */
  | 'done-refused'
  | 'run-cancelled'
  | 'needs-decision'
  | 'held-for-review'

/** Any outcome that this release stores or derives. */
export type ActivityOutcome = ActivityKind['outcome'] | DispatchOutcome | RunOutcome

/** An action as shown on screen. `at` is an ISO time; the texts are in words.ts. */
export type ActivityItem = {
  id: string
  at: string
  who: string
  kind: string
  subject: string
  outcome: string
  /** The run in which an application was sent; null for everything else. */
  runId: string | null
}

/** An activity row: a dispatch or another recorded entry. E-mail addresses are masked for viewers. */
export type ActivityRow = ActivityItem & {
  isWrite: boolean
  personId: string
  applicantEmail: string | null
  /** Also null if it was not looked up (lib/applicants/name-applicants). */
  applicantName: string | null
  /** Opens the applicant's details; null if the desk knows no such applicant, or several. */
  applicantToken?: string | null
  /** The job that was applied for, or created. */
  jobId: string | null
  /** The team whose AI chat was set. */
  teamId: string | null
  /** The person whose account it is about. */
  accountId: string | null
  /** How many applications a run has; null for everything else. */
  rows: number | null
  /** How many applications of a finished run were refused; null for everything else. */
  refused: number | null
  /** How many applications of a run were sent again, corrected or unchanged; null for everything else. */
  resent: number | null
  /** From the first send (or the last resend) to the outcome, or how long an export took; null if unknown. */
  durationMs: number | null
  reference: string | null
  /** Its position in the list. */
  cursor: string
}

/** A change to an account. `from` and `to` are roles, if the change has any. */
export type AccountEvent = {
  id: string
  at: string
  who: string
  whoId?: string
  outcome: string
  from: string | null
  to: string | null
}

export type ActivityDetails = Record<string, string | number | boolean | null | readonly string[]>

/**
 * All details of a row. `dispatch` leaves out the partner's answer, which may hold personal data. `run`: the run it was
 * sent in.
 */
export type ActivityEntry = {
  row: ActivityRow
  dispatch: Dispatch | null
  /** The desk's name for the dispatch's team; null if it has none. */
  teamName: string | null
  run: { id: string; name: string } | null
  details: ActivityDetails
}

/** The answer of `GET /api/activity/[id]`; null if the entry does not exist or no longer does. */
export type EntryAnswer = { entry: ActivityEntry | null }

/** The answer of `GET /api/activity`, latest first. */
export type ActivityPage = { items: ActivityRow[]; next: string | null }

/** The answer of `GET /api/activity/newer`: how many newer entries there are, `most` at most. */
export type NewerAnswer = { count: number; most: number }

/** Outcomes grouped by what they mean to the user, in filter order. */
export const outcomeFilterValues = ['needs-somebody', 'under-way', 'done', 'refused', 'left', 'not-sent'] as const
export type OutcomeFilter = (typeof outcomeFilterValues)[number]

/** How many entries a kind and an outcome of the filter have. */
export type ActivityCount = { kind: FilterKind; outcome: OutcomeFilter; count: number }

/** The kinds that the filter distinguishes. */
export const filterKinds = [
  'submit-application',
  'bulk-apply',
  'create-job',
  'set-ai-chat',
  'export',
  'sign-in',
  'sign-out',
  'account',
  'erasure',
  'access',
  'connection',
  'restore',
] as const satisfies (DispatchKind | ActivityKind['kind'] | 'bulk-apply')[]
export type FilterKind = (typeof filterKinds)[number]

/** `since` and `until` are ISO times, `until` is exclusive. */
export type ActivityFilter = {
  person: string | null
  kind: FilterKind | null
  outcome: OutcomeFilter | null
  job: string | null
  /** The applications of one run. */
  run: string | null
  since: string | null
  until: string | null
}

export const anyActivity: ActivityFilter = {
  person: null,
  kind: null,
  outcome: null,
  job: null,
  run: null,
  since: null,
  until: null,
}

export const activityPageSize = 50

/** Returns the filter as a query string; no value is ever an e-mail address. */
export function filterQuery(filter: ActivityFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== null))
}

export function activityUrl(filter: ActivityFilter, before: string | null, limit = activityPageSize): string {
  const query = filterQuery(filter)
  if (before !== null) query.set('before', before)
  query.set('limit', String(limit))
  return `/api/activity?${query}`
}

export function newerUrl(filter: ActivityFilter, after: string | null): string {
  const query = filterQuery(filter)
  if (after !== null) query.set('after', after)
  return `/api/activity/newer${query.size > 0 ? `?${query}` : ''}`
}

export function activityExportUrl(filter: ActivityFilter): string {
  const query = filterQuery(filter)
  return `/api/activity/export${query.size > 0 ? `?${query}` : ''}`
}

export const entryUrl = (id: string) => `/api/activity/${encodeURIComponent(id)}`

export const activityKey = (filter: ActivityFilter) => ['activity', filterQuery(filter).toString()] as const
export const entryKey = (id: string) => ['activity-entry', id] as const

/** The answer of `POST /api/applicants/history`: latest first, 50 at most. */
export type ApplicantHistory = { items: ActivityItem[] }

/** Sent as `{ "email": … }` in the body, since no URL may hold an email address. */
export const historyUrl = '/api/applicants/history'

/** Kept only in the page's memory, like the answer. */
export const historyKey = (email: string) => ['applicant-history', email.trim().toLowerCase()] as const
