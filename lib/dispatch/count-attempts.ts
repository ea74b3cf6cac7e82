import { type FailureKind, failureKinds } from '../partner/failure/failure'
import type { Step } from './contract'
import { type OutcomeRules, outcomeOfKind } from './outcome-table'

/** The outcome of a step in which the desk itself failed. */
export const internalError = 'internal-error'

/**
 * The number of the current attempt, from the timeline before it. Attempts that cannot have had any effect do not count
 * (a 500 is retried once, however many 429s came before), and a person's resend starts over.
 */
export function countAttempts(kind: OutcomeRules, timeline: readonly Step[]): number {
  let attempts = 1
  let before: Step['what'] | null = null
  for (const { what, outcome } of timeline) {
    if (what === 'sent-again') attempts = 1
    if (what === 'sent') attempts += 1
    if (what === 'backed-off' && before === 'sent' && didNothing(kind, outcome)) attempts -= 1
    before = what
  }
  return attempts
}

/** The consecutive failures of the desk itself at the end of the timeline. */
export function countInternalErrors(timeline: readonly Step[]): number {
  const other = timeline.findLastIndex(({ outcome }) => outcome !== internalError)
  return timeline.length - 1 - other
}

function didNothing(kind: OutcomeRules, outcome: string | undefined): boolean {
  const failure: FailureKind | undefined = failureKinds.find((failure) => failure === outcome)
  return failure !== undefined && outcomeOfKind(kind, failure) === 'retry-later'
}
