import { expect, test } from 'vitest'
import { readApplication } from './application-facts'

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

test('calls the job by its title in the list of jobs where the record has its ID alone', () => {
  const jobTitles = { '7': 'Cook' }
  expect(readApplication({ job: 7 }, { ...mapping, jobTitles }).job).toBe('Cook')
  expect(readApplication({ job: 8 }, { ...mapping, jobTitles }).job).toBe('Job 8')
})
