import { expect, test } from 'vitest'
import { closedSpan, inDays, inputsOfSpan, lastDays, openSpanOfDays, spanOfDays } from './days-span'

const now = new Date(2026, 10, 23, 15, 30)
const iso = (day: number) => new Date(2026, 10, day).toISOString()

test('the last days end with today', () => {
  expect(lastDays(1, now)).toEqual({ from: iso(23), until: iso(24) })
  expect(lastDays(7, now)).toEqual({ from: iso(17), until: iso(24) })
})

test('includes both chosen days, in either order', () => {
  expect(spanOfDays('2026-11-03', '2026-11-05', now)).toEqual({ from: iso(3), until: iso(6) })
  expect(spanOfDays('2026-11-05', '2026-11-03', now)).toEqual({ from: iso(3), until: iso(6) })
  expect(spanOfDays('2026-11-20', '', now)).toEqual({ from: iso(20), until: iso(24) })
  expect(spanOfDays('', '2026-11-05', now)).toBeNull()
})

test('allows either end to be left open', () => {
  expect(openSpanOfDays('2026-11-20', '')).toEqual({ from: iso(20), until: null })
  expect(openSpanOfDays('', '2026-11-05')).toEqual({ from: null, until: iso(6) })
  expect(openSpanOfDays('2026-11-05', '2026-11-03')).toEqual({ from: iso(3), until: iso(6) })
  expect(openSpanOfDays('', '')).toBeNull()
  expect(openSpanOfDays('2026-11-05', 'x')).toBeNull()
  expect(closedSpan({ from: iso(3), until: null })).toBeNull()
})

test.each([
  ['2026-11-03', '2026-11-05'],
  ['2026-11-03', ''],
  ['', '2026-11-05'],
])('shows the days from "%s" to "%s" as chosen, for fields with and without a time', (from, to) => {
  const span = openSpanOfDays(from, to)
  if (!span) throw new Error('no span')
  expect(inputsOfSpan(span)).toEqual({ from, to })
  expect(inputsOfSpan(inDays(span))).toEqual({ from, to })
})

test('turns a time range into days for a field without a time', () => {
  expect(inDays({ from: iso(3), until: iso(6) })).toEqual({ from: '2026-11-03', until: '2026-11-06' })
})
