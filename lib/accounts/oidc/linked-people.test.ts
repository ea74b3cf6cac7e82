import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { accounts, sessions, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { addTestPerson } from '../../testing/add-test-person'
import { carryCookie } from '../../testing/cookie-browser'
import { openTestStore } from '../../testing/test-store'
import { confirmPassword, waysToConfirm } from '../confirm-identity'
import { signInMethods } from '../contract'
import { makeSignInLink } from '../invite'
import { openSession } from '../open-session'
import { currentSession } from '../session'
import { signIn } from '../sign-in'
import { issuerState, noneKnown } from './known-issuer'

vi.mock('../derive-key', async () => ({ deriveKey: (await import('../../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../../testing/cookie-browser')).nextHeaders)

const boss = { id: 'boss', name: 'Boss' }
const ada = { name: 'Ada', email: 'ada@example.com', password: 'a long enough password 7', role: 'viewer' }

beforeAll(() =>
  openTestStore({
    OIDC_ISSUER: 'https://login.example.com/',
    OIDC_CLIENT_ID: 'desk',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_ROLE_VIEWER: 'everyone',
  }),
)
beforeEach(async () => {
  for (const table of [sessions, accounts, users]) await store().delete(table)
  carryCookie(null)
})

async function addAda({ linkedTo }: { linkedTo: string | null }): Promise<string> {
  const userId = await addTestPerson(ada)
  if (linkedTo) await store().insert(accounts).values({ id: 'link', accountId: 'ada-1', providerId: linkedTo, userId })
  return userId
}

it('a person who has signed in at the provider cannot sign in any other way, so that the provider can remove access', async () => {
  const personId = await addAda({ linkedTo: 'oidc:https://login.example.com' })
  expect(await signIn(ada, '192.0.2.1')).toBe('wrong')
  const opened = signInMethods.map((method) => openSession(personId, { method, hasSecondFactor: true }))
  expect((await Promise.all(opened)).map((answer) => typeof answer)).toEqual(['string', 'string', 'object'])
  expect(await makeSignInLink({ personId }, boss)).toEqual({ refused: 'no-passwords' })
})

it('they re-authenticate at the provider too', async () => {
  const personId = await addAda({ linkedTo: 'oidc:https://login.example.com' })
  await openSession(personId, { method: 'oidc', hasSecondFactor: false })
  const session = await currentSession()
  expect(session && (await waysToConfirm(session))).toEqual(['single-sign-on'])
  expect(session && (await confirmPassword(session, { password: ada.password }, '192.0.2.1'))).toBe('wrong')
})

it('others, and people of a provider that is no longer configured, keep their passwords', async () => {
  await addAda({ linkedTo: null })
  expect(await signIn(ada, '192.0.2.1')).toBe('ok')
  await store().delete(users)
  await addAda({ linkedTo: 'oidc:https://former.example.com' })
  expect(await signIn(ada, '192.0.2.1')).toBe('ok')
})

it('they cannot either when OIDC_ISSUER spells the provider otherwise than the provider does', async () => {
  const issuer = 'https://login.example.com/6f1c7a0e/v2.0'
  await addAda({ linkedTo: `oidc:${issuer}` })
  issuerState().known = { metadata: { issuer }, readAt: Date.now() }
  expect(await signIn(ada, '192.0.2.1')).toBe('wrong')
  Object.assign(issuerState(), noneKnown())
})
