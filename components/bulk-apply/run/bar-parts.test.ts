import { expect, test } from 'vitest'
import { makeRun } from '../../../lib/testing/fake-run'
import { barParts } from './bar-parts'

test('the parts add up to the number of rows for every mix of outcomes', () => {
  const run = makeRun({
    counts: { submitted: 40, queued: 3, refused: 5, 'needs-decision': 1, waiting: 50, sending: 1 },
  })
  const parts = barParts(run, null)
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(run.rows)
  expect(parts.map(({ outcome }) => outcome)).toEqual([
    'submitted',
    'queued',
    'refused',
    'needs-decision',
    'sending',
    'waiting',
  ])
})

test('every possible outcome of a row is a part of the bar', () => {
  const counts = makeRun({}).counts
  const all = Object.fromEntries(Object.keys(counts).map((outcome) => [outcome, 1]))
  expect(barParts(makeRun({ counts: all }), null)).toHaveLength(Object.keys(counts).length)
})

test('the chosen outcome stays even when no row has it any more', () => {
  const parts = barParts(makeRun({ counts: { submitted: 2 } }), 'refused')
  expect(parts.map(({ outcome, count }) => [outcome, count])).toEqual([
    ['submitted', 2],
    ['refused', 0],
  ])
})

test('a part is as wide as its share of the rows, and together they fill the bar', () => {
  const parts = barParts(makeRun({ counts: { submitted: 90, refused: 7, waiting: 3 } }), null)
  expect(parts.map(({ start, width }) => [start, width])).toEqual([
    [0, 90],
    [90, 7],
    [97, 3],
  ])
})

test('a single row of ten thousand is still visible', () => {
  const [submitted, refused] = barParts(makeRun({ counts: { submitted: 9_999, refused: 1 } }), null)
  expect(refused?.width).toBeCloseTo(1, 1)
  expect((submitted?.width ?? 0) + (refused?.width ?? 0)).toBeCloseTo(100)
})
