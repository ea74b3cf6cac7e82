import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handOverFilter, onHandedFilter, takeHandedFilter } from './handed-filter'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the list at its path takes a filter once', () => {
  handOverFilter('/applicants', 'anna@example.com')
  expect(takeHandedFilter('/jobs')).toBeNull()
  expect(takeHandedFilter('/applicants')).toBe('anna@example.com')
  expect(takeHandedFilter('/applicants')).toBeNull()
})

test('notifies an open list', () => {
  const heard: (string | null)[] = []
  const stop = onHandedFilter(() => heard.push(takeHandedFilter('/applicants')))
  handOverFilter('/applicants', 'a@b.c')
  stop()
  handOverFilter('/applicants', 'd@e.f')
  expect(heard).toEqual(['a@b.c'])
})

test('drops a filter that no list takes', () => {
  handOverFilter('/applicants', 'anna@example.com')
  vi.advanceTimersByTime(60_000)
  expect(takeHandedFilter('/applicants')).toBeNull()
})
