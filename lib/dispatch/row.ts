import 'server-only'
import type { PartnerFailure } from '../partner/failure/failure'
import { inWords } from '../partner/failure/in-words'
import { dispatches } from '../store/schema'
import {
  type Dispatch,
  type DispatchKind,
  type DispatchState,
  dispatchStates,
  type Step,
  type Uncertainty,
} from './contract'
import { dispatchSubject } from './subject-in-words'

export type StoredDispatch = typeof dispatches.$inferSelect

/** A row with the types that the table's checks and this room's functions guarantee. */
export type DispatchRow = Omit<StoredDispatch, 'state' | 'lane' | 'failure' | 'uncertainty' | 'timeline'> & {
  state: DispatchState
  lane: Dispatch['lane']
  failure: PartnerFailure | null
  uncertainty: Uncertainty | null
  timeline: Step[]
}

/** Everything except the body and the data used for reconciling, which may be large. */
export const shownColumns = {
  id: dispatches.id,
  kind: dispatches.kind,
  state: dispatches.state,
  lane: dispatches.lane,
  personId: dispatches.personId,
  personName: dispatches.personName,
  subject: dispatches.subject,
  applicantEmail: dispatches.applicantEmail,
  jobId: dispatches.jobId,
  teamId: dispatches.teamId,
  createdAt: dispatches.createdAt,
  notBefore: dispatches.notBefore,
  sentAt: dispatches.sentAt,
  ceilingAt: dispatches.ceilingAt,
  endedAt: dispatches.endedAt,
  dismissedAt: dispatches.dismissedAt,
  cancelRequestedBy: dispatches.cancelRequestedBy,
  attempts: dispatches.attempts,
  mayHaveSucceeded: dispatches.mayHaveSucceeded,
  failure: dispatches.failure,
  result: dispatches.result,
  uncertainty: dispatches.uncertainty,
  timeline: dispatches.timeline,
  groupId: dispatches.groupId,
  heldBy: dispatches.heldBy,
}

type ShownRow = Pick<StoredDispatch, keyof typeof shownColumns>

/** Throws when the row was written by another release that has other states. */
export function toDispatchRow(stored: StoredDispatch): DispatchRow {
  return { ...stored, ...typed(stored) }
}

/** A stored row as the screens show it. */
export function toDispatch<Result = unknown>(stored: ShownRow): Dispatch<Result> {
  const { state, lane, failure, uncertainty, timeline } = typed(stored)
  return {
    id: stored.id,
    kind: toKind(stored.kind),
    state,
    lane,
    groupId: stored.groupId,
    subject: dispatchSubject(stored),
    who: { id: stored.personId, name: stored.personName },
    applicantEmail: stored.applicantEmail,
    jobId: stored.jobId,
    teamId: stored.teamId,
    createdAt: stored.createdAt.toISOString(),
    nextAt: stored.notBefore?.toISOString() ?? null,
    sentAt: stored.sentAt?.toISOString() ?? null,
    ceilingAt: stored.mayHaveSucceeded ? (stored.ceilingAt?.toISOString() ?? null) : null,
    endedAt: stored.endedAt?.toISOString() ?? null,
    cancelRequestedBy: stored.cancelRequestedBy,
    isDismissed: stored.dismissedAt !== null,
    attempts: stored.attempts,
    mayHaveSucceeded: stored.mayHaveSucceeded,
    failure: inWords(failure),
    // Written by the kind's own `readResult`, whose type the caller names.
    result: stored.result as Result | null,
    uncertainty,
    isHeld: stored.heldBy !== null && state === 'needs-decision',
    timeline,
  }
}

/** As anyone but its owner may see it: without the partner's answer, which may hold personal data. */
export function withoutAnswer(dispatch: Dispatch): Dispatch {
  const { result } = dispatch
  if (typeof result !== 'object' || result === null) return dispatch
  return { ...dispatch, result: Object.fromEntries(Object.entries(result).filter(([name]) => name !== 'answer')) }
}

/** Only registered kinds are recorded (boot/start-worker.ts), and the screens know all of those. */
const toKind = (kind: string) => kind as DispatchKind

function typed(stored: Pick<StoredDispatch, 'state' | 'lane' | 'failure' | 'uncertainty' | 'timeline'>) {
  const state = dispatchStates.find((state) => state === stored.state)
  if (!state) throw new Error(`A dispatch in state ${stored.state} is not known here`)
  const lane: Dispatch['lane'] = stored.lane === 'bulk' ? 'bulk' : 'person'
  // JSON that only this room writes.
  const failure = stored.failure as PartnerFailure | null
  const uncertainty = stored.uncertainty as Uncertainty | null
  const timeline = stored.timeline as Step[]
  return { state, lane, failure, uncertainty, timeline }
}
