import type { Dispatch, DispatchKind } from '../dispatch/contract'
import type { DispatchOutcome } from './outcome'

/** Whether applicants' e-mail addresses are masked, as they are for viewers. */
export type Masking = { isMasked: boolean }

/** How entries are presented. `teamNames`: the desk's names for its teams, by id. */
export type EntryReading = Masking & { teamNames?: ReadonlyMap<string, string> }

/** How an export ended: `broken-off` by the client or an error of ours, `failed` before its first row. */
export type RecordedExportOutcome = 'whole' | 'partial' | 'broken-off' | 'failed'

/** What a download contains; stored with the number of its rows (`count`) and put into words when read. */
export type Exported =
  | { what: 'applicants' | 'activity' | 'profile' }
  | { what: 'results' | 'failed-rows'; run: string }

/** What was changed about an account; changes that did not happen are not recorded. */
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

/** What the desk records besides its dispatches. Later releases may add kinds, so readers accept any text. */
export type ActivityKind =
  | { kind: 'export'; outcome: RecordedExportOutcome }
  | { kind: 'sign-in'; outcome: 'done' | 'wrong' | 'blocked' | 'failed' }
  | { kind: 'sign-out'; outcome: 'done' | 'everywhere' }
  | { kind: 'account'; outcome: AccountOutcome }
  | { kind: 'erasure'; outcome: 'person-erased' }
  /** A page, handler or action was refused because the user's role does not suffice. */
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
  /** A write was tested without writing anything: what the partner's answer implies. */
  | { kind: 'connection'; outcome: 'tested-allowed' | 'tested-refused' | 'tested-taken' | 'tested-unclear' }
  | { kind: 'restore'; outcome: 'held-after-restore' | 'held-sent' | 'held-discarded' | 'held-checked' }

/** The outcome of a run; never stored, but derived from the runs themselves. */
export type RunOutcome =
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'stopped'
  | 'done'
  /** Some rows were refused; `refused` says how many. */
  | 'done-refused'
  | 'run-cancelled'
  | 'needs-decision'
  | 'held-for-review'

/** Every outcome that this release writes or derives. */
export type ActivityOutcome = ActivityKind['outcome'] | DispatchOutcome | RunOutcome

/** One action, as the screens show it. `at` is an ISO time; its words are in words.ts. */
export type ActivityItem = {
  id: string
  at: string
  who: string
  kind: string
  subject: string
  outcome: string
  /** The run that sent an application; null for everything else. */
  runId: string | null
}

/** A row of the activity: a dispatch, or another recorded entry. E-mail addresses are masked for viewers. */
export type ActivityRow = ActivityItem & {
  isWrite: boolean
  personId: string
  applicantEmail: string | null
  /** Also null if the name was not looked up (lib/applicants/name-applicants). */
  applicantName: string | null
  /** Opens the applicant's details; null if the desk knows no such applicant, or several. */
  applicantToken?: string | null
  /** The job that was applied for or created. */
  jobId: string | null
  /** The team whose AI chat setting was changed. */
  teamId: string | null
  /** The id of the person whose account was changed. */
  accountId: string | null
  /** How many applications a run has; null for everything else. */
  rows: number | null
  /** How many applications of a finished run were refused; null for everything else. */
  refused: number | null
  /** How many applications of a run were sent again, corrected or unchanged; null for everything else. */
  resent: number | null
  /** From the first send to the outcome, or the duration of an export; null if unknown. */
  durationMs: number | null
  reference: string | null
  /** Identifies the row's position in the list. */
  cursor: string
}

/** A change of an account. `from` and `to` are roles, if a role was given. */
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
 * One row with all its details. `dispatch` leaves out the partner's answer, which may hold a person's data. `run`: the
 * run it was sent in.
 */
export type ActivityEntry = {
  row: ActivityRow
  dispatch: Dispatch | null
  /** The desk's name for the dispatch's team; null if it has none. */
  teamName: string | null
  run: { id: string; name: string } | null
  details: ActivityDetails
}

/** Response of `GET /api/activity/[id]`; null if there is no such entry, or no longer. */
export type EntryAnswer = { entry: ActivityEntry | null }

/** Response of `GET /api/activity`, the latest first. */
export type ActivityPage = { items: ActivityRow[]; next: string | null }

/** Response of `GET /api/activity/newer`: how many entries were added since, capped at `most`. */
export type NewerAnswer = { count: number; most: number }

/** Outcomes grouped by what they mean to the user, in the filter's order. */
export const outcomeFilterValues = ['needs-somebody', 'under-way', 'done', 'refused', 'left', 'not-sent'] as const
export type OutcomeFilter = (typeof outcomeFilterValues)[number]

/** The number of entries with this kind and outcome of the filter. */
export type ActivityCount = { kind: FilterKind; outcome: OutcomeFilter; count: number }

/** The kinds offered by the filter. */
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

/** `since` and `until` are ISO times, `until` exclusive. */
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

/** The filter as a query string; it never contains an e-mail address. */
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

/** Response of `POST /api/applicants/history`: the latest first, 50 at most. */
export type ApplicantHistory = { items: ActivityItem[] }

/** Takes `{ "email": … }` in the body, since no URL may hold an email address. */
export const historyUrl = '/api/applicants/history'

/** Kept only in the page's memory, like the response. */
export const historyKey = (email: string) => ['applicant-history', email.trim().toLowerCase()] as const
