import { expect, test } from 'vitest'
import { daysOf, timeColumns } from './time-columns'

const now = new Date('2026-11-23T23:30:00Z')
const counts = [
  { day: '2026-11-17', status: 'Hired', count: 2 },
  { day: '2026-11-24', status: null, count: 1 },
  { day: '2026-11-24', status: 'New', count: 4 },
  { day: '2026-11-24', status: 'Hired', count: 3 },
]
const order = ['New', 'Hired']

test('thirty days end with today in the reader’s time zone', () => {
  const columns = timeColumns(counts, { period: 'days', timeZone: 'Europe/Berlin', now, order })
  expect(columns).toHaveLength(30)
  expect(columns.at(0)).toMatchObject({ first: '2026-10-26', from: '2026-10-25T23:00:00.000Z', count: 0, parts: [] })
  expect(columns.at(-1)).toEqual({
    first: '2026-11-24',
    last: '2026-11-24',
    from: '2026-11-23T23:00:00.000Z',
    until: '2026-11-24T23:00:00.000Z',
    count: 8,
    parts: [
      { status: 'New', count: 4 },
      { status: 'Hired', count: 3 },
      { status: null, count: 1 },
    ],
  })
})

test('weeks end with the week up to today, and count nobody twice', () => {
  const columns = timeColumns(counts, { period: 'weeks', timeZone: 'Europe/Berlin', now, order })
  expect(columns).toHaveLength(13)
  expect(columns.at(-1)).toMatchObject({ first: '2026-11-18', last: '2026-11-24', count: 8 })
  expect(columns.at(-2)).toMatchObject({ first: '2026-11-11', last: '2026-11-17', count: 2 })
  expect(daysOf('weeks')).toBe(91)
})

test('columns have no gaps, even when the clocks change', () => {
  for (const period of ['days', 'weeks'] as const) {
    const columns = timeColumns([], { period, timeZone: 'America/New_York', now, order })
    for (const [index, column] of columns.entries()) expect(columns[index + 1]?.from ?? column.until).toBe(column.until)
  }
})
