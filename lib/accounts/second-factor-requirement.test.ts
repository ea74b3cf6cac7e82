import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessions, twoFactors } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { openTestStore } from '@/lib/testing/test-store'
import { authorizeAction } from '../http/authorize-action'
import { addTestPerson } from '../testing/add-test-person'
import { carryCookie, signInBrowser } from '../testing/cookie-browser'
import { inSession } from '../testing/in-session'
import { SoftPasskey } from '../testing/soft-passkey'
import { addPasskey, requestNewPasskey } from './add-passkey'
import { waysToConfirm } from './confirm-identity'
import {
  confirmWithCode,
  confirmWithPasskey,
  factorsToConfirm,
  noteSecondFactor,
  requestOwnPasskey,
} from './confirm-second-factor'
import type { Person } from './contract'
import { createFirstAdmin } from './create-first-admin'
import { removePasskey } from './own-passkeys'
import { markBrowser } from './passkey-browser'
import { requirePage, requireRecentAuth, requireRole } from './require-role'
import { requireFactorSetup, requireSignedIn } from './second-factor-requirement'
import { currentSession, type Session } from './session'
import { setSecondFactorRule } from './set-second-factor-rule'
import { readPolicy } from './sign-in-policy'
import { codeAt, stepOf } from './totp'
import { openTotpSecret } from './totp-secret'
import { beginTotpSetup, confirmTotpSetup, switchTwoStepOff } from './totp-setup'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const password = 'correct horse battery'
const needed = { status: 403, reason: expect.stringContaining('second factor') }

let person: Person
let admin: Session
beforeAll(() => openTestStore())
beforeAll(async () => {
  await createFirstAdmin()
})
beforeEach(async () => {
  person = await addOne('Ada')
  await signInBrowser('admin@example.com')
  admin = { ...(await session()), hasSecondFactor: true }
  await signInBrowser(person.email)
  expect(await setSecondFactorRule(admin, { isRequired: true })).toBe('done')
})

async function addOne(name: string): Promise<Person> {
  const one = { name, email: `${crypto.randomUUID()}@example.com`, role: 'admin' as const }
  return { ...one, id: await addTestPerson({ ...one, password }) }
}

async function session(): Promise<Session> {
  const found = await currentSession()
  if (!found) throw new Error('nobody is signed in')
  return found
}

async function code(): Promise<string> {
  const [row] = await store().select().from(twoFactors).where(eq(twoFactors.id, person.id))
  const secret = openTotpSecret(row?.secret ?? '', person.id)
  if (!secret) throw new Error('no secret')
  return codeAt(secret, stepOf(Date.now()))
}

async function setUpTotp(): Promise<string[]> {
  await beginTotpSetup(person)
  const confirmed = await confirmTotpSetup(person, { code: await code() })
  if ('refused' in confirmed) throw new Error(confirmed.refused)
  return confirmed.codes
}

describe('when a second factor is required', () => {
  it('a session without one can access no page, handler or action of the desk, whatever the role', async () => {
    await expect(requirePage('viewer', '/jobs?filter=open')).rejects.toMatchObject({
      digest: expect.stringContaining('/second-factor?next=%2Fjobs%3Ffilter%3Dopen'),
    })
    expect(await requireRole('viewer')()).toEqual(needed)
    expect(await requireRole('admin')()).toEqual(needed)
    expect(await requireRecentAuth('admin')()).toEqual(needed)
  })

  it('a user can set one up, and continue with the same session', async () => {
    expect(await requireFactorSetup()()).toHaveProperty('session')
    await setUpTotp()
    await noteSecondFactor(await session())
    expect(await requireRole('admin')()).toHaveProperty('session')
    expect(await requirePage('admin', '/people')).toHaveProperty('session')
  })

  it('a user who has one must use it, and cannot add another with only the password', async () => {
    const [recovery = ''] = await setUpTotp()
    expect(await requireFactorSetup()()).toEqual(needed)
    expect(await requireSignedIn()()).toHaveProperty('session')
    expect(await factorsToConfirm(person.id)).toEqual(['code'])
    expect(await confirmWithCode(await session(), { kind: 'recovery', code: 'WRONG' })).toEqual({
      refused: 'wrong-code',
    })
    expect(await requireRole('viewer')()).toEqual(needed)
    expect(await confirmWithCode(await session(), { kind: 'recovery', code: recovery })).toBe('done')
    expect(await requireRole('viewer')()).toHaveProperty('session')
    expect(await requireFactorSetup()()).toHaveProperty('session')
  })

  it('the last one cannot be removed', async () => {
    await setUpTotp()
    expect(await switchTwoStepOff(person)).toEqual({ refused: 'last-second-factor' })
    expect(await removePasskey(person, { passkeyId: 'AAAA' })).toEqual({ refused: 'unknown-passkey' })
    await setSecondFactorRule(admin, { isRequired: false })
    expect(await switchTwoStepOff(person)).toBe('done')
  })

  it('users are no longer stopped once it is not required', async () => {
    await setSecondFactorRule(admin, { isRequired: false })
    expect(await requireRole('admin')()).toHaveProperty('session')
  })
})

describe('the setting', () => {
  it('can be switched on only by an admin who has used a second factor, who would be locked out otherwise', async () => {
    await setSecondFactorRule(admin, { isRequired: false })
    expect(await setSecondFactorRule(await session(), { isRequired: true })).toEqual({
      refused: 'own-second-factor-first',
    })
    expect((await readPolicy()).requiresSecondFactor).toBe(false)
    expect(await setSecondFactorRule(admin, { isRequired: 'yes' })).toMatchObject({ refused: 'invalid' })
  })
})

describe('confirming one’s identity', () => {
  it('offers every method that the person has', async () => {
    expect(await waysToConfirm(await session())).toEqual(['password'])
    await setUpTotp()
    expect(await waysToConfirm(await session())).toEqual(['code', 'password'])
  })

  it('accepts a passkey of the person, and of nobody else', async () => {
    const bob = await addOne('Bob')
    const browser = await markBrowser()
    const own = await session()
    for (const [owner, outcome] of [
      [bob, { refused: 'passkey', why: 'invalid' }],
      [person, 'done'],
    ] as const) {
      const passkey = new SoftPasskey(owner.id)
      const made = passkey.register(await requestNewPasskey(owner, browser))
      expect(await addPasskey(await inSession(owner), made, { browser, name: 'Phone' })).toBe('done')
      const answer = passkey.assert(await requestOwnPasskey(own))
      expect(await confirmWithPasskey(own, answer)).toEqual(outcome)
      expect((await session()).hasSecondFactor).toBe(outcome === 'done')
    }
  })

  it('with a code makes the session fresh, and allows the second factor to be changed', async () => {
    const [recovery = ''] = await setUpTotp()
    const own = await session()
    await store()
      .update(sessions)
      .set({ authenticatedAt: new Date(0) })
      .where(eq(sessions.id, own.id))
    await setSecondFactorRule(admin, { isRequired: false })
    expect(await requireFactorSetup()()).toEqual({ status: 'stale-proof' })
    expect(await confirmWithCode(await session(), { kind: 'recovery', code: recovery })).toBe('done')
    expect(await requireFactorSetup()()).toHaveProperty('session')
  })
})

it('is rejected for anyone who is not signed in', async () => {
  carryCookie(null)
  for (const authorize of [requireSignedIn(), requireFactorSetup()]) expect(await authorize()).toEqual({ status: 401 })
  expect(await authorizeAction(requireFactorSetup())).toHaveProperty('error')
})
