import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { passkeys, sessions, twoFactors } from '../store/account-tables'
import { store } from '../store/connection'
import { addTestPerson } from '../testing/add-test-person'
import { carryCookie, forgetAttempts } from '../testing/cookie-browser'
import { inSession } from '../testing/in-session'
import { SoftPasskey } from '../testing/soft-passkey'
import { openTestStore } from '../testing/test-store'
import { addPasskey, requestNewPasskey } from './add-passkey'
import { changeOwnPassword } from './change-own-password'
import { checkPassword } from './check-password'
import type { Person } from './contract'
import { createFirstAdmin } from './create-first-admin'
import { hashPassword } from './hash-password'
import { markBrowser } from './passkey-browser'
import { signInWithPasskey } from './passkey-sign-in'
import { resetSecondFactor } from './second-factor'
import { finishSecondStep } from './second-step'
import { signIn } from './sign-in'
import { codeAt, stepOf } from './totp'
import { openTotpSecret } from './totp-secret'
import { beginTotpSetup, confirmTotpSetup } from './totp-setup'
import { requestPasskey } from './verify-passkey'
import { writePassword } from './write-password'

/** What happens at the very moment after a proof was accepted, before anything is done with it. */
let meanwhile: (() => Promise<unknown>) | null = null
async function afterProof<Answer>(answer: Answer): Promise<Answer> {
  const change = meanwhile
  meanwhile = null
  await change?.()
  return answer
}
vi.mock('./check-password', async (original) => {
  const real = await original<typeof import('./check-password')>()
  type Check = typeof real.checkPassword
  return {
    ...real,
    checkPassword: async (...given: Parameters<Check>) => afterProof(await real.checkPassword(...given)),
  }
})
vi.mock('./verify-passkey', async (original) => {
  const real = await original<typeof import('./verify-passkey')>()
  type Verify = typeof real.verifyPasskey
  return {
    ...real,
    verifyPasskey: async (...given: Parameters<Verify>) => afterProof(await real.verifyPasskey(...given)),
  }
})
vi.mock('./take-code', async (original) => {
  const real = await original<typeof import('./take-code')>()
  return { takeCode: async (...given: Parameters<typeof real.takeCode>) => afterProof(await real.takeCode(...given)) }
})
vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const by = { id: 'admin', name: 'Admin' }
const address = '192.0.2.1'
const password = 'correct horse battery'
const newPassword = 'another horse, another battery'

let ada: Person
beforeAll(() => openTestStore())
beforeAll(async () => {
  await createFirstAdmin()
})
beforeEach(async () => {
  meanwhile = null
  carryCookie(null)
  await forgetAttempts()
  const one = { name: 'Ada', email: `${crypto.randomUUID()}@example.com`, role: 'viewer' as const }
  ada = { ...one, id: await addTestPerson({ ...one, password }) }
})

const changePassword = async () => {
  const hash = await hashPassword(newPassword)
  await store().transaction((tx) => writePassword(tx, ada.id, hash))
}
const withPassword = (entered = password) => signIn({ email: ada.email, password: entered }, address)
const openSessions = () => store().$count(sessions, eq(sessions.userId, ada.id))

async function code(): Promise<string> {
  const [row] = await store().select().from(twoFactors).where(eq(twoFactors.id, ada.id))
  return codeAt(openTotpSecret(row?.secret ?? '', ada.id) ?? new Uint8Array(), stepOf(Date.now()))
}
async function switchTwoStepOn() {
  await beginTotpSetup(ada)
  expect(await confirmTotpSetup(ada, { code: await code() })).toHaveProperty('codes')
  await store().update(twoFactors).set({ lastUsedStep: null }).where(eq(twoFactors.id, ada.id))
}

test('the old password opens no session once it was changed, not even checked just before', async () => {
  meanwhile = changePassword
  expect(await withPassword()).toBe('wrong')
  expect(await openSessions()).toBe(0)
  expect(await withPassword(newPassword)).toBe('ok')
})

test('the old password begins no second step once it was changed', async () => {
  await switchTwoStepOn()
  meanwhile = changePassword
  expect(await withPassword()).toBe('wrong')
  expect(await finishSecondStep({ kind: 'totp', code: await code() })).toBe('over')
})

test.each([
  ['the password is changed', changePassword],
  ['the second factor is reset', () => resetSecondFactor({ personId: ada.id }, by)],
])('a code that was correct just before %s opens no session', async (_, change) => {
  await switchTwoStepOn()
  expect(await withPassword()).toBe('second-step')
  meanwhile = change
  expect(await finishSecondStep({ kind: 'totp', code: await code() })).toBe('over')
  expect(await openSessions()).toBe(0)
})

test.each([
  ['it is removed', () => store().delete(passkeys).where(eq(passkeys.userId, ada.id))],
  ['the second factor is reset', () => resetSecondFactor({ personId: ada.id }, by)],
])('a passkey that was correct just before %s opens no session', async (_, change) => {
  const passkey = new SoftPasskey(ada.id)
  const answer = passkey.register(await requestNewPasskey(ada, 'browser'))
  expect(await addPasskey(await inSession(ada), answer, { browser: 'browser', name: 'Phone' })).toBe('done')
  await store().delete(sessions).where(eq(sessions.userId, ada.id))
  const asked = async () => passkey.assert(await requestPasskey('sign-in', await markBrowser()))
  meanwhile = change
  expect(await signInWithPasskey(await asked(), address)).toBe('wrong')
  expect(await openSessions()).toBe(0)
})

test('a session that is ended while it adds a passkey adds none', async () => {
  const session = await inSession(ada)
  const answer = new SoftPasskey(ada.id).register(await requestNewPasskey(ada, 'browser'))
  expect(await resetSecondFactor({ personId: ada.id }, by)).toBe('done')
  expect(await addPasskey(session, answer, { browser: 'browser', name: 'Phone' })).toMatchObject({ refused: 'passkey' })
  expect(await store().$count(passkeys, eq(passkeys.userId, ada.id))).toBe(0)
})

test('whoever knows only the old password cannot replace the new one that was set meanwhile', async () => {
  expect(await withPassword()).toBe('ok')
  const [session] = await store().select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, ada.id))
  meanwhile = changePassword
  const stolen = { currentPassword: password, password: 'a third horse, a third battery' }
  expect(await changeOwnPassword({ id: session?.id ?? '', person: ada }, stolen)).toEqual({ refused: 'wrong-password' })
  expect(await checkPassword(ada.email, newPassword, null)).toMatchObject({ personId: ada.id })
})
