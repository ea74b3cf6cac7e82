import { expect, test } from 'vitest'
import { addDays, dayIn, startOfDay } from './zoned-days'

test.each([
  ['UTC', '2026-11-23', '2026-11-23T00:00:00.000Z'],
  ['Europe/Berlin', '2026-11-23', '2026-11-22T23:00:00.000Z'],
  // The clocks change on these days.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-23', '2026-11-22T18:30:00.000Z'],
  // At midnight the clocks moved forward to one o'clock.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
])('in %s the day %s begins at %s', (timeZone, day, start) => {
  const found = startOfDay(day, timeZone)
  expect(found.toISOString()).toBe(start)
  expect(dayIn(timeZone, found)).toBe(day)
  expect(dayIn(timeZone, new Date(found.getTime() - 1))).toBe(addDays(day, -1))
})

test('counts days across the ends of months and years', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})
