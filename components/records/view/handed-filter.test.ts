import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handOverFilter, onHandedFilter, takeHandedFilter } from './handed-filter'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a filter is taken once, by the list at its path', () => {
  handOverFilter('/applicants', 'anna@example.com')
  expect(takeHandedFilter('/jobs')).toBeNull()
  expect(takeHandedFilter('/applicants')).toBe('anna@example.com')
  expect(takeHandedFilter('/applicants')).toBeNull()
})

test('an open list is notified', () => {
  const heard: (string | null)[] = []
  const stop = onHandedFilter(() => heard.push(takeHandedFilter('/applicants')))
  handOverFilter('/applicants', 'a@b.c')
  stop()
  handOverFilter('/applicants', 'd@e.f')
  expect(heard).toEqual(['a@b.c'])
})

test('a filter that no list takes is dropped', () => {
  handOverFilter('/applicants', 'anna@example.com')
  vi.advanceTimersByTime(60_000)
  expect(takeHandedFilter('/applicants')).toBeNull()
})
