import { expect, test } from 'vitest'
import { currentOf, readApplication } from './application-facts'

const mapping = {
  key: {},
  name: null,
  email: null,
  phone: null,
  job: '/job',
  jobTitle: null,
  status: null,
  team: null,
  time: null,
  columns: [],
}

test('names the job by its title in the list of jobs when the record has only its ID', () => {
  const jobTitles = { '7': 'Cook' }
  expect(readApplication({ job: 7 }, { ...mapping, jobTitles }).job).toBe('Cook')
  expect(readApplication({ job: 8 }, { ...mapping, jobTitles }).job).toBe('Job 8')
})

test('a record’s own application has its ID and its time; one without a job has none', () => {
  const all = { ...mapping, key: { id: '/id' }, time: '/at' }
  expect(currentOf({ job: 7, id: 31, at: '2026-11-27T09:36:00Z' }, all)).toEqual({
    jobId: '7',
    id: '31',
    appliedAt: '2026-11-27T09:36:00Z',
  })
  expect(currentOf({ id: 31 }, all)).toBeNull()
})
