import { beforeAll, expect, test } from 'vitest'
import { fillIndex } from '../testing/fill-index'
import { openTestStore } from '../testing/test-store'
import { readOnePerJob } from './read-one-per-job'

beforeAll(() => openTestStore())

test('reads one applicant of each job, whatever characters an ID has', async () => {
  const record = { id: 1, job: '7' }
  const indexId = await fillIndex('people', [
    { key: 'id:1', record, jobId: '7' },
    { key: 'id:2', record, jobId: '7' },
  ])
  expect(await readOnePerJob(indexId, ['7', '8', '\0'])).toEqual([record])
})
