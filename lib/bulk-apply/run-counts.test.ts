import { expect, test } from 'vitest'
import { runCounts } from './run-counts'

const counted = [
  { outcome: 'waiting', rows: 3 },
  { outcome: 'submitted', rows: 4 },
]

test('rows that are not recorded yet wait, except those of held jobs', () => {
  expect(runCounts({ rows: 10, isHeld: false }, counted, 2)).toMatchObject({ waiting: 4, held: 2, submitted: 4 })
})

test('never counts fewer than no waiting rows when held ones were counted a moment earlier', () => {
  expect(runCounts({ rows: 7, isHeld: false }, counted, 5)).toMatchObject({ waiting: 0, held: 5 })
})

test('reports everything without an outcome as held for review in a held run', () => {
  const given = [...counted, { outcome: 'needs-decision', rows: 1 }]
  expect(runCounts({ rows: 10, isHeld: true }, given, 2)).toMatchObject({
    ...{ waiting: 0, held: 0, 'needs-decision': 0, submitted: 4 },
    'held-for-review': 6,
  })
})
