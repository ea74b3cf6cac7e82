import { describe, expect, test } from 'vitest'
import { increaseLimit, type Limit, limitAfterOverload, limitAfterSuccess, overlapOf, startLimit } from './limit'

const repeat = (limit: Limit, change: (limit: Limit) => Limit, times: number): Limit =>
  Array.from({ length: times }).reduce<Limit>(change, limit)

describe('the page limit', () => {
  test.each([
    [50, [50, 25, 12, 6, 3, 2, 1, 1]],
    [30, [30, 15, 7, 3, 2, 1, 1]],
    [2, [2, 1, 1]],
  ])('is halved from %i down to 1, by way of 2', (largest, limits) => {
    expect(limits.map((_, times) => repeat(startLimit(largest), limitAfterOverload, times).current)).toEqual(limits)
  })

  test('rises one step after three complete pages, up to where it started', () => {
    const lowest = repeat(startLimit(50), limitAfterOverload, 6)
    const limits = [0, 3, 6, 9, 12, 15, 18, 21].map((times) => repeat(lowest, limitAfterSuccess, times).current)
    expect(limits).toEqual([1, 2, 3, 6, 12, 25, 50, 50])
  })

  test('tries a failed raise again after twice as many complete pages', () => {
    const failedOnce = limitAfterOverload(repeat(limitAfterOverload(startLimit(50)), limitAfterSuccess, 3))
    expect(failedOnce.current).toBe(25)
    expect(repeat(failedOnce, limitAfterSuccess, 5).current).toBe(25)
    expect(repeat(failedOnce, limitAfterSuccess, 6).current).toBe(50)
  })

  test('treats a successful raise like any other', () => {
    const held = repeat(limitAfterOverload(startLimit(50)), limitAfterSuccess, 4)
    expect(repeat(limitAfterOverload(held), limitAfterSuccess, 3).current).toBe(50)
  })

  test('rises by one step at a time', () => {
    expect(increaseLimit(repeat(startLimit(50), limitAfterOverload, 6)).current).toBe(2)
    expect(increaseLimit(startLimit(50)).current).toBe(50)
  })

  test('stays at its maximum, however many complete pages there were', () => {
    expect(repeat(startLimit(50), limitAfterSuccess, 3)).toEqual(startLimit(50))
  })

  test('overlaps a tenth of the previous page, never a whole page', () => {
    expect([50, 25, 12, 3, 2].map(overlapOf)).toEqual([5, 2, 1, 1, 1])
  })
})
