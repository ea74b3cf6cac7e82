import { expect, test } from 'vitest'
import { makeRun } from '../../../lib/testing/fake-run'
import { durationText, paceText } from './pace-text'

test.each([
  [3, 'A few seconds'],
  [10, 'A few seconds'],
  [11, 'About 20 s'],
  [81, 'About 90 s'],
  [90, 'About 2 min'],
  [720, 'About 12 min'],
  [5_341, 'About 1 h 30 min'],
  [7_200, 'About 2 h'],
  [11_400, 'About 3 h 10 min'],
])('formats %d seconds as %s', (seconds, words) => {
  expect(durationText(seconds)).toBe(words)
})

test('estimates the time left from the pace, and says that it can change', () => {
  const run = makeRun({ counts: { submitted: 240, waiting: 4_450, sending: 10 }, pace: { rows: 186, overSeconds: 30 } })
  expect(paceText(run)).toBe(
    'About 12 min left at the current pace. The partner’s limit isn’t known, so this can change.',
  )
})

test('is empty before the first row has an outcome', () => {
  expect(paceText(makeRun({ counts: { waiting: 100 }, pace: { rows: 0, overSeconds: 4 } }))).toBeNull()
})

test('says that the partner is busy instead of a time when no row completes', () => {
  const words = paceText(makeRun({ counts: { submitted: 5, waiting: 9 }, pace: { rows: 0, overSeconds: 30 } }))
  expect(words).toContain('busy')
  expect(words).not.toContain('left')
})

test('right after a row was sent again, says how many are sent, not that the partner is busy', () => {
  const run = makeRun({ counts: { submitted: 39, sending: 1 }, pace: { rows: 0, overSeconds: 2 } })
  expect(paceText(run)).toBe('Sending 1 row')
})

test.each([
  { state: 'paused' as const },
  { state: 'stopped' as const },
  { state: 'enqueueing' as const },
  { state: 'finished' as const },
])('gives no time for a run as %j', (given) => {
  const run = makeRun({ counts: { submitted: 5, waiting: 9 }, pace: { rows: 60, overSeconds: 30 }, ...given })
  expect(paceText(run)).toBeNull()
})

test('excludes held rows from the time left, as they need a decision', () => {
  const run = makeRun({ counts: { submitted: 5, held: 900 }, pace: { rows: 60, overSeconds: 30 } })
  expect(paceText(run)).toBeNull()
})
