import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearPrefill, readPrefill, savePrefill } from './prefill'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  clearPrefill()
  vi.useRealTimers()
})

const ada = { email: 'ada@example.com', name: 'Ada Lovelace', parts: null, phone: '+44 20 7946 0000' }
const grace = {
  email: 'grace@example.com',
  name: 'Grace Hopper',
  parts: { first: 'Grace', middle: '', last: 'Hopper' },
  phone: '',
}

test('can be read repeatedly until it is cleared', () => {
  savePrefill(ada)
  expect([readPrefill(), readPrefill()]).toEqual([ada, ada])
  clearPrefill()
  expect(readPrefill()).toBeNull()
})

test('keeps only the latest applicant', () => {
  savePrefill(ada)
  vi.advanceTimersByTime(29_000)
  savePrefill(grace)
  vi.advanceTimersByTime(29_000)
  expect(readPrefill()).toEqual(grace)
})

test('includes the application that the applicant was selected from', () => {
  const current = { jobId: '7', id: '31', appliedAt: null }
  savePrefill({ ...ada, current })
  expect(readPrefill()).toEqual({ ...ada, current })
})

test('expires unused after half a minute', () => {
  savePrefill(ada)
  vi.advanceTimersByTime(30_000)
  expect(readPrefill()).toBeNull()
})
