import { type Dispatch, isNotMade } from '../dispatch/contract'

/** A dispatch's outcome: the same in the tray, the activity and an applicant's history. */
export type DispatchOutcome =
  | 'scheduled'
  | 'waiting'
  | 'sending'
  /** It may have happened; the desk is reconciling it. */
  | 'reconciling'
  | 'submitted'
  | 'queued'
  | 'already-applied'
  /** A user recorded it as arrived, because it is in the list of applicants. */
  | 'arrived'
  | 'created'
  | 'switched-on'
  | 'switched-off'
  | 'refused'
  | 'not-created'
  | 'job-unavailable'
  /** Reconciled: it was not found at the partner. */
  | 'not-made'
  /** It may have happened, and a person has to decide. */
  | 'needs-decision'
  /** It may have happened, and a person decided to leave it. */
  | 'abandoned'
  | 'cancelled'
  /** The store was restored to an earlier state: it may have been sent since, and is waiting for a user's review. */
  | 'held-for-review'

/** The part of a dispatch that determines its outcome; a `Dispatch` has all of it. */
export type OutcomeFacts = Pick<Dispatch, 'kind' | 'state' | 'result' | 'isHeld'> & {
  uncertainty: { what: string; listedAtMost?: number } | null
  failure: { kind: string } | null
}

/** The current outcome of a dispatch. */
export function outcomeOf({ kind, state, result, uncertainty, failure, isHeld }: OutcomeFacts): DispatchOutcome {
  switch (state) {
    case 'scheduled':
      return isHeld ? 'held-for-review' : state
    case 'sending':
    case 'reconciling':
    case 'cancelled':
      return state
    case 'queued':
    case 'backing-off':
      return 'waiting'
    case 'succeeded':
      return successOf(kind, result)
    case 'refused':
      if (kind === 'create-job') return 'not-created'
      return kind === 'submit-application' && failure?.kind === 'job-unavailable' ? 'job-unavailable' : 'refused'
    case 'needs-decision':
    case 'abandoned':
      if (isNotMade(uncertainty)) return 'not-made'
      return isHeld && state === 'needs-decision' ? 'held-for-review' : state
  }
}

function successOf(kind: OutcomeFacts['kind'], result: unknown): DispatchOutcome {
  switch (kind) {
    case 'create-job':
      return 'created'
    case 'set-ai-chat':
      return isOn(result) ? 'switched-on' : 'switched-off'
    case 'submit-application':
      return applicationOutcome(result)
  }
}

function applicationOutcome(result: unknown): 'submitted' | 'queued' | 'already-applied' | 'arrived' {
  if (isObject(result) && 'isRecordedAsArrived' in result && result.isRecordedAsArrived === true) return 'arrived'
  const outcome = isObject(result) && 'outcome' in result ? result.outcome : null
  return outcome === 'queued' || outcome === 'already-applied' ? outcome : 'submitted'
}

function isOn(result: unknown): boolean {
  return isObject(result) && 'isOn' in result && result.isOn === true
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
