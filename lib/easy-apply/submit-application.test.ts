import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { findListedPair } from '../applicants/find-listed-pair'
import { openTestStore } from '../testing/test-store'
import { submitApplication } from './submit-application'

vi.mock('../connection/partner', () => ({ partner: () => null }))
vi.mock('../applicants/find-listed-pair', () => ({ findListedPair: vi.fn(async () => null) }))

const ada = { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'recruiter' as const }
beforeAll(() => openTestStore())

const body = (parts: Record<string, unknown>) => ({ applicant: { fullName: 'Alan Turing' }, enqueue: true, ...parts })

test('asks for confirmation of a second application unless the recruiter has confirmed it', async () => {
  const application = body({ applicant: { email: 'alan@example.com' }, job: { jobId: '7' } })
  expect(await submitApplication(randomUUID(), application, ada)).toMatchObject({ state: 'recorded' })
  expect(await submitApplication(randomUUID(), application, ada)).toMatchObject({ state: 'applied-before' })
  expect(await submitApplication(randomUUID(), application, ada, {})).toMatchObject({ state: 'applied-before' })
  expect(await submitApplication(randomUUID(), application, ada, { isAgain: true })).toMatchObject({
    state: 'recorded',
  })
})

test('does not ask when the profile maps no job or no e-mail address to compare', async () => {
  for (const parts of [{ job: { jobId: '8' } }, { applicant: { email: 'grace@example.com' } }])
    for (let time = 0; time < 2; time += 1)
      expect(await submitApplication(randomUUID(), body(parts), ada)).toMatchObject({ state: 'recorded' })
})

const listed = { id: '501', appliedAt: '2026-11-26T21:17:05Z' }

test('asks about a person already listed with this job, and names that application', async () => {
  const application = body({ applicant: { email: 'joan@example.com' }, job: { jobId: '7' } })
  vi.mocked(findListedPair).mockResolvedValueOnce(listed)
  const asked = { state: 'applied-before', earlier: [], listed }
  expect(await submitApplication(randomUUID(), application, ada)).toEqual(asked)
  // Without an index, only the sender's page knows about it.
  expect(await submitApplication(randomUUID(), application, ada, { listed })).toEqual(asked)
  const id = randomUUID()
  expect(await submitApplication(id, application, ada, { listed, isAgain: true })).toMatchObject({ state: 'recorded' })
  // The same one, resent after its answer was lost.
  expect(await submitApplication(id, application, ada, { listed })).toMatchObject({ state: 'recorded' })
  // The desk's own application takes precedence, as it has more details.
  expect(await submitApplication(randomUUID(), application, ada, { listed })).toMatchObject({
    earlier: [{ who: 'Ada' }],
    listed: null,
  })
})
