import { expect, test } from 'vitest'
import { addProfileVersion, setGuesses } from '../connection/profile'
import { setUpTestWorker } from '../testing/test-worker'
import { jobsKnownAt, knownTitleOf } from './known-jobs'
import { listJobs } from './list-jobs'
import { titlesForRecords } from './titles-for-records'

const { fail } = setUpTestWorker({ deadlineMs: 15_000 })

test('reads the list of jobs only when records have no titles themselves', async () => {
  fail({ endpoint: 'GET /jobs', status: 200, body: { data: [{ id: 1, name: 'Cook', team_id: 11 }] }, times: null })
  expect(await titlesForRecords({ job: '/job_id', jobTitle: '/job_name' })).toEqual({})
  expect(await titlesForRecords({ job: null, jobTitle: null })).toEqual({})
  expect(jobsKnownAt()).toBeNull()
  // On a busy machine the list may take longer than the moment that is waited for it.
  const titles = () => titlesForRecords({ job: '/job_id', jobTitle: null })
  await expect.poll(titles).toEqual({ jobTitles: { '1': 'Cook' } })
})

test('uses a guessed ID, and the confirmed one in a new list', async () => {
  const listed = ['A1', 'A2'].map((no) => ({ job_no: no, label: `Cook ${no}   ` }))
  fail({ endpoint: 'GET /jobs', status: 200, body: { data: listed }, times: null })
  const fields = { jobs: { id: '/job_no', title: '/label' } }
  const paths = { job: '/job', jobTitle: null }
  const titles = { jobTitles: { A1: 'Cook A1', A2: 'Cook A2' } }
  setGuesses(fields)
  await listJobs()
  expect(await titlesForRecords(paths)).toEqual(titles)
  addProfileVersion(1, fields, true)
  expect(jobsKnownAt()).toBeNull()
  expect(await titlesForRecords(paths)).toEqual(titles)
  expect(knownTitleOf('A2')).toBe('Cook A2')
})
