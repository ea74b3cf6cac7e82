import type { Dispatch } from '../dispatch/contract'

/** What a dispatch comes to, in one word of ours: the tray, the activity and an applicant's history all say it alike. */
export type DispatchOutcome =
  | 'held'
  | 'waiting'
  | 'sending'
  /** It may have happened, and the desk is finding out. */
  | 'checking'
  | 'submitted'
  | 'queued'
  | 'already-applied'
  | 'created'
  | 'switched-on'
  | 'switched-off'
  | 'refused'
  | 'not-created'
  | 'job-unavailable'
  /** Looked for, and it is not there. */
  | 'not-made'
  /** It may have happened, and somebody has to say how to go on. */
  | 'unclear'
  /** The same, and somebody has left it at that. */
  | 'left'
  | 'cancelled'

/** As much of a dispatch as the verdict hangs on; a `Dispatch` is one. */
export type OutcomeFacts = Pick<Dispatch, 'kind' | 'state' | 'nextAt' | 'settledAt' | 'done'> & {
  finding: { what: string } | null
  failure: { kind: string } | null
}

/** The verdict of a dispatch as it stands. */
export function outcomeOf({ kind, state, nextAt, settledAt, done, finding, failure }: OutcomeFacts): DispatchOutcome {
  switch (state) {
    case 'held':
    case 'waiting':
    case 'sending':
    case 'cancelled':
      return state
    case 'done':
      if (kind === 'create-job') return 'created'
      return kind === 'set-ai-chat' ? (isOn(done) ? 'switched-on' : 'switched-off') : applicationOutcome(done)
    case 'refused':
      if (kind === 'create-job') return 'not-created'
      return kind === 'submit-application' && failure?.kind === 'job-unavailable' ? 'job-unavailable' : 'refused'
    case 'unclear':
      if (nextAt !== null) return 'checking'
      if (finding?.what === 'not-made') return 'not-made'
      return settledAt === null ? 'unclear' : 'left'
  }
}

function applicationOutcome(done: unknown): 'submitted' | 'queued' | 'already-applied' {
  const outcome = isObject(done) && 'outcome' in done ? done.outcome : null
  return outcome === 'queued' || outcome === 'already-applied' ? outcome : 'submitted'
}

function isOn(done: unknown): boolean {
  return isObject(done) && 'isOn' in done && done.isOn === true
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
