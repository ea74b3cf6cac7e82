import type { RequestError } from '../http/contract'
import type { Endpoint } from '../partner/endpoint'
import type { PartnerFailure } from '../partner/failure/failure'
import type { Lane } from '../partner/pacing/lanes'

/** The three writes of the spec, by their endpoints. */
export const dispatchKinds = ['create-job', 'submit-application', 'set-ai-chat'] as const satisfies Endpoint[]
export type DispatchKind = (typeof dispatchKinds)[number]

/** Where a write stands (lib/dispatch/README.md, the table of states). */
export const dispatchStates = ['held', 'waiting', 'sending', 'done', 'refused', 'unclear', 'cancelled'] as const
export type DispatchState = (typeof dispatchStates)[number]

/** A record at the partner that a write may have made; `holds` of `of` submitted values stand in it. */
export type Candidate = { id: string; title: string; holds: number; of: number }

/** What the desk found out about an unclear write, and why it is a person's turn. */
export type Uncertainty =
  /** It is not there: it is safe to send it again. `listedAtMost`: unless the partner's list ends at just so many. */
  | { what: 'not-made'; listedAtMost?: number }
  | { what: 'candidates'; candidates: Candidate[] }
  /** There is no way to find out: the list of jobs cannot be read, now or before, or is not whole; a repeat could make a second application. */
  | { what: 'unknown'; why: 'no-list' | 'no-list-before' | 'list-cut' | 'repeats-not-known-off' | 'tried-enough' }
  /** Of a run's row that was not sent: this desk had applied for the same person to the same job meanwhile. `at` is an ISO time. */
  | { what: 'applied-before'; at: string; who: string }

/** One thing that befell a dispatch. `at` is an ISO time. */
export type Step = {
  at: string
  what:
    | 'recorded'
    | 'sent'
    | 'answered'
    | 'put-off'
    | 'lost'
    | 'looked'
    | 'cancelled'
    | 'sent-again'
    | 'left'
    | 'chosen'
    | 'none-of-these'
    | 'hurried'
    | 'replaced'
  /** Who did it; left out where the desk itself did. */
  by?: string
  /** What became of it: a verdict, or the kind of a failure. */
  outcome?: string
  status?: number | null
  durationMs?: number
  reference?: string
}

/** The person for whom a write is recorded. */
export type Author = { id: string; name: string }

/** A write as the screens follow it. All times are ISO. `Done` is what its resource reads out of the partner's yes. */
export type Dispatch<Done = unknown> = {
  id: string
  kind: DispatchKind
  state: DispatchState
  lane: Lane
  /** The run that it is a row of; null for one of its own. */
  runId: string | null
  /** On what, in words: "Warehouse associate", "Team 11". */
  subject: string
  who: Author
  applicantEmail: string | null
  jobId: string | null
  teamId: string | null
  createdAt: string
  /** When the desk goes on by itself: the end of the undo window, the next try, the next look. Null: never, unless a person says so. */
  nextAt: string | null
  sentAt: string | null
  /** From then on no work of the latest attempt can still be going on at the partner; null where nothing is in doubt. */
  ceilingAt: string | null
  settledAt: string | null
  /** The person has seen the verdict and put it away. */
  isSeen: boolean
  attempts: number
  /** An attempt may have worked, and nothing has told yet. */
  isDoubtful: boolean
  /** The latest failure; of a dispatch that is done, null. */
  failure: PartnerFailure | null
  done: Done | null
  finding: Uncertainty | null
  timeline: Step[]
}

/** What a person may decide. */
export type Decision =
  | { what: 'cancel' | 'try-now' | 'send-again' | 'leave' | 'look-again' | 'none-of-these' | 'put-away' }
  /** Which of the candidates it was. */
  | { what: 'choose'; candidateId: string }

/** A decision came too late, or is none for this dispatch as it stands: the dispatch says how it stands now. */
export type DecisionAnswer = { state: 'decided' | 'too-late'; dispatch: Dispatch } | RequestError
export type DecideAction = (input: { id: string; decision: Decision }) => Promise<DecisionAnswer>

/** Puts verdicts away that the person has seen. */
export type DismissAction = (input: { ids: string[] }) => Promise<{ state: 'put-away' } | RequestError>

/** What recording a write ends in. `already-recorded`: the same id stands for something else, which was sent before. */
export type RecordAnswer<Done> = { state: 'recorded' | 'already-recorded'; dispatch: Dispatch<Done> } | RequestError

/** What `GET /api/dispatches` answers: those that are under way, need somebody, or were not put away, the latest first. */
export type FollowedDispatches = {
  items: Dispatch[]
  /** Stands for these very items. */
  mark: string
  /** ISO time at the desk. */
  now: string
}

/** So many are followed at most, the latest; those that are under way or need somebody before all others. */
export const mostFollowed = 200

/** With the mark of the answer in hand the next one comes when something has changed, or after 20 s. */
export const dispatchesUrl = (mark: string | null) =>
  mark === null ? '/api/dispatches' : `/api/dispatches?mark=${encodeURIComponent(mark)}`

/** It will go on by itself. */
export function isOpen({ state, nextAt }: Pick<Dispatch, 'state' | 'nextAt'>): boolean {
  return state === 'sending' || state === 'waiting' || ((state === 'held' || state === 'unclear') && nextAt !== null)
}

/** Nothing of it can be going on or come of it any more: what is entered from here on is another one. */
export function isOver({ settledAt, finding }: Pick<Dispatch, 'settledAt' | 'finding'>): boolean {
  return settledAt !== null || finding?.what === 'not-made'
}

/** Only a person can end it; what a run holds waits for its turn there. */
export function needsPerson(dispatch: Pick<Dispatch, 'state' | 'nextAt' | 'settledAt' | 'runId'>): boolean {
  const { state, nextAt, settledAt, runId } = dispatch
  return (state === 'unclear' || (state === 'held' && runId === null)) && nextAt === null && settledAt === null
}
