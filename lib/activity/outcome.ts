import { type Dispatch, isNotMade } from '../dispatch/contract'

/** The outcome of a dispatch: the tray, the activity and an applicant's history all show the same one. */
export type DispatchOutcome =
  | 'scheduled'
  | 'waiting'
  | 'sending'
  /** It may have happened; the desk is reconciling it. */
  | 'reconciling'
  | 'submitted'
  | 'queued'
  | 'already-applied'
  /** The user marked it as arrived, since the applicant list has it. */
  | 'arrived'
  | 'created'
  | 'switched-on'
  | 'switched-off'
  | 'refused'
  | 'not-created'
  | 'job-unavailable'
  /** It was looked for and does not exist. */
  | 'not-made'
  /** It may have happened, and the user has to decide. */
  | 'needs-decision'
  /** It may have happened, and the user decided not to resend it. */
  | 'abandoned'
  | 'cancelled'
  /** The store was restored to an earlier state: it may have been sent since, and waits for a user's review. */
  | 'held-for-review'

/** The parts of a dispatch that determine its outcome; a `Dispatch` satisfies this type. */
export type OutcomeFacts = Pick<Dispatch, 'kind' | 'state' | 'result' | 'isHeld'> & {
  uncertainty: { what: string; listedAtMost?: number } | null
  failure: { kind: string } | null
}

/** Returns the current outcome of a dispatch. */
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
