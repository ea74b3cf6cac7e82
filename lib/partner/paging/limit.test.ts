import { describe, expect, test } from 'vitest'
import { increaseLimit, type Limit, limitAfterOverload, limitAfterSuccess, overlapOf, startLimit } from './limit'

const repeat = (limit: Limit, change: (limit: Limit) => Limit, times: number): Limit =>
  Array.from({ length: times }).reduce<Limit>(change, limit)

describe('how much to ask for', () => {
  test.each([
    [50, [50, 25, 12, 6, 3, 2, 1, 1]],
    [30, [30, 15, 7, 3, 2, 1, 1]],
    [2, [2, 1, 1]],
  ])('from %i it halves down to 1, by way of 2', (largest, limits) => {
    expect(limits.map((_, times) => repeat(startLimit(largest), limitAfterOverload, times).current)).toEqual(limits)
  })

  test('three good pages make a step up, on the way that led down, to where it started', () => {
    const lowest = repeat(startLimit(50), limitAfterOverload, 6)
    const limits = [0, 3, 6, 9, 12, 15, 18, 21].map((times) => repeat(lowest, limitAfterSuccess, times).current)
    expect(limits).toEqual([1, 2, 3, 6, 12, 25, 50, 50])
  })

  test('a step up that does not hold is tried again after twice as many good pages', () => {
    const failedOnce = limitAfterOverload(repeat(limitAfterOverload(startLimit(50)), limitAfterSuccess, 3))
    expect(failedOnce.current).toBe(25)
    expect(repeat(failedOnce, limitAfterSuccess, 5).current).toBe(25)
    expect(repeat(failedOnce, limitAfterSuccess, 6).current).toBe(50)
  })

  test('a step up that held once is like any other', () => {
    const held = repeat(limitAfterOverload(startLimit(50)), limitAfterSuccess, 4)
    expect(repeat(limitAfterOverload(held), limitAfterSuccess, 3).current).toBe(50)
  })

  test('one step up at once', () => {
    expect(increaseLimit(repeat(startLimit(50), limitAfterOverload, 6)).current).toBe(2)
    expect(increaseLimit(startLimit(50)).current).toBe(50)
  })

  test('a page reads a tenth of the one before again, and always less than itself', () => {
    expect([50, 25, 12, 3, 2].map(overlapOf)).toEqual([5, 2, 1, 1, 1])
  })
})
