import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessions, signInAttempts } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { openTestStore } from '@/lib/testing/test-store'
import { forgetAttempts } from '../testing/cookie-browser'
import { cpuMsOf } from '../testing/cpu-time'
import { addPerson } from './add-person'
import { createFirstAdmin } from './create-first-admin'
import { signIn } from './sign-in'

const by = { id: 'admin', name: 'Admin' }

const admin = { email: 'admin@example.com', password: 'correct horse battery' }
const wrong = { ...admin, password: 'not the password' }

let close: () => Promise<void>
beforeAll(async () => {
  close = await openTestStore()
  await createFirstAdmin()
})
afterAll(() => close())
beforeEach(async () => {
  await forgetAttempts()
})

describe('signIn', () => {
  it('opens a session for the right pair, whatever the case of the address', async () => {
    expect(await signIn({ ...admin, email: ' ADMIN@example.com ' }, '192.0.2.1')).toBe('ok')
    expect(await store().$count(sessions)).toBe(1)
  })

  it('gives the same answer for a wrong password, an unknown account and invalid input', async () => {
    expect(await signIn(wrong, '192.0.2.1')).toBe('wrong')
    expect(await signIn({ ...wrong, email: 'nobody@example.com' }, '192.0.2.1')).toBe('wrong')
    expect(await signIn({ email: 'no address', password: 'x'.repeat(100_000) }, '192.0.2.1')).toBe('wrong')
    expect(await signIn(null, '192.0.2.1')).toBe('wrong')
  })

  it('takes about as long for an unknown account as for a wrong password', async () => {
    const time = (input: unknown) => cpuMsOf(() => signIn(input, '192.0.2.1'))
    const nobody = { ...wrong, email: 'nobody@example.com' }
    let known = Number.POSITIVE_INFINITY
    let unknown = Number.POSITIVE_INFINITY
    // In turns: what else the machine does meets both.
    for (let round = 0; round < 6; round += 1) {
      known = Math.min(known, await time(wrong))
      unknown = Math.min(unknown, await time(nobody))
    }
    expect(unknown / known).toBeGreaterThan(0.5)
    expect(unknown / known).toBeLessThan(2)
  })

  it('allows at most eight password attempts on an account, in parallel and from many addresses', async () => {
    const tries = Array.from({ length: 20 }, (_, index) => signIn(wrong, `198.51.100.${index}`))
    const answers = await Promise.all(tries)
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(8)
    const blocked = await signIn(admin, '192.0.2.1')
    expect(blocked).toHaveProperty('blockedUntil')
  })

  it('opens again when the window is over', async () => {
    for (let count = 0; count < 9; count += 1) await signIn(wrong, '192.0.2.1')
    await store().update(signInAttempts).set({ startedAt: sql`now() - interval '16 minutes'` })
    expect(await signIn(admin, '192.0.2.1')).toBe('ok')
  })

  it('allows at most forty password attempts from an address, over all accounts', async () => {
    const tries = Array.from({ length: 50 }, (_, index) =>
      signIn({ email: `person${index}@example.com`, password: 'whatever it is' }, '192.0.2.7'),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(40)
    expect(await signIn(admin, '192.0.2.7')).toHaveProperty('blockedUntil')
    expect(await signIn(admin, '192.0.2.8')).toBe('ok')
  }, 20_000)

  it('counts a success for neither', async () => {
    for (let count = 0; count < 7; count += 1) await signIn(wrong, '192.0.2.1')
    expect(await signIn(admin, '192.0.2.1')).toBe('ok')
    for (let count = 0; count < 8; count += 1) expect(await signIn(wrong, '192.0.2.1')).toBe('wrong')
    const rows = await store().select().from(signInAttempts)
    expect(rows.map((row) => row.attempts).sort((one, other) => one - other)).toEqual([8, 15])
  })

  it('keeps neither e-mail nor network addresses in the counters', async () => {
    await signIn(wrong, '192.0.2.1')
    const text = JSON.stringify(await store().select().from(signInAttempts))
    expect(text).not.toContain('admin')
    expect(text).not.toContain('192.0.2')
  })

  it('keeps network addresses and browsers out of the sessions', async () => {
    await signIn(admin, '192.0.2.1')
    const [session] = await store().select().from(sessions)
    expect(session?.ipAddress ?? '').toBe('')
    expect(session?.userAgent ?? '').toBe('')
  })

  it('keeps e-mail addresses unique when one is added twice at once', async () => {
    const person = { name: 'Ada', email: 'ada@example.com', password: 'long enough 1', role: 'viewer' }
    const answers = await Promise.all([addPerson(person, by), addPerson({ ...person, email: 'ADA@example.com' }, by)])
    expect(answers.filter((answer) => 'personId' in answer)).toHaveLength(1)
    expect(answers).toContainEqual({ refused: 'email-taken' })
  })
})
