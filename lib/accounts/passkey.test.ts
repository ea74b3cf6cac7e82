import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { verifications } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { openTestStore } from '@/lib/testing/test-store'
import { addTestPerson } from '../testing/add-test-person'
import { inSession } from '../testing/in-session'
import { type PasskeyTwist, SoftPasskey } from '../testing/soft-passkey'
import { addPasskey, requestNewPasskey } from './add-passkey'
import type { Person } from './contract'
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys'
import { requestPasskey, verifyPasskey } from './verify-passkey'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))

const here = 'browser-one'
const elsewhere = 'browser-two'

let ada: Person
let bob: Person
beforeAll(() => openTestStore())
beforeAll(async () => {
  ada = await add('Ada')
  bob = await add('Bob')
})
afterEach(() => vi.restoreAllMocks())

async function add(name: string): Promise<Person> {
  const person = { name, email: `${name.toLowerCase()}@example.com`, role: 'viewer' as const }
  return { ...person, id: await addTestPerson({ ...person, password: 'correct horse battery' }) }
}

async function register(person: Person, twist: PasskeyTwist = {}) {
  const passkey = new SoftPasskey(person.id)
  const request = await requestNewPasskey(person, here)
  const answer = passkey.register(request, twist)
  return {
    passkey,
    answer,
    outcome: await addPasskey(await inSession(person), answer, { browser: here, name: 'Phone' }),
  }
}

async function signIn(passkey: SoftPasskey, twist: PasskeyTwist = {}) {
  const request = await requestPasskey('sign-in', here)
  return verifyPasskey(passkey.assert(request, twist), 'sign-in', here)
}

describe('a passkey', () => {
  it('can be added, works without an e-mail address, and identifies the person', async () => {
    const { passkey, outcome } = await register(ada)
    expect(outcome).toBe('done')
    expect(await signIn(passkey)).toMatchObject({ personId: ada.id })
    expect(await listPasskeys(ada.id)).toMatchObject([{ name: 'Phone', lastUsedAt: expect.any(Date) }])
  })

  it('requires user verification, and is bound to this host', async () => {
    const request = await requestPasskey('sign-in', here)
    expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(request.allowCredentials).toBeUndefined()
    expect((await requestNewPasskey(ada, here)).authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    })
  })

  it.each<[string, PasskeyTwist]>([
    ['another site', { origin: 'https://evil.example' }],
    ['the same host on another port', { origin: 'http://localhost:3001' }],
    ['another host', { host: 'evil.example' }],
    ['a device that did not verify the person', { isVerified: false }],
    ['the passkey of another person', { handle: 'bob' }],
  ])('is rejected when the response comes from %s', async (_, twist) => {
    const { passkey } = await register(bob)
    expect(await signIn(passkey, twist)).toEqual({ refused: 'invalid' })
    expect(await signIn(passkey)).toMatchObject({ personId: bob.id })
  })

  it.each<[string, PasskeyTwist]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['a device that did not verify the person', { isVerified: false }],
  ])('is not added when it was created for %s', async (_, twist) => {
    const before = await listPasskeys(bob.id)
    expect((await register(bob, twist)).outcome).toEqual({ refused: 'passkey', why: 'invalid' })
    expect(await listPasskeys(bob.id)).toEqual(before)
  })

  it('is rejected when its counter goes back or does not increase, as that of a copy', async () => {
    const { passkey } = await register(ada)
    expect(await signIn(passkey, { counter: 7 })).toMatchObject({ personId: ada.id })
    expect(await signIn(passkey, { counter: 7 })).toEqual({ refused: 'invalid' })
    expect(await signIn(passkey, { counter: 3 })).toEqual({ refused: 'invalid' })
    expect(await signIn(passkey, { counter: 0 })).toEqual({ refused: 'invalid' })
    expect(await signIn(passkey, { counter: 8 })).toMatchObject({ personId: ada.id })
  })

  it('is accepted when its counter stays at zero, as with synced passkeys', async () => {
    const { passkey } = await register(ada, { counter: 0 })
    expect(await signIn(passkey, { counter: 0 })).toMatchObject({ personId: ada.id })
    expect(await signIn(passkey, { counter: 0 })).toMatchObject({ personId: ada.id })
  })

  it('belongs to one person: nobody else can rename, remove or add it again', async () => {
    const { passkey } = await register(ada)
    const passkeyId = passkey.id
    expect(await renamePasskey(bob, { passkeyId, name: 'Mine' })).toEqual({ refused: 'unknown-passkey' })
    expect(await removePasskey(bob, { passkeyId })).toEqual({ refused: 'unknown-passkey' })
    const request = await requestNewPasskey(bob, here)
    const again = await addPasskey(await inSession(bob), passkey.register(request), { browser: here, name: 'Stolen' })
    expect(again).toEqual({ refused: 'passkey', why: 'invalid' })
    expect(await renamePasskey(ada, { passkeyId, name: ' Work key ' })).toBe('done')
    expect((await listPasskeys(ada.id)).map(({ name }) => name)).toContain('Work key')
    expect(await removePasskey(ada, { passkeyId })).toBe('done')
    expect(await signIn(passkey)).toEqual({ refused: 'unknown-passkey' })
  })

  it.each([null, {}, { id: 'x' }, [[[]]], 'x'.repeat(1000)])(
    'is rejected without details when the response is malformed',
    async (input) => {
      expect(await verifyPasskey(input, 'sign-in', here)).toEqual({ refused: 'invalid' })
      expect(await addPasskey(await inSession(ada), input, { browser: here, name: 'x' })).toEqual({
        refused: 'passkey',
        why: 'invalid',
      })
    },
  )
})

describe('a challenge', () => {
  it('is valid for one response, even when two servers get it at once', async () => {
    const { passkey } = await register(ada)
    const answer = passkey.assert(await requestPasskey('sign-in', here))
    const answers = await Promise.all([1, 2, 3].map(() => verifyPasskey(answer, 'sign-in', here)))
    expect(answers.filter((each) => 'personId' in each)).toMatchObject([{ personId: ada.id }])
    expect(answers.filter((each) => 'refused' in each)).toEqual([{ refused: 'expired' }, { refused: 'expired' }])
  })

  it('adds one passkey', async () => {
    const { passkey, answer } = await register(ada)
    await removePasskey(ada, { passkeyId: passkey.id })
    const replayed = await addPasskey(await inSession(ada), answer, { browser: here, name: 'Phone' })
    expect(replayed).toMatchObject({ refused: 'passkey' })
  })

  it('is valid only in the browser that requested it, and for its purpose', async () => {
    const { passkey } = await register(ada)
    const answer = passkey.assert(await requestPasskey('sign-in', here))
    expect(await verifyPasskey(answer, 'sign-in', elsewhere)).toEqual({ refused: 'expired' })
    expect(await verifyPasskey(answer, `confirm ${ada.id}`, here)).toEqual({ refused: 'expired' })
    const forAda = await requestNewPasskey(ada, here)
    const added = await addPasskey(await inSession(bob), new SoftPasskey(bob.id).register(forAda), {
      browser: here,
      name: 'x',
    })
    expect(added).toEqual({ refused: 'passkey', why: 'expired' })
  })

  it('expires after five minutes', async () => {
    const { passkey } = await register(ada)
    const request = await requestPasskey('sign-in', here)
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 5 * 60_000 + 1_000)
    expect(await verifyPasskey(passkey.assert(request), 'sign-in', here)).toEqual({ refused: 'expired' })
    vi.spyOn(Date, 'now').mockReturnValue(now + 4 * 60_000)
    expect(await verifyPasskey(passkey.assert(request), 'sign-in', here)).toMatchObject({ personId: ada.id })
  })

  it('cannot be forged', async () => {
    const { passkey } = await register(ada)
    const own = Buffer.from((await requestPasskey('sign-in', here)).challenge, 'base64url')
    own[0] = (own[0] ?? 0) ^ 1
    for (const challenge of ['', 'AAAA', own.toString('base64url')])
      expect(await verifyPasskey(passkey.assert({ challenge }), 'sign-in', here)).toEqual({ refused: 'expired' })
  })

  it('is not stored until it is used, and then not for long', async () => {
    await store().delete(verifications)
    await requestPasskey('sign-in', here)
    expect(await store().$count(verifications)).toBe(0)
    const { passkey } = await register(ada)
    await signIn(passkey)
    expect(await store().$count(verifications)).toBe(2)
    await store().update(verifications).set({ expiresAt: sql`now() - interval '2 minutes'` })
    await signIn(passkey)
    expect(await store().$count(verifications)).toBe(1)
  })
})
