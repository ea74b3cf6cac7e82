import { describe, expect, test } from 'vitest'
import {
  createRate,
  gapMs,
  initialPerSecond,
  type Rate,
  rateAfterAnswer,
  rateAfterRefusal,
  rateAfterSilence,
  rateAfterUse,
  ratePerSecond,
} from './rate'

const middle = () => 0.5
const settled: Rate = { ...createRate(), basePerSecond: 10, phase: 'settled', recoveryMs: 40_000 }

describe('the rate after a 429', () => {
  test('is cut once for all requests that were in flight at the first one', () => {
    const cut = rateAfterRefusal(settled, 1_000, 1_200, middle)
    expect(ratePerSecond(cut)).toBeCloseTo(8.75)
    expect(rateAfterRefusal(cut, 1_100, 1_300, middle)).toBe(cut)
    expect(rateAfterRefusal(cut, 1_200, 1_400, middle)).toBe(cut)
  })

  test('doubles its pause each time, up to 10 s, during consecutive 429s, and is cut only once', () => {
    let rate = rateAfterRefusal(settled, 0, 1, middle)
    const gapsMs = []
    for (let again = 1; again <= 9; again += 1) {
      rate = rateAfterRefusal(rate, again * 10, again * 10 + 1, middle)
      gapsMs.push(Math.round(gapMs(rate)))
    }
    expect(gapsMs).toEqual([229, 457, 914, 1829, 3657, 7314, 10_000, 10_000, 10_000])
    expect(rate.basePerSecond).toBeCloseTo(8.75)
  })

  test('counts a 429 as a new one once a later request was answered', () => {
    const blocked = rateAfterRefusal(rateAfterRefusal(settled, 0, 1, middle), 10, 11, middle)
    expect(rateAfterAnswer(blocked, 5).blockage).not.toBeNull()
    const open = rateAfterAnswer(blocked, 12)
    expect(gapMs(open)).toBeCloseTo(1000 / 8.75)
    expect(ratePerSecond(rateAfterRefusal(open, 20, 21, middle))).toBeCloseTo(8.75 * (7 / 8))
  })

  test('is halved until it could be used for 5 s, and counts as stable from then on', () => {
    const first = rateAfterRefusal(createRate(), 0, 1, middle)
    expect([first.phase, ratePerSecond(first)]).toEqual(['searching', initialPerSecond / 2])
    const soon = rateAfterRefusal(rateAfterUse(rateAfterAnswer(first, 2), 1_000), 3, 1_000, middle)
    expect([soon.phase, Math.round(ratePerSecond(soon))]).toEqual(['searching', 5])
    const later = rateAfterRefusal(rateAfterUse(rateAfterAnswer(first, 2), 6_000), 3, 6_000, middle)
    expect(later.phase).toBe('settled')
  })

  test('recovers after a random time, so that several servers do not collide again', () => {
    const recoveries = [0, 0.5, 0.999].map((random) => rateAfterRefusal(settled, 0, 1, () => random).recoveryMs)
    expect(recoveries.map(Math.round)).toEqual([33_750, 45_000, 56_228])
  })

  test('is only halved after five 429s for a person with little else in flight', () => {
    let rate = rateAfterAnswer(createRate(), 0)
    for (let again = 1; again <= 5; again += 1) rate = rateAfterRefusal(rate, again * 3_000, again * 3_000 + 1, middle)
    expect(ratePerSecond(rateAfterAnswer(rate, 20_000))).toBe(initialPerSecond / 2)
  })

  test('continues at the average rate of the answers after a long blockage', () => {
    // 300 per minute at 10 per second: used up after 30 s, then 30 s of refusals.
    let rate: Rate = { ...settled, answered: 299, usedMs: 30_000 }
    rate = rateAfterRefusal(rate, 0, 30_000, middle)
    for (let again = 1; again <= 6; again += 1) {
      const atMs = 30_000 + again * 5_000
      rate = rateAfterRefusal(rate, atMs - 100, atMs, middle)
    }
    expect(ratePerSecond(rateAfterAnswer(rate, 60_001))).toBeCloseTo(5)
  })
})

describe('the growth of the rate', () => {
  test('stops without use, and while the partner answers 429', () => {
    const rate = rateAfterAnswer(settled, 0)
    expect(ratePerSecond(rate)).toBe(10)
    const blocked = rateAfterRefusal(rate, 0, 1, middle)
    expect(rateAfterUse(blocked, 10_000)).toBe(blocked)
  })

  test('doubles with every second of use until the first refusal, up to 1000 a second', () => {
    expect(ratePerSecond(rateAfterUse(createRate(), 3_000))).toBe(initialPerSecond * 8)
    expect(ratePerSecond(rateAfterUse(createRate(), 60_000))).toBe(1000)
  })

  test('is linear up to the last rejected rate, then increasingly faster', () => {
    const cut: Rate = { ...settled, basePerSecond: 8.75 }
    const rates = [20_000, 40_000, 80_000, 160_000].map((usedMs) => ratePerSecond(rateAfterUse(cut, usedMs)))
    expect(rates.map((rate) => Number(rate.toFixed(1)))).toEqual([9.4, 10, 14.9, 74.1])
  })

  test('slowly restores a low rate to the initial one when nothing is sent for more than a minute', () => {
    const low: Rate = { ...settled, basePerSecond: 2 }
    expect(rateAfterSilence(low, 59_000)).toBe(low)
    expect(ratePerSecond(rateAfterSilence(low, 600_000))).toBeCloseTo(4)
    expect(ratePerSecond(rateAfterSilence(low, 86_400_000))).toBeCloseTo(initialPerSecond)
    const high: Rate = { ...settled, basePerSecond: 200 }
    expect(rateAfterSilence(high, 86_400_000)).toBe(high)
  })
})
