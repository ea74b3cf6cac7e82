import { expect, test } from 'vitest'
import { testJob } from '../testing/test-form'
import { openTestStore } from '../testing/test-store'
import { knownJobs, rememberJobs } from './known-jobs'

test('ignores the answer to an earlier request that comes after a later one’s', async () => {
  await openTestStore()
  const [old, current] = [testJob('7', 'Cook'), testJob('7', 'Head cook')]
  rememberJobs([current], new Date(), { askedMs: 2_000 })
  rememberJobs([old], new Date(), { askedMs: 1_000 })
  expect(knownJobs()).toEqual([current])
  rememberJobs([old], new Date(), { askedMs: 3_000 })
  expect(knownJobs()).toEqual([old])
})
