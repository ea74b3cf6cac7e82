import type { FailureKind } from '../partner/failure/failure'
import type { Step } from './contract'

/** Failures after which the partner may still be working: the work of a timeout can finish later (spec 7, 504; 8). */
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
export function latestAttemptStillRunning(timeline: readonly Step[]): Date | null {
  const succeeded = timeline.findLastIndex(({ what }) => what === 'sent')
  const running = timeline.findLast(({ what }, at) => {
    const outcome = timeline[at + 1]?.outcome
    // Without an outcome, the desk was killed while it sent.
    return what === 'sent' && at < succeeded && (outcome === undefined || mayRunOn.some((kind) => kind === outcome))
  })
  return running ? new Date(running.at) : null
}
