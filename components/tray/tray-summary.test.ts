import { expect, test } from 'vitest'
import { makeDispatch } from '../../lib/testing/fake-dispatch'
import { makeRun } from '../../lib/testing/fake-run'
import { countNeedsYou, dispatchGroup, percentDone, runGroup, traySummary } from './tray-summary'

const endedAt = '2026-01-01T01:00:00.000Z'
const going = makeRun({ counts: { submitted: 26, waiting: 74 } })

test('counts a run as one item, with its percentage sent', () => {
  expect(traySummary([makeDispatch({ id: 'a' })], [going])).toBe('1 run 26% · 1 waiting')
})

test('shows one percentage for several runs', () => {
  expect(traySummary([], [going, makeRun({ counts: { submitted: 80, waiting: 20 } })])).toBe('2 runs 53%')
})

test('leaves the percentage out for screen readers', () => {
  expect(traySummary([], [going], false)).toBe('1 run under way')
})

test('counts a run that ended with rows to decide as needing the user', () => {
  const waits = makeRun({ endedAt, state: 'finished', counts: { submitted: 9, 'needs-decision': 12 } })
  expect(traySummary([], [waits])).toBe('1 needs you')
  expect(runGroup(waits)).toBe('needs-you')
})

test('counts a run stopped by the desk as needing the user', () => {
  expect(traySummary([], [makeRun({ state: 'stopped', counts: { waiting: 9 } })])).toBe('1 needs you')
})

test('shows that a run continues although some rows need a decision', () => {
  const run = makeRun({ counts: { submitted: 9, 'needs-decision': 1, waiting: 90 } })
  expect(runGroup(run)).toBe('under-way')
  expect(traySummary([], [run])).toBe('1 run 10%')
})

test.each([
  [makeRun({ state: 'paused', counts: { waiting: 1 } }), '1 run paused', 'under-way'],
  [makeRun({ state: 'cancelling', counts: { submitted: 1, waiting: 3 } }), '1 run 25%', 'under-way'],
  [makeRun({ endedAt, state: 'finished', counts: { submitted: 1 } }), '1 run done', 'ended'],
  [makeRun({ endedAt, state: 'cancelled', counts: { cancelled: 1 } }), '1 run cancelled', 'ended'],
] as const)('shows the state of a run (%#)', (run, words, group) => {
  expect(traySummary([], [run])).toBe(words)
  expect(runGroup(run)).toBe(group)
})

test('is empty without runs and dispatches', () => {
  expect(traySummary([])).toBe('')
})

test('counts rejections as needing the user until dismissed, one per run', () => {
  const refused = makeDispatch({ id: 'a', state: 'refused', endedAt })
  const run = makeRun({ endedAt, state: 'finished', counts: { submitted: 9, refused: 3 } })
  expect(dispatchGroup(refused)).toBe('needs-you')
  expect(runGroup(run)).toBe('needs-you')
  expect(countNeedsYou([refused, makeDispatch({ id: 'b' })], [run, going])).toBe(2)
})

test('does not count rejected rows that may have been sent since a restore', () => {
  const run = makeRun({ endedAt, state: 'finished', mayHaveBeenSent: true, counts: { refused: 3 } })
  expect(runGroup(run)).toBe('ended')
})

test('the ring counts each row of a run and each other write as one, and disappears when nothing is in progress', () => {
  expect(percentDone([], [going])).toBe(26)
  expect(percentDone([makeDispatch({ id: 'a' })], [])).toBe(0)
  expect(percentDone([makeDispatch({ id: 'a' })], [makeRun({ counts: { submitted: 4, waiting: 5 } })])).toBe(39)
  expect(percentDone([], [makeRun({ endedAt, state: 'finished', counts: { submitted: 1 } })])).toBeNull()
})
