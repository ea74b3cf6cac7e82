import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextCheckMs } from './next-check'

const ceilingMs = 30_000

/** The times at which the list is read after an uncertain answer: at once, and then as `nextCheckMs` returns. */
function looksOf(endMs: number, startMs = 0): number[] {
  const times: number[] = []
  let nowMs = startMs
  for (let reconcileAttempts = 0; reconcileAttempts < 100; reconcileAttempts += 1) {
    times.push(nowMs)
    const afterMs = nextCheckMs({ reconcileAttempts, ceilingAt: new Date(endMs) }, { nowMs, ceilingMs })
    if (afterMs === null) return times
    nowMs += afterMs
  }
  return times
}

test('after a 504, checks soon, before the ceiling, and twice after it', () => {
  expect(looksOf(30_000)).toEqual([0, 1_000, 6_000, 21_000, 31_000, 42_000])
})

test('ends from any start, with the last two checks well after the ceiling', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 200_000 }), (endMs, startMs) => {
      const times = looksOf(endMs, startMs)
      expect(times.length).toBeLessThan(12)
      const after = times.filter((time) => time >= endMs)
      expect(after.length).toBeGreaterThanOrEqual(2)
      expect((after.at(-1) ?? 0) - (after.at(-2) ?? 0)).toBeGreaterThan(0)
    }),
  )
})

test('treats an unknown ceiling as passed and checks twice', () => {
  expect(nextCheckMs({ reconcileAttempts: 0, ceilingAt: null }, { nowMs: 5, ceilingMs })).toBeGreaterThan(0)
})
