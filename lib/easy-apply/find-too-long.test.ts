import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { openTestStore } from '../testing/test-store'
import { findTooLong } from './find-too-long'
import { submitApplication } from './submit-application'

vi.mock('../connection/partner', () => ({ partner: () => null }))
vi.mock('../applicants/find-listed-pair', () => ({ findListedPair: async () => null }))

const ada = { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'recruiter' as const }
beforeAll(() => openTestStore())

const application = (emailLength: number, jobIdLength: number) => ({
  applicant: { fullName: 'Alan Turing', email: `${letters(emailLength - '@example.com'.length)}@example.com` },
  job: { jobId: letters(jobIdLength) },
  enqueue: true,
})
/** Random, since PostgreSQL compresses what repeats before it measures it. */
const letters = (count: number) => randomBytes(count).toString('base64url').slice(0, count)

test('names an e-mail address and a job id that are too long to be stored', async () => {
  expect(Object.values(findTooLong(application(321, 301)))).toEqual([
    'At most 320 characters',
    'At most 300 characters',
  ])
  const longest = application(320, 300)
  expect(findTooLong(longest)).toEqual({})
  expect(await submitApplication(randomUUID(), longest, ada)).toMatchObject({ state: 'recorded' })
})

test('asks nothing of a body without them', () => {
  expect(findTooLong({})).toEqual({})
})
