import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from './clock'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('runs once after the delay and never before it', () => {
  const run = vi.fn()
  const startedAt = systemClock.now()
  systemClock.after(10.4, run)
  vi.advanceTimersByTime(10)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
  expect(systemClock.now() - startedAt).toBe(11)
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledOnce()
})

test('does not run a timer that was cancelled, and does not keep the process alive', () => {
  const run = vi.fn()
  const cancel = systemClock.after(10, run)
  cancel()
  vi.advanceTimersByTime(100)
  expect(run).not.toHaveBeenCalled()
  vi.useRealTimers()
  const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const cancelReal = systemClock.after(60_000, run)
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout')).toHaveLength(before)
  cancelReal()
})
