import { expect, it, vi } from 'vitest'
import { mayBegin } from './limit-begins'

it('lets one network start 120 sign-ins a minute, without affecting another', () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T09:00:00Z') })
  const begun = Array.from({ length: 130 }, () => mayBegin('192.0.2.1')).filter(Boolean)
  expect(begun).toHaveLength(120)
  expect(mayBegin('192.0.2.2')).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(mayBegin('192.0.2.1')).toBe(true)
  vi.useRealTimers()
})
