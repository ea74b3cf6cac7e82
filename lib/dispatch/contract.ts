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

/** What is written: by its endpoint at the partner. */
export type DispatchKind = WriteEndpoint

/** A record at the partner that a write may have made; `holds` of `of` submitted values stand in it. */
export type Candidate = { id: string; title: string; holds: number; of: number }

/** What is known of a write that may have worked, and why a person has to decide. */
export type Uncertainty =
  /**
   * It is not at the partner: sending again is safe. With `listedAtMost`, it is only not among so many that the partner
   * lists, and that list may leave jobs out.
   */
  | { what: 'not-made'; listedAtMost?: number }
  | { what: 'candidates'; candidates: Candidate[] }
  /**
   * It cannot be reconciled: GET /jobs fails or is incomplete; a repeat could make a second application; `restored`:
   * the store has gone back, so what was not sent then may have been sent since.
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
  /**
   * A run's row that was not sent: an earlier application of the same person to the same job exists. `at`: ISO time.
   */
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
    | 'arrived'
    | 'none-of-these'
    | 'expedited'
    | 'sent-unprepared'
    | 'superseded'
    | 'held'
  /** Who did it; left out where the worker did. */
  by?: string
  /** Steps of earlier releases have the name alone. */
  byId?: string
  /** 'succeeded', the kind of a failure, or what reconciling came to. */
  outcome?: string
  status?: number | null
  durationMs?: number
  reference?: string
}

/** The person for whom a write is recorded. */
export type Author = { id: string; name: string }

/** A write as the screens follow it. All times are ISO. `Result` is what its kind reads from the partner's success. */
export type Dispatch<Result = unknown> = {
  id: string
  kind: DispatchKind
  state: DispatchState
  lane: Lane
  /** The run that it is a row of; null for one of its own. */
  groupId: string | null
  /** On what, in words: "Warehouse associate", "Team 11". */
  subject: string
  who: Author
  applicantEmail: string | null
  /** As far as the desk knows it; left out where nobody looked for it (lib/applicants/name-applicants). */
  applicantName?: string | null
  /** Opens the applicant's details, as above. */
  applicantToken?: string | null
  jobId: string | null
  teamId: string | null
  createdAt: string
  /** The worker's next step: end of the undo window, next attempt. Null: when its group's turn comes, or never. */
  nextAt: string | null
  sentAt: string | null
  /** When the partner can no longer be working on the latest attempt; null where no attempt may have succeeded. */
  ceilingAt: string | null
  endedAt: string | null
  /** Who cancelled it while an attempt was on its way: nothing is sent after that one. Null where nobody did. */
  cancelRequestedBy: string | null
  /** The person has seen the outcome and dismissed it. */
  isDismissed: boolean
  attempts: number
  /** An attempt may have worked, and nothing has proved or disproved it yet. */
  mayHaveSucceeded: boolean
  /** The latest failure; null once it succeeded. */
  failure: PartnerFailure | null
  result: Result | null
  uncertainty: Uncertainty | null
  /** The store has gone back: it is not sent before a person's review at `heldWritesPage`. */
  isHeld: boolean
  timeline: Step[]
}

/** Where people review what is held after a restore. */
export const heldWritesPage = '/held-writes'

/** What a person may decide. */
export type Decision =
  | { what: 'cancel' | 'try-now' | 'send-unprepared' | 'send-again' | 'abandon' | 'recheck' | 'none-of-these' }
  /** The desk holds a record of the partner's that it may have made, and it is the one. */
  | { what: 'arrived' }
  /** Which of the candidates it was. */
  | { what: 'choose'; candidateId: string }

/** What may be decided about several unconfirmed writes at once. */
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

/** The answer of `GET /api/dispatches`: those in progress, waiting for a person or not dismissed, latest first. */
export type FollowedDispatches = {
  items: Dispatch[]
  /** Identifies this state of the items. */
  mark: string
  /** ISO time by the store's clock, which wrote all times of dispatches. */
  now: string
}

/** So many are followed at most, the latest; those that are under way or need somebody before all others. */
export const mostFollowed = 200

/** One dispatch, for whoever recorded it. */
export const dispatchUrl = (id: string) => `/api/dispatches/${id}`

/** A request with the mark of this answer is answered when something has changed, or after 20 s. */
export const dispatchesUrl = (mark: string | null) =>
  mark === null ? '/api/dispatches' : `/api/dispatches?mark=${encodeURIComponent(mark)}`

const openStates: DispatchState[] = ['queued', 'sending', 'backing-off', 'reconciling']
const endedStates: DispatchState[] = ['succeeded', 'refused', 'abandoned', 'cancelled']

/** It goes on by itself. What is scheduled in a group waits for its group. */
export function isOpen({ state, groupId }: Pick<Dispatch, 'state' | 'groupId'>): boolean {
  return openStates.includes(state) || (state === 'scheduled' && groupId === null)
}

/** It waits for its first attempt, or for the next one. */
export function isWaiting({ state }: Pick<Dispatch, 'state'>): boolean {
  return state === 'queued' || state === 'backing-off'
}

/** It is not sent yet, since what is read before it could not be read; a person may have it sent without that. */
export function isUnprepared({ state, kind, failure }: Pick<Dispatch, 'state' | 'kind' | 'failure'>): boolean {
  return isWaiting({ state }) && kind === 'create-job' && failure?.endpoint === 'list-jobs'
}

/** An attempt is on its way and cannot be taken back; a person may still ask that no other follows. */
export function mayRequestCancel({ state, cancelRequestedBy }: Pick<Dispatch, 'state' | 'cancelRequestedBy'>): boolean {
  return state === 'sending' && cancelRequestedBy === null
}

/** It has its outcome. */
export function isEnded({ state }: Pick<Dispatch, 'state'>): boolean {
  return endedStates.includes(state)
}

/** Nothing of it can be going on or come of it any more: what is entered from here on is another one. */
export function isOver({ state, uncertainty }: Pick<Dispatch, 'state' | 'uncertainty'>): boolean {
  return endedStates.includes(state) || (state === 'needs-decision' && isNotMade(uncertainty))
}

/** It is known not to be at the partner. */
export function isNotMade(uncertainty: { what: string; listedAtMost?: number } | null): boolean {
  return uncertainty?.what === 'not-made' && uncertainty.listedAtMost === undefined
}

/** Only a person can end it. */
export function needsPerson({ state }: Pick<Dispatch, 'state'>): boolean {
  return state === 'needs-decision'
}
