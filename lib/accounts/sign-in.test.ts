import { hashPassword } from 'better-auth/crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts, sessions, signInAttempts } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { openTestStore } from '@/lib/testing/test-store'
import { addTestPerson } from '../testing/add-test-person'
import { carryCookie, cookieHeader, forgetAttempts, setCookies } from '../testing/cookie-browser'
import { cpuMsOf } from '../testing/cpu-time'
import { createFirstAdmin } from './create-first-admin'
import { knownDevice, rememberDevice } from './device-cookie'
import { inHashQueue } from './hash-queue'
import { invite } from './invite'
import { signIn } from './sign-in'

vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const by = { id: 'admin', name: 'Admin' }

const admin = { email: 'admin@example.com', password: 'correct horse battery' }
const { password } = admin
const wrong = { ...admin, password: 'not the password' }

beforeAll(() => openTestStore({ PASSWORD_REHASH: 'true' }))
beforeAll(async () => {
  await createFirstAdmin()
})
beforeEach(async () => {
  carryCookie(null)
  await forgetAttempts()
})

const credentialOf = (email: string) =>
  sql`user_id = (select id from users where email = ${email}) and provider_id = 'credential'`

async function hashOf(email: string): Promise<string> {
  const [account] = await store().select().from(accounts).where(credentialOf(email))
  return account?.password ?? ''
}

/** Replaces the hash with one in better-auth's format. */
async function useHashOfBefore(email: string): Promise<void> {
  const hash = await hashPassword(password)
  await store().update(accounts).set({ password: hash }).where(credentialOf(email))
}

describe('signIn', () => {
  it('opens a session for correct credentials, whatever the case of the address', async () => {
    expect(await signIn({ ...admin, email: ' ADMIN@example.com ' }, '192.0.2.1')).toBe('ok')
    expect(await store().$count(sessions)).toBe(1)
  })

  it('answers a wrong password, an unknown account and invalid input alike', async () => {
    expect(await signIn(wrong, '192.0.2.1')).toBe('wrong')
    expect(await signIn({ ...wrong, email: 'nobody@example.com' }, '192.0.2.1')).toBe('wrong')
    expect(await signIn({ email: 'no address', password: 'x'.repeat(100_000) }, '192.0.2.1')).toBe('wrong')
    expect(await signIn(null, '192.0.2.1')).toBe('wrong')
  })

  it('counts no attempt at which nothing was checked because too many people were signing in', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const crowd = Array.from({ length: 80 }, (_, index) => inHashQueue(`192.0.2.${100 + index}`, () => held))
    const refused: unknown[] = []
    while (refused.length < 6) refused.push(await signIn(admin, '192.0.2.1'))
    release()
    await Promise.all(crowd)
    expect(refused).toEqual(Array(6).fill('busy'))
    expect(await signIn(wrong, '192.0.2.1')).toBe('wrong')
    expect(await signIn(admin, '192.0.2.1')).toBe('ok')
  })

  it('takes about as long for an unknown account, and for an old hash, as for a wrong password', async () => {
    const old = { ...admin, email: 'old@example.com', password }
    await addTestPerson({ ...old, name: 'Old', role: 'viewer' })
    await useHashOfBefore(old.email)
    const inputs = [wrong, { ...wrong, email: 'nobody@example.com' }, { ...wrong, email: old.email }, null]
    const shortest = inputs.map(() => Number.POSITIVE_INFINITY)
    // Interleaved, so that other load on the machine affects all of them.
    for (let round = 0; round < 4; round += 1)
      for (const [index, input] of inputs.entries()) {
        const took = await cpuMsOf(() => signIn(input, `192.0.2.${round}`))
        shortest[index] = Math.min(shortest[index] ?? 0, took)
      }
    const [usual = 0] = shortest
    for (const took of shortest) {
      expect(took / usual).toBeGreaterThan(0.7)
      expect(took / usual).toBeLessThan(1.5)
    }
  }, 60_000)

  it('throttles a stranger but not a browser that has signed in before', async () => {
    expect(await signIn(admin, '192.0.2.1')).toBe('ok')
    const known = cookieHeader()
    carryCookie(null)
    const answers = []
    for (let count = 0; count < 6; count += 1) answers.push(await signIn(wrong, '192.0.2.1'))
    expect(answers).toEqual([...new Array(5).fill('wrong'), { blockedUntil: expect.any(Date) }])
    expect(await signIn(admin, '192.0.2.1')).toHaveProperty('blockedUntil')
    carryCookie(known)
    expect(await signIn(admin, '192.0.2.1')).toBe('ok')
  })

  it('recognizes a browser by a cookie made for the account, and by no other', async () => {
    expect(await signIn(admin, '192.0.2.1')).toBe('ok')
    const set = setCookies.find(({ name }) => name === 'desk.device')
    expect(set?.options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', secure: false })
    expect(`${set?.value}`).not.toContain('admin')
    expect(await knownDevice('admin@example.com')).not.toBeNull()
    expect(await knownDevice('other@example.com')).toBeNull()
    carryCookie(`desk.device=x${set?.value}`)
    expect(await knownDevice('admin@example.com')).toBeNull()
  })

  it('remembers up to five accounts per browser', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const name of names) await rememberDevice(name)
    const known = await Promise.all(names.map(async (name) => (await knownDevice(name)) !== null))
    expect(known).toEqual([false, true, true, true, true, true])
  })

  it('replaces a hash of the previous release with a current one at sign-in', async () => {
    const email = 'before@example.com'
    await addTestPerson({ name: 'Before', email, password, role: 'viewer' })
    await useHashOfBefore(email)
    expect(await signIn({ email, password: 'not the password' }, '192.0.2.1')).toBe('wrong')
    expect(await hashOf(email)).not.toContain('scrypt')
    expect(await signIn({ email, password }, '192.0.2.1')).toBe('ok')
    expect(await hashOf(email)).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
    carryCookie(null)
    expect(await signIn({ email, password }, '192.0.2.1')).toBe('ok')
  })

  it('lets in everyone who signs in at once with a hash in the old format', async () => {
    const { email } = admin
    await useHashOfBefore(email)
    const answers = await Promise.all([1, 2, 3].map(() => signIn({ email, password }, '192.0.2.1')))
    expect(answers).toEqual(['ok', 'ok', 'ok'])
  })

  it('stores neither e-mail nor IP addresses in the counters', async () => {
    await signIn(wrong, '192.0.2.1')
    const text = JSON.stringify(await store().select().from(signInAttempts))
    expect(text).not.toContain('admin')
    expect(text).not.toContain('192.0.2')
  })

  it('keeps e-mail addresses unique when one is invited twice at once', async () => {
    const person = { name: 'Ada', email: 'ada@example.com', role: 'viewer' }
    const answers = await Promise.all([invite(person, by), invite({ ...person, email: 'ADA@example.com' }, by)])
    expect(answers.filter((answer) => 'link' in answer)).toHaveLength(1)
    expect(answers).toContainEqual({ refused: 'email-taken' })
  })
})
