import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onPendingFilter, setPendingFilter, takePendingFilter } from './pending-filter'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the list at its path takes a filter once', () => {
  setPendingFilter('/applicants', 'anna@example.com')
  expect(takePendingFilter('/jobs')).toBeNull()
  expect(takePendingFilter('/applicants')).toBe('anna@example.com')
  expect(takePendingFilter('/applicants')).toBeNull()
})

test('notifies an open list', () => {
  const heard: (string | null)[] = []
  const stop = onPendingFilter(() => heard.push(takePendingFilter('/applicants')))
  setPendingFilter('/applicants', 'a@b.c')
  stop()
  setPendingFilter('/applicants', 'd@e.f')
  expect(heard).toEqual(['a@b.c'])
})

test('drops a filter that no list takes', () => {
  setPendingFilter('/applicants', 'anna@example.com')
  vi.advanceTimersByTime(60_000)
  expect(takePendingFilter('/applicants')).toBeNull()
})
