import { expect, test } from 'vitest'
import { createAttemptTimes } from './attempt-times'

const start = Date.UTC(2026, 10, 23, 8, 20)
const hourMs = 3_600_000
const within = (ms: number) => ({ asymmetricMatch: (found: number) => found > ms / 1.1 && found < ms * 1.1 })

test('has no values before the first answer', () => {
  expect(createAttemptTimes(start).read(start + 1_000)).toEqual({
    since: '2026-11-23T08:20:00.000Z',
    answered: 0,
    unanswered: 0,
    rateLimited: 0,
    medianMs: null,
    slowestMs: null,
  })
})

test('reports the usual and the slow response time, without rate-limited and lost requests', () => {
  const times = createAttemptTimes(start)
  for (let count = 1; count <= 100; count += 1) times.note({ status: 200, durationMs: count * 10 }, start)
  for (let count = 0; count < 50; count += 1) times.note({ status: 429, durationMs: 1 }, start)
  times.note({ status: null, durationMs: 35_000 }, start)
  expect(times.read(start)).toMatchObject({
    answered: 150,
    unanswered: 1,
    rateLimited: 50,
    medianMs: within(500),
    slowestMs: within(950),
  })
})

test('keeps a day, by hour', () => {
  const times = createAttemptTimes(start)
  times.note({ status: 200, durationMs: 100 }, start)
  times.note({ status: 500, durationMs: 3_000 }, start + 20 * hourMs)
  expect(times.read(start + 20 * hourMs)).toMatchObject({ answered: 2, since: '2026-11-23T08:20:00.000Z' })
  const nextDay = times.read(start + 25 * hourMs)
  expect(nextDay).toMatchObject({ answered: 1, medianMs: within(3_000), since: '2026-11-23T10:00:00.000Z' })
  expect(times.read(start + 60 * hourMs)).toMatchObject({ answered: 0, medianMs: null })
})
