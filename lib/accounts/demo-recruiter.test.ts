import { beforeAll, expect, it, vi } from 'vitest'
import { users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { openTestStore } from '@/lib/testing/test-store'
import { config } from '../runtime/config'
import { signInBrowser } from '../testing/cookie-browser'
import { createDemoRecruiter } from './create-demo-recruiter'
import { currentSession } from './session'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const email = 'recruiter@example.com'

beforeAll(() => openTestStore({ PARTNER_ENVIRONMENT: 'sandbox', DEMO_RECRUITER_EMAIL: email }))

it('signs in with the admin’s password, as a recruiter, however often the demo is started', async () => {
  await createDemoRecruiter()
  await createDemoRecruiter()
  await signInBrowser(email)
  expect(await currentSession()).toMatchObject({ mustChangePassword: false, person: { email, role: 'recruiter' } })
})

it('does not exist on a desk that does not ask for one', async () => {
  config().demoRecruiter = null
  await store().delete(users)
  await createDemoRecruiter()
  expect(await store().$count(users)).toBe(0)
})
