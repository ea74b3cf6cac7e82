import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { twoFactors, verifications } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { activity } from '@/lib/store/schema'
import { openTestStore } from '@/lib/testing/test-store'
import { addTestPerson } from '../testing/add-test-person'
import { carryCookie, cookieHeader, forgetAttempts, setCookies } from '../testing/cookie-browser'
import { inSession } from '../testing/in-session'
import { SoftPasskey } from '../testing/soft-passkey'
import { addPasskey, requestNewPasskey } from './add-passkey'
import type { Person } from './contract'
import { createFirstAdmin } from './create-first-admin'
import { deactivate } from './deactivate'
import { hashPassword } from './hash-password'
import { markBrowser } from './passkey-browser'
import { signInWithPasskey } from './passkey-sign-in'
import { finishSecondStep } from './second-step'
import { currentSession } from './session'
import { signIn } from './sign-in'
import { writePolicy } from './sign-in-policy'
import { codeAt, stepOf } from './totp'
import { openTotpSecret } from './totp-secret'
import { beginTotpSetup, confirmTotpSetup } from './totp-setup'
import { requestPasskey } from './verify-passkey'
import { writePassword } from './write-password'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const by = { id: 'admin', name: 'Admin' }
const password = 'correct horse battery'
const address = '192.0.2.1'

let person: Person
beforeAll(() => openTestStore())
beforeAll(async () => {
  await createFirstAdmin()
})
beforeEach(async () => {
  carryCookie(null)
  await forgetAttempts()
  const one = { name: 'Ada', email: `${crypto.randomUUID()}@example.com`, role: 'viewer' as const }
  person = { ...one, id: await addTestPerson({ ...one, password }) }
})

async function code(): Promise<string> {
  const [row] = await store().select().from(twoFactors).where(eq(twoFactors.id, person.id))
  const secret = openTotpSecret(row?.secret ?? '', person.id)
  if (!secret) throw new Error('no secret')
  return codeAt(secret, stepOf(Date.now()))
}

/** Switches it on, and forgets the code that confirmed it, so that the current one can be used. */
async function switchOn(): Promise<string[]> {
  await beginTotpSetup(person)
  const confirmed = await confirmTotpSetup(person, { code: await code() })
  await store().update(twoFactors).set({ lastUsedStep: null }).where(eq(twoFactors.id, person.id))
  if ('refused' in confirmed) throw new Error(confirmed.refused)
  return confirmed.codes
}

const withPassword = () => signIn({ email: person.email, password }, address)
const lastEntry = async () => {
  const [entry] = await store().select().from(activity).orderBy(desc(activity.at), desc(activity.id)).limit(1)
  return entry
}

describe('a sign-in with two steps', () => {
  it('opens no session before the code, and one with a second factor afterwards', async () => {
    await switchOn()
    expect(await withPassword()).toBe('second-step')
    expect(await currentSession()).toBeNull()
    expect(setCookies.map(({ name }) => name)).toEqual(['desk.second-step'])
    expect(await finishSecondStep({ kind: 'totp', code: await code() })).toBe('ok')
    expect(await currentSession()).toMatchObject({ person, method: 'password', hasSecondFactor: true })
  })

  it('accepts a recovery code instead', async () => {
    const [recovery = ''] = await switchOn()
    await withPassword()
    expect(await finishSecondStep({ kind: 'recovery', code: recovery })).toBe('ok')
    expect(await currentSession()).toMatchObject({ hasSecondFactor: true })
  })

  it('needs the browser that sent the password, within five minutes, and works once', async () => {
    const [first = '', second = '', third = ''] = await switchOn()
    await withPassword()
    const cookie = cookieHeader()
    carryCookie(null)
    expect(await finishSecondStep({ kind: 'recovery', code: first })).toBe('over')
    carryCookie('desk.second-step=made-up')
    expect(await finishSecondStep({ kind: 'recovery', code: first })).toBe('over')
    carryCookie(cookie)
    expect(await finishSecondStep({ kind: 'recovery', code: first })).toBe('ok')
    carryCookie(cookie)
    expect(await finishSecondStep({ kind: 'recovery', code: second })).toBe('over')
    await withPassword()
    await store().update(verifications).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await finishSecondStep({ kind: 'recovery', code: third })).toBe('over')
  })

  it('does not ask for a code when the password is wrong or the person has no access', async () => {
    await switchOn()
    expect(await signIn({ email: person.email, password: 'something else' }, address)).toBe('wrong')
    await deactivate({ personId: person.id }, by)
    expect(await withPassword()).toBe('wrong')
  })

  it('opens no session when access was removed between the steps', async () => {
    await switchOn()
    await withPassword()
    await deactivate({ personId: person.id }, by)
    expect(await finishSecondStep({ kind: 'totp', code: await code() })).toBe('over')
    expect(await currentSession()).toBeNull()
  })

  it('opens no session when the password was changed between the steps', async () => {
    const [recovery = ''] = await switchOn()
    await withPassword()
    await writePassword(store(), person.id, await hashPassword('another battery staple'))
    expect(await finishSecondStep({ kind: 'recovery', code: recovery })).toBe('over')
    expect(await currentSession()).toBeNull()
    expect(await signIn({ email: person.email, password: 'another battery staple' }, address)).toBe('second-step')
    expect(await finishSecondStep({ kind: 'recovery', code: recovery })).toBe('ok')
  })

  it('records wrong codes without their value, and that they locked the step', async () => {
    await switchOn()
    await withPassword()
    expect(await finishSecondStep({ kind: 'totp', code: 'not even digits' })).toEqual({ refused: 'wrong-code' })
    for (let tries = 0; tries < 5; tries += 1)
      expect(await finishSecondStep({ kind: 'recovery', code: 'WRONG-CODE' })).toEqual({ refused: 'wrong-code' })
    expect(await lastEntry()).toMatchObject({ kind: 'sign-in', outcome: 'wrong', subject: 'Ada' })
    expect(await finishSecondStep({ kind: 'totp', code: await code() })).toMatchObject({ refused: 'blocked' })
    expect(await lastEntry()).toMatchObject({ kind: 'sign-in', outcome: 'blocked', subject: 'Ada' })
    expect(JSON.stringify(await store().select().from(activity))).not.toContain('WRONG-CODE')
  })
})

describe('a sign-in with a passkey', () => {
  async function addOne(): Promise<SoftPasskey> {
    const browser = await markBrowser()
    const passkey = new SoftPasskey(person.id)
    const answer = passkey.register(await requestNewPasskey(person, browser))
    expect(await addPasskey(await inSession(person), answer, { browser, name: 'Phone' })).toBe('done')
    return passkey
  }
  const answerOf = async (passkey: SoftPasskey) => passkey.assert(await requestPasskey('sign-in', await markBrowser()))

  it('opens a session with a second factor, without the password', async () => {
    await switchOn()
    const passkey = await addOne()
    expect(await signInWithPasskey(await answerOf(passkey), address)).toBe('ok')
    expect(await currentSession()).toMatchObject({ person, method: 'passkey', hasSecondFactor: true })
  })

  it('can keep the user signed in, as with a password', async () => {
    const passkey = await addOne()
    await writePolicy(store(), { allowsKeptSessions: true })
    expect(await signInWithPasskey(await answerOf(passkey), address, true)).toBe('ok')
    expect(await currentSession()).toMatchObject({ isKept: true })
  })

  it('is rejected in a browser that requested no challenge, and for people without access', async () => {
    const passkey = await addOne()
    const answer = await answerOf(passkey)
    carryCookie(null)
    expect(await signInWithPasskey(answer, address)).toBe('expired')
    await deactivate({ personId: person.id }, by)
    expect(await signInWithPasskey(await answerOf(passkey), address)).toBe('wrong')
    expect(await lastEntry()).toMatchObject({ kind: 'sign-in', outcome: 'wrong', subject: 'Ada' })
    expect(await currentSession()).toBeNull()
  })

  it('is throttled per IP address like passwords', async () => {
    const tries = await Promise.all(Array.from({ length: 50 }, () => signInWithPasskey({}, '192.0.2.77')))
    expect(tries.filter((answer) => answer === 'wrong')).toHaveLength(40)
    const passkey = await addOne()
    expect(await signInWithPasskey(await answerOf(passkey), '192.0.2.77')).toHaveProperty('blockedUntil')
    expect(await signInWithPasskey(await answerOf(passkey), '192.0.2.78')).toBe('ok')
  })
})
