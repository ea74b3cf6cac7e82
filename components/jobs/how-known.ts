import type { Step } from '@/lib/dispatch/contract'

/** Kinds of failure without an answer to read; after the others there was one that proved nothing. */
const lostAnswers = new Set([
  'connection-lost',
  'no-answer-in-time',
  'stopped',
  'unreadable-answer',
  'answer-too-large',
])

/** How it is known that a job was created, as a sentence; null where the partner confirmed it. */
export function howKnown(timeline: readonly Step[]): string | null {
  const last = timeline.findLast(({ what }) => what === 'answered' || what === 'reconciled' || what === 'chosen')
  if (last?.what === 'chosen')
    return last.by === undefined ? null : `${last.by} chose it among the jobs that were found.`
  if (last?.what !== 'reconciled') return null
  const attempt = timeline.findLast(({ what }) => what === 'answered' || what === 'lease-expired')
  return `It was found in the list of jobs after ${
    attempt?.what === 'lease-expired'
      ? 'the desk was stopped while it was sending'
      : lostAnswers.has(attempt?.outcome ?? '')
        ? 'the answer was lost'
        : 'the partner gave no clear answer'
  }.`
}
