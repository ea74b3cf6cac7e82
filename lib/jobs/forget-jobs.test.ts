import { expect, test, vi } from 'vitest'
import { singleton } from '../runtime/singleton'
import { learnJobs } from './learn-jobs'
import { recheckLateJobs } from './recheck-late-jobs'

vi.mock('../connection/profile', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../connection/profile')>()),
  isVersionInForce: () => true,
}))
vi.mock('../store/connection', () => ({
  store: () => ({
    insert: () => ({ values: () => ({ onConflictDoUpdate: async () => undefined }) }),
    select: () => ({ from: () => ({ where: async () => [] }) }),
  }),
}))

test('remembers a limited number of jobs of a partner whose ids change on every read', async () => {
  for (let read = 0; read < 12; read += 1) {
    const jobs = Array.from({ length: 10_000 }, (_, at) => ({ id: `${read}-${at}`, team: '11', title: 'Cook' }))
    learnJobs(jobs)
    recheckLateJobs(jobs)
  }
  const sizes = [singleton('learned-jobs', () => new Map()).size, singleton('jobs-looked-at', () => new Set()).size]
  expect(sizes).toEqual([20_000, 20_000])
})
