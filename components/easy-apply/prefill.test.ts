import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetHandOver, handOver, readHandOver } from './prefill'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  forgetHandOver()
  vi.useRealTimers()
})

const ada = { email: 'ada@example.com', name: 'Ada Lovelace' }
const grace = { email: 'grace@example.com', name: 'Grace Hopper' }

test('an applicant is read as often as a render asks, and taken once', () => {
  handOver(ada)
  expect([readHandOver(), readHandOver()]).toEqual([ada, ada])
  forgetHandOver()
  expect(readHandOver()).toBeNull()
})

test('only the last one that was handed over waits', () => {
  handOver(ada)
  vi.advanceTimersByTime(29_000)
  handOver(grace)
  vi.advanceTimersByTime(29_000)
  expect(readHandOver()).toEqual(grace)
})

test('one that nobody takes is gone after half a minute', () => {
  handOver(ada)
  vi.advanceTimersByTime(30_000)
  expect(readHandOver()).toBeNull()
})
