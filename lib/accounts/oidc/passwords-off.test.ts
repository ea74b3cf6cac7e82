import { beforeAll, expect, it, vi } from 'vitest'
import { sessions, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { openTestStore } from '../../testing/test-store'
import { changeOwnPassword } from '../change-own-password'
import { createFirstAdmin } from '../create-first-admin'
import { invite, makeSignInLink, withdrawLink } from '../invite'
import { listPeople } from '../list-people'
import { openSession } from '../open-session'
import { signIn } from '../sign-in'

vi.mock('../derive-key', async () => ({ deriveKey: (await import('../../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../../testing/cookie-browser')).nextHeaders)

const boss = { id: 'boss', name: 'Boss' }
const admin = { email: 'admin@example.com', password: 'correct horse battery' }
const refused = { refused: 'no-passwords' }

beforeAll(() =>
  openTestStore({
    OIDC_ISSUER: 'https://login.example.com',
    OIDC_CLIENT_ID: 'desk',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_ROLE_VIEWER: 'everyone',
    PASSWORD_SIGN_IN: 'off',
  }),
)

const firstAdmin = async () => (await store().select().from(users))[0]?.id ?? ''

it('still creates the first admin, whose password works once passwords are on again', async () => {
  expect(await createFirstAdmin()).toBe('created')
  expect(await signIn(admin, '192.0.2.1')).toBe('wrong')
  expect(await store().$count(sessions)).toBe(0)
})

it('sets, changes and issues no passwords', async () => {
  const personId = await firstAdmin()
  expect(await makeSignInLink({ personId }, boss)).toEqual(refused)
  const session = { id: 's', person: { id: personId, name: 'Admin', email: admin.email, role: 'admin' as const } }
  const change = { currentPassword: admin.password, password: 'a long enough password 7' }
  expect(await changeOwnPassword(session, change)).toEqual(refused)
})

it('invites people to single sign-on without a link, and withdraws the invitation', async () => {
  expect(await invite({ name: 'Ada', email: 'ada@example.com', role: 'viewer' }, boss)).toEqual({ link: null })
  const { items } = await listPeople({ search: 'ada', role: null, state: 'invited', offset: 0 })
  expect(await withdrawLink({ personId: items[0]?.id }, boss)).toBe('done')
  expect((await listPeople({ search: 'ada', role: null, state: null, offset: 0 })).total).toBe(0)
})

it('accepts none of the desk’s passkeys either: only the provider decides who has access', async () => {
  expect(await openSession(await firstAdmin(), { method: 'passkey', hasSecondFactor: true })).toBe('no-access')
})
