import { beforeAll, beforeEach, expect, test } from 'vitest'
import { setGuesses } from '../connection/profile'
import { store } from '../store/connection'
import { applicantIndexes } from '../store/index-tables'
import { fillIndex } from '../testing/fill-index'
import { openTestStore } from '../testing/test-store'
import { findListedPair, findListedPairs } from './find-listed-pair'
import { indexSource } from './index-source'

beforeAll(() => openTestStore({ APPLICANT_INDEX: 'on' }))
beforeAll(() => setGuesses({ applicants: { job: '/job_id', time: '/applied_at' } }))
beforeEach(() => store().delete(applicantIndexes))

const list = (...times: string[]) =>
  fillIndex(
    indexSource.source(),
    times.map((applied_at, index) => ({
      key: `id:${index}`,
      record: { id: index, email: 'ada@example.com', job_id: '7', applied_at },
      email: 'ada@example.com',
      jobId: '7',
      firstSeenAt: new Date(Date.UTC(2026, 10, 1 + index)),
    })),
  )

test('finds the latest application of this person to this job, in any spelling of the address', async () => {
  await list('2026-10-30T08:00:00Z', '2026-11-26T21:17:05Z')
  expect(await findListedPair(' Ada@Example.com', '7')).toEqual({ id: '1', appliedAt: '2026-11-26T21:17:05Z' })
})

test('reports one whose time cannot be read', async () => {
  await list('yesterday')
  expect(await findListedPair('ada@example.com', '7')).toEqual({ id: '0', appliedAt: null })
})

test('finds none of another person, none for another job, and none without an index', async () => {
  expect(await findListedPair('ada@example.com', '7')).toBeNull()
  await list('2026-11-26T21:17:05Z')
  expect(await findListedPair('grace@example.com', '7')).toBeNull()
  expect(await findListedPair('ada@example.com', '8')).toBeNull()
  expect(await findListedPair('ada@example.com\0', '\0')).toBeNull()
})

test('finds which of many pairs are listed', async () => {
  const pairs = [
    { email: 'grace@example.com', jobId: '7' },
    { email: ' Ada@Example.com', jobId: '7' },
    { email: 'ada@example.com', jobId: '8' },
    { email: 'ada@example.com', jobId: '7' },
  ]
  expect(await findListedPairs(pairs)).toEqual([])
  await list('2026-10-30T08:00:00Z', '2026-11-26T21:17:05Z')
  expect((await findListedPairs(pairs)).sort()).toEqual([1, 3])
  expect(await findListedPairs([])).toEqual([])
})
