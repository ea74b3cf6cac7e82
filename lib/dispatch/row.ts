import 'server-only'
import type { PartnerFailure } from '../partner/failure/failure'
import { dispatches } from '../store/schema'
import {
  type Dispatch,
  type DispatchKind,
  type DispatchState,
  dispatchKinds,
  dispatchStates,
  type Step,
  type Uncertainty,
} from './contract'

export type StoredDispatch = typeof dispatches.$inferSelect

/** A row with its words typed: what the checks of the table and the functions of this room hold. */
export type DispatchRow = Omit<StoredDispatch, 'kind' | 'state' | 'lane' | 'failure' | 'finding' | 'timeline'> & {
  kind: DispatchKind
  state: DispatchState
  lane: Dispatch['lane']
  failure: PartnerFailure | null
  finding: Uncertainty | null
  timeline: Step[]
}

/** Everything but the body, which may be large, and what is compared in the end. */
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
  settledAt: dispatches.settledAt,
  seenAt: dispatches.seenAt,
  attempts: dispatches.attempts,
  isDoubtful: dispatches.isDoubtful,
  failure: dispatches.failure,
  done: dispatches.done,
  finding: dispatches.finding,
  timeline: dispatches.timeline,
  runId: dispatches.runId,
}

export type ShownRow = Pick<StoredDispatch, keyof typeof shownColumns>

/** The words of a stored row as their types: other releases may have written other ones, which are a fault. */
export function toDispatchRow(stored: StoredDispatch): DispatchRow {
  return { ...stored, ...typed(stored) }
}

/** A stored row as the screens follow it. */
export function toDispatch<Done = unknown>(stored: ShownRow): Dispatch<Done> {
  const { kind, state, lane, failure, finding, timeline } = typed(stored)
  const goesOn = state === 'held' || state === 'waiting' || state === 'unclear'
  return {
    id: stored.id,
    kind,
    state,
    lane,
    runId: stored.runId,
    subject: stored.subject,
    who: { id: stored.personId, name: stored.personName },
    applicantEmail: stored.applicantEmail,
    jobId: stored.jobId,
    teamId: stored.teamId,
    createdAt: stored.createdAt.toISOString(),
    nextAt: goesOn ? (stored.notBefore?.toISOString() ?? null) : null,
    sentAt: stored.sentAt?.toISOString() ?? null,
    ceilingAt: stored.isDoubtful ? (stored.ceilingAt?.toISOString() ?? null) : null,
    settledAt: stored.settledAt?.toISOString() ?? null,
    isSeen: stored.seenAt !== null,
    attempts: stored.attempts,
    isDoubtful: stored.isDoubtful,
    failure: state === 'done' ? null : failure,
    // Written by the kind's own `readDone`, whose type the caller names.
    done: stored.done as Done | null,
    finding,
    timeline,
  }
}

function typed(stored: Pick<StoredDispatch, 'kind' | 'state' | 'lane' | 'failure' | 'finding' | 'timeline'>) {
  const kind = dispatchKinds.find((kind) => kind === stored.kind)
  const state = dispatchStates.find((state) => state === stored.state)
  if (!kind || !state) throw new Error(`A dispatch of kind ${stored.kind} in state ${stored.state} is not known here`)
  const lane: Dispatch['lane'] = stored.lane === 'bulk' ? 'bulk' : 'person'
  // JSON that this room alone writes.
  const failure = stored.failure as PartnerFailure | null
  const finding = stored.finding as Uncertainty | null
  const timeline = stored.timeline as Step[]
  return { kind, state, lane, failure, finding, timeline }
}
