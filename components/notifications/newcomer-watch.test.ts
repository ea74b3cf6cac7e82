import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewcomersAnswer } from '@/lib/applicants/contract'
import { newcomersTitle, watchNewcomers } from './newcomer-watch'

const minuteMs = 60_000
const exactly = (count: number) => ({ count, isExact: true })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A desk that receives applicants at these minutes, and a watch on it. */
function watch(
  arrivals: number[],
  { seenFrom = Number.POSITIVE_INFINITY, downAt = -1, lastShownAt = 0, counted = null as string | null } = {},
) {
  const start = Date.now()
  const minute = () => Math.floor((Date.now() - start) / minuteMs)
  const shown: string[] = []
  const stopping = new AbortController()
  let asked = 0
  const ended = watchNewcomers({
    async ask(since): Promise<NewcomersAnswer | null> {
      asked += 1
      if (minute() === downAt) return null
      const after = since === null ? Number.POSITIVE_INFINITY : Number(since)
      const count = arrivals.filter((arrival) => arrival > after && arrival <= minute()).length
      return { count: exactly(count), until: String(minute()) }
    },
    isSeenElsewhere: async () => minute() >= seenFrom,
    lastShownAt: () => lastShownAt,
    countedUntil: () => counted,
    keepCountedUntil(until) {
      counted = until
    },
    show(count) {
      lastShownAt = Date.now()
      shown.push(`${minute()}: ${newcomersTitle(count)}`)
    },
    signal: stopping.signal,
  })
  return {
    shown,
    stopping,
    ended,
    forgetCounted: () => {
      counted = null
    },
    asked: () => asked,
    pass: (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minuteMs),
  }
}

test('says once how many applicants are new since the desk was hidden', async () => {
  const { shown, pass } = watch([0, 2, 2, 2])
  await pass(20)
  expect(shown).toEqual(['2: 3 new applicants'])
})

test('batches applicants of the five minutes after a notification into the next one', async () => {
  const { shown, pass } = watch([1, 2, 3, 5, 9, 30])
  await pass(40)
  expect(shown).toEqual(['1: 1 new applicant', '6: 3 new applicants', '11: 1 new applicant', '30: 1 new applicant'])
})

test('notifies although the clock was set back since the last notification', async () => {
  const { shown, pass } = watch([2], { lastShownAt: Date.now() + 8 * 60 * minuteMs })
  await pass(5)
  expect(shown).toEqual(['2: 1 new applicant'])
})

test('notifies of those who came after the tab that watched was closed', async () => {
  const { shown, pass } = watch([0, 2, 3], { counted: '-1' })
  await pass(5)
  expect(shown[0]).toBe('0: 1 new applicant')
})

test('notifies of those who came after a short look at another tab', async () => {
  const { shown, pass, forgetCounted } = watch([2])
  await pass(1.5)
  forgetCounted()
  await pass(2)
  expect(shown).toEqual(['2: 1 new applicant'])
})

test('continues after the desk did not answer', async () => {
  const { shown, pass } = watch([3, 4], { downAt: 3 })
  await pass(6)
  expect(shown).toEqual(['4: 2 new applicants'])
})

test('does not notify once the desk is visible in another tab', async () => {
  const { shown, pass, ended } = watch([2], { seenFrom: 2 })
  await pass(5)
  await ended
  expect(shown).toEqual([])
})

test('polls once a minute, until it is stopped', async () => {
  const { asked, pass, stopping, ended } = watch([])
  await pass(10)
  expect(asked()).toBe(11)
  stopping.abort()
  await ended
  await pass(10)
  expect(asked()).toBe(11)
})

test('says "more than" when not all new applicants were counted', () => {
  expect(newcomersTitle({ count: 1_000, isExact: false })).toBe('More than 1,000 new applicants')
})
