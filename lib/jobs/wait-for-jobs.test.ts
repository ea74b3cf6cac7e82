import { beforeEach, expect, test, vi } from 'vitest'
import { waitForJobs } from './wait-for-jobs'

const desk = vi.hoisted(() => ({ now: 0, isReadable: false, isKnown: false, requests: 0 }))
vi.mock('./known-jobs', () => ({ jobsKnownAt: () => (desk.isKnown ? new Date() : null) }))
vi.mock('./list-jobs', () => ({
  listJobs: async () => {
    desk.requests += 1
    desk.isKnown = desk.isReadable
    return { ok: desk.isReadable }
  },
}))
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => desk.now)
})

test('requests the list of jobs once a minute while it cannot be read, and not again once it was', async () => {
  for (let call = 0; call < 5; call += 1) await waitForJobs()
  expect(desk.requests).toBe(1)
  desk.now += 59_000
  await waitForJobs()
  expect(desk.requests).toBe(1)
  desk.now += 2_000
  desk.isReadable = true
  for (let call = 0; call < 5; call += 1) await waitForJobs()
  expect(desk.requests).toBe(2)
})
