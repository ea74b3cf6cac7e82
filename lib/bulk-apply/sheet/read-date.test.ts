import { expect, test } from 'vitest'
import { readDate, readDateTime } from './read-date'

const dateError = { error: 'Write the date as 2026-04-03' }
const timeError = { error: 'Write the date and time as 2026-04-03 14:30' }

test.each([
  ['2026-4-3', { text: '2026-04-03' }],
  ['2026/04/03', { text: '2026-04-03' }],
  ['2026.04.03', { text: '2026-04-03' }],
  ['03.04.2026', { text: '2026-04-03' }],
  ['2026-04-03T00:00:00Z', { text: '2026-04-03' }],
  ['2026-04-03 0:00', { text: '2026-04-03' }],
  ['2026-04-03T00:00:00.000Z', { text: '2026-04-03' }],
  ['2026-04-03 12:00', dateError],
  ['2026-04/03', dateError],
  ['26-04-03', dateError],
  ['', dateError],
  ['2026-13-01', { error: 'There is no such day' }],
  ['29.02.2025', { error: 'There is no such day' }],
  ['29.02.2024', { text: '2024-02-29' }],
])('reads the date %j as %j', (text, read) => {
  expect(readDate(text)).toEqual(read)
})

test.each([
  ['2026-04-03 9:05', { text: '2026-04-03T09:05' }],
  ['3.4.2026 23:59:59', { text: '2026-04-03T23:59:59' }],
  ['2026-04-03T09:05:07.123Z', { text: '2026-04-03T09:05:07.123Z' }],
  ['2026-04-03t09:05z', { text: '2026-04-03T09:05Z' }],
  ['2026-04-03 09:05 +02:00', { text: '2026-04-03T09:05+02:00' }],
  ['2026-04-03 09:05-0530', { text: '2026-04-03T09:05-05:30' }],
  ['2026-04-03 24:00', timeError],
  ['2026-04-03 23:60', timeError],
  ['2026-04-03 23:59:60', timeError],
  ['2026-04-03', timeError],
  ['soon 12:00', timeError],
  ['2026-02-30 12:00', { error: 'There is no such day' }],
])('reads the date and time %j as %j', (text, read) => {
  expect(readDateTime(text)).toEqual(read)
})
