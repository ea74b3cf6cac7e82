import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { openTestStore } from '../testing/test-store'
import { submitApplication } from './submit-application'

vi.mock('../connection/partner', () => ({ partner: () => null }))

const ada = { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'recruiter' as const }
beforeAll(() => openTestStore())

const body = (parts: Record<string, unknown>) => ({ applicant: { fullName: 'Alan Turing' }, enqueue: true, ...parts })

test('asks about a second application unless the recruiter has confirmed it', async () => {
  const application = body({ applicant: { email: 'alan@example.com' }, job: { jobId: '7' } })
  expect(await submitApplication(randomUUID(), application, ada)).toMatchObject({ state: 'recorded' })
  expect(await submitApplication(randomUUID(), application, ada)).toMatchObject({ state: 'applied-before' })
  expect(await submitApplication(randomUUID(), application, ada, {})).toMatchObject({ state: 'applied-before' })
  expect(await submitApplication(randomUUID(), application, ada, { isAgain: true })).toMatchObject({
    state: 'recorded',
  })
})

test('asks nothing where the profile gives no job or no e-mail address to compare', async () => {
  for (const parts of [{ job: { jobId: '8' } }, { applicant: { email: 'grace@example.com' } }])
    for (let time = 0; time < 2; time += 1)
      expect(await submitApplication(randomUUID(), body(parts), ada)).toMatchObject({ state: 'recorded' })
})
