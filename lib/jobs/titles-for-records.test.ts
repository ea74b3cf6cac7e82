import { expect, test } from 'vitest'
import { setUpTestWorker } from '../testing/test-worker'
import { jobsKnownAt } from './known-jobs'
import { titlesForRecords } from './titles-for-records'

const { fail } = setUpTestWorker({ deadlineMs: 15_000 })

test('asks for the list of jobs only where records have no title themselves', async () => {
  fail({ endpoint: 'GET /jobs', status: 200, body: { data: [{ id: 1, name: 'Cook', team_id: 11 }] }, times: null })
  expect(await titlesForRecords({ job: '/job_id', jobTitle: '/job_name' })).toEqual({})
  expect(await titlesForRecords({ job: null, jobTitle: null })).toEqual({})
  expect(jobsKnownAt()).toBeNull()
  expect(await titlesForRecords({ job: '/job_id', jobTitle: null })).toEqual({ jobTitles: { '1': 'Cook' } })
})
