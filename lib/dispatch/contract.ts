import type { RequestError } from '../http/contract'
import type { WriteEndpoint } from '../partner/endpoint'
import type { PartnerFailure } from '../partner/failure/failure'
import type { Lane } from '../partner/pacing/lanes'

/** The states of a dispatch (lib/dispatch/README.md, states). */
export const dispatchStates = [
  'scheduled',
  'queued',
  'sending',
  'backing-off',
  'reconciling',
  'needs-decision',
  'succeeded',
  'refused',
  'abandoned',
  'cancelled',
] as const
export type DispatchState = (typeof dispatchStates)[number]

/** What is written, named after its endpoint at the partner. */
export type DispatchKind = WriteEndpoint

/** A record at the partner that a write may have created; `holds` of the `of` submitted values appear in it. */
export type Candidate = { id: string; title: string; holds: number; of: number }

/** What is known about a write that may have succeeded, and why a person has to decide. */
export type Uncertainty =
  /**
   * It is not at the partner: sending again is safe. With `listedAtMost`, it is only missing from the jobs that the
   * partner lists, at most that many, and the list may omit some.
   */
  | { what: 'not-made'; listedAtMost?: number }
  | { what: 'candidates'; candidates: Candidate[] }
  /**
   * It cannot be reconciled: GET /jobs fails or is incomplete; a repeat could create a second application; `restored`:
   * the store has gone back, so what was unsent then may have been sent since.
   */
  | {
      what: 'unknown'
      why:
        | 'no-list'
        | 'no-list-before'
        | 'list-without-ids'
        | 'list-cut'
        | 'repeats-not-known-off'
        | 'tried-enough'
        | 'restored'
    }
  /** A run's row that was not sent: the same person has already applied to the same job. `at`: ISO time. */
  | { what: 'applied-before'; at: string; who: string }

/** One event of a dispatch's history. `at` is an ISO time. */
export type Step = {
  at: string
  what:
    | 'recorded'
    | 'sent'
    | 'answered'
    | 'backed-off'
    | 'lease-expired'
    | 'reconciled'
    | 'cancel-requested'
    | 'cancelled'
    | 'sent-again'
    | 'abandoned'
    | 'chosen'
    | 'none-of-these'
    | 'expedited'
    | 'sent-unprepared'
    | 'superseded'
    | 'held'
  /** Who did it; omitted for the worker. */
  by?: string
  /** Omitted in steps from earlier releases, which have only the name. */
  byId?: string
  /** 'succeeded', the kind of failure, the result of reconciling, or 'arrived' if a person chose that. */
  outcome?: string
  status?: number | null
  durationMs?: number
  reference?: string
}

/** The person for whom a write is recorded. */
export type Author = { id: string; name: string }

/** A write as the screens show it. All times are ISO. `Result` is what its kind reads from the partner's success. */
export type Dispatch<Result = unknown> = {
  id: string
  kind: DispatchKind
  state: DispatchState
  lane: Lane
  /** The run that it is a row of; null if it belongs to none. */
  groupId: string | null
  /** What it is about, in words: "Warehouse associate", "Team 11". */
  subject: string
  who: Author
  applicantEmail: string | null
  /** As far as the desk knows it; omitted if it was not looked up (lib/applicants/name-applicants). */
  applicantName?: string | null
  /** Opens the applicant's details; omitted likewise. */
  applicantToken?: string | null
  jobId: string | null
  teamId: string | null
  createdAt: string
  /** When the worker acts next: end of the undo window, next attempt. Null: when its group's turn comes, or never. */
  nextAt: string | null
  sentAt: string | null
  /** When the partner can no longer be working on the latest attempt; null where no attempt may have succeeded. */
  ceilingAt: string | null
  endedAt: string | null
  /** Who cancelled it during an attempt: nothing is sent after that attempt. Null if it was not cancelled that way. */
  cancelRequestedBy: string | null
  /** The person has seen the outcome and dismissed it. */
  isDismissed: boolean
  attempts: number
  /** An attempt may have succeeded, and this has been neither proved nor disproved yet. */
  mayHaveSucceeded: boolean
  /** The latest failure; null once it succeeded. */
  failure: PartnerFailure | null
  result: Result | null
  uncertainty: Uncertainty | null
  /** The store has gone back: it is not sent until a person has reviewed it at `heldWritesPage`. */
  isHeld: boolean
  timeline: Step[]
}

/** Where people review the writes held after a restore. */
export const heldWritesPage = '/held-writes'

/** The decisions a person can make. */
export type Decision =
  | { what: 'cancel' | 'try-now' | 'send-unprepared' | 'send-again' | 'abandon' | 'recheck' | 'none-of-these' }
  /** The desk holds a partner record that this write may have created, and the person confirms that it did. */
  | { what: 'arrived' }
  /** Which of the candidates it is. */
  | { what: 'choose'; candidateId: string }

/** The decisions that can be made about several unconfirmed writes at once. */
export type SharedDecision = Extract<Decision['what'], 'send-again' | 'abandon' | 'arrived'>

/**
 * `too-late`: the dispatch has moved on, or the decision does not fit its state; it is returned in its current state.
 */
export type DecisionAnswer = { state: 'decided' | 'too-late'; dispatch: Dispatch } | RequestError
export type DecideAction = (input: { id: string; decision: Decision }) => Promise<DecisionAnswer>

/** Dismisses outcomes that the person has seen. */
export type DismissAction = (input: { ids: string[] }) => Promise<{ state: 'dismissed' } | RequestError>

/** The result of recording a write. `already-recorded`: the same id was recorded before with other values. */
export type RecordAnswer<Result> = { state: 'recorded' | 'already-recorded'; dispatch: Dispatch<Result> } | RequestError

/** The answer of `GET /api/dispatches`: those in progress, needing a decision or not dismissed, latest first. */
export type FollowedDispatches = {
  items: Dispatch[]
  /** Identifies this state of the items. */
  mark: string
  /** ISO time by the store's clock, which wrote all times of dispatches. */
  now: string
}

/**
 * The maximum number followed: the latest, with those in progress or needing a person before all others. More than are
 * recorded at once (`maxTeamsAtOnce` in lib/ai-chat), or the progress of a large batch would never be complete.
 */
export const maxFollowed = 400

/** One dispatch, for the person who recorded it. */
export const dispatchUrl = (id: string) => `/api/dispatches/${id}`

/** A request with the mark of an earlier answer is answered when something has changed, or after 20 s. */
export const dispatchesUrl = (mark: string | null) =>
  mark === null ? '/api/dispatches' : `/api/dispatches?mark=${encodeURIComponent(mark)}`

const openStates: DispatchState[] = ['queued', 'sending', 'backing-off', 'reconciling']
const endedStates: DispatchState[] = ['succeeded', 'refused', 'abandoned', 'cancelled']

/** The worker continues it. A scheduled dispatch in a group waits for its group. */
export function isOpen({ state, groupId }: Pick<Dispatch, 'state' | 'groupId'>): boolean {
  return openStates.includes(state) || (state === 'scheduled' && groupId === null)
}

/** Waits for its first or its next attempt. */
export function isWaiting({ state }: Pick<Dispatch, 'state'>): boolean {
  return state === 'queued' || state === 'backing-off'
}

/** Not sent yet because the read that comes before it failed; a person may have it sent without that read. */
export function isUnprepared({ state, kind, failure }: Pick<Dispatch, 'state' | 'kind' | 'failure'>): boolean {
  return isWaiting({ state }) && failure !== null && failure.endpoint !== kind && failure.endpoint !== 'log-in'
}

/** An attempt is in flight and cannot be taken back; a person can still ask that no other follows. */
export function mayRequestCancel({ state, cancelRequestedBy }: Pick<Dispatch, 'state' | 'cancelRequestedBy'>): boolean {
  return state === 'sending' && cancelRequestedBy === null
}

/** Has its final outcome. */
export function isEnded({ state }: Pick<Dispatch, 'state'>): boolean {
  return endedStates.includes(state)
}

/** Nothing can be in progress or come of it any more: whatever is entered from here on is a new write. */
export function isOver({ state, uncertainty }: Pick<Dispatch, 'state' | 'uncertainty'>): boolean {
  return endedStates.includes(state) || (state === 'needs-decision' && isNotMade(uncertainty))
}

/** Known not to be at the partner. */
export function isNotMade(uncertainty: { what: string; listedAtMost?: number } | null): boolean {
  return uncertainty?.what === 'not-made' && uncertainty.listedAtMost === undefined
}

/** Only a person can end it. */
export function needsPerson({ state }: Pick<Dispatch, 'state'>): boolean {
  return state === 'needs-decision'
}
