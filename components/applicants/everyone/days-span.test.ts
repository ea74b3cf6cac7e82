import { expect, test } from 'vitest'
import { lastDays, spanOfDays } from './days-span'

const now = new Date(2026, 10, 23, 15, 30)
const iso = (day: number) => new Date(2026, 10, day).toISOString()

test('the last days end with today', () => {
  expect(lastDays(1, now)).toEqual({ from: iso(23), until: iso(24) })
  expect(lastDays(7, now)).toEqual({ from: iso(17), until: iso(24) })
})

test('chosen days are both included, in whichever order', () => {
  expect(spanOfDays('2026-11-03', '2026-11-05', now)).toEqual({ from: iso(3), until: iso(6) })
  expect(spanOfDays('2026-11-05', '2026-11-03', now)).toEqual({ from: iso(3), until: iso(6) })
  expect(spanOfDays('2026-11-20', '', now)).toEqual({ from: iso(20), until: iso(24) })
  expect(spanOfDays('', '2026-11-05', now)).toBeNull()
})
