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

/** After these the partner may still be working on the attempt: a timeout's work can finish later (spec 7, 504; spec 8). */
const mayRunOn: readonly FailureKind[] = [
  'too-slow',
  'dependency-failed',
  'no-answer-in-time',
  'connection-lost',
  'stopped',
]

/**
 * When the last attempt before the one that succeeded was sent, of those that the partner may have worked on even after
 * that success; null if there was none.
 */
export function lastThatMayRunOn(timeline: readonly Step[]): Date | null {
  const succeeded = timeline.findLastIndex(({ what }) => what === 'sent')
  const running = timeline.findLast(({ what }, at) => {
    const outcome = timeline[at + 1]?.outcome
    // Without an outcome, the desk was killed while it sent.
    return what === 'sent' && at < succeeded && (outcome === undefined || mayRunOn.some((kind) => kind === outcome))
  })
  return running ? new Date(running.at) : null
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
