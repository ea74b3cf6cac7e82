import type { Step } from '@/lib/dispatch/contract'
import { newJobWords } from './words'

/** Failures without a readable answer. With any other failure there was an answer, but it proved nothing. */
const lostAnswers = new Set([
  'connection-lost',
  'no-answer-in-time',
  'stopped',
  'unreadable-answer',
  'answer-too-large',
])

/** How we know that a job was created, as a sentence; null if the partner confirmed it. */
export function howKnown(timeline: readonly Step[]): string | null {
  const last = timeline.findLast(({ what }) => what === 'answered' || what === 'reconciled' || what === 'chosen')
  if (last?.what === 'chosen') return last.by === undefined ? null : newJobWords.chosenBy({ who: last.by })
  if (last?.what !== 'reconciled') return null
  const attempt = timeline.findLast(({ what }) => what === 'answered' || what === 'lease-expired')
  if (attempt?.what === 'lease-expired') return newJobWords.foundAfterStop
  return lostAnswers.has(attempt?.outcome ?? '') ? newJobWords.foundAfterLoss : newJobWords.foundAfterUnclear
}
