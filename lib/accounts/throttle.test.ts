import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInAttempts } from '../store/account-tables'
import { store } from '../store/connection'
import { forgetAttempts } from '../testing/cookie-browser'
import { openTestStore } from '../testing/test-store'
import { clearAccountAttempts, countAttempt, type SignInAttempt, uncountAttempt } from './throttle'

beforeAll(() => openTestStore())
beforeEach(() => forgetAttempts())

const ada: SignInAttempt = { account: 'ada@example.com', address: '192.0.2.1', device: null }

/** Returns how many of `times` attempts are allowed. */
async function taken(times: number, attemptAt: (index: number) => SignInAttempt): Promise<number> {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => countAttempt(attemptAt(index))))
  return answers.filter((blocked) => blocked === null).length
}

/** Moves all counters back, as if the time had passed. */
const passMinutes = (minutes: number) =>
  store()
    .update(signInAttempts)
    .set({
      startedAt: sql`${signInAttempts.startedAt} - make_interval(mins => ${minutes})`,
      blockedUntil: sql`${signInAttempts.blockedUntil} - make_interval(mins => ${minutes})`,
    })

const minutesLeft = (blocked: { blockedUntil: Date } | null) =>
  blocked && Math.ceil((blocked.blockedUntil.getTime() - Date.now()) / 60_000 - 0.1)

describe('wrong passwords for one account from one IP address', () => {
  test('are allowed five times, also when concurrent', async () => {
    expect(await taken(20, () => ada)).toBe(5)
  })

  test('are then delayed, doubling each time, up to fifteen minutes', async () => {
    await taken(5, () => ada)
    const delays: (number | null)[] = []
    for (let round = 0; round < 6; round += 1) {
      const blocked = await countAttempt(ada)
      delays.push(minutesLeft(blocked))
      await store().update(signInAttempts).set({ blockedUntil: sql`now() - interval '1 second'` })
      expect(await countAttempt(ada)).toBeNull()
    }
    expect(delays).toEqual([1, 2, 4, 8, 15, 15])
  })

  test('do not extend a delay in progress', async () => {
    const blocked = await countAttempt(ada).then(() => taken(5, () => ada).then(() => countAttempt(ada)))
    await taken(10, () => ada)
    expect(await countAttempt(ada)).toEqual(blocked)
  })

  test('do not block another IP address or another account', async () => {
    await taken(9, () => ada)
    expect(await countAttempt({ ...ada, address: '192.0.2.2' })).toBeNull()
    expect(await countAttempt({ ...ada, account: 'rosa@example.com' })).toBeNull()
  })

  test('are reset after an hour, and by the correct password', async () => {
    await taken(9, () => ada)
    await passMinutes(61)
    expect(await taken(9, () => ada)).toBe(5)
    await passMinutes(15)
    await uncountAttempt(ada)
    expect(await taken(9, () => ada)).toBe(5)
  })
})

test('strangers at many IP addresses are delayed after fifty attempts on an account, whether or not it exists', async () => {
  const from = (account: string) => (index: number) => ({ ...ada, account, address: `198.51.${index}.7` })
  expect(await taken(60, from('ada@example.com'))).toBe(50)
  expect(await taken(60, from('nobody@example.com'))).toBe(50)
})

test('an IP address is delayed after forty attempts across all accounts', async () => {
  const at = (index: number) => ({ ...ada, account: `person${index}@example.com` })
  expect(await taken(50, at)).toBe(40)
  expect(await countAttempt(ada)).not.toBeNull()
  expect(await countAttempt({ ...ada, account: null })).not.toBeNull()
  expect(await countAttempt({ ...ada, address: '192.0.2.8' })).toBeNull()
})

test('attempts refused for one account do not count against its IP address', async () => {
  expect(await taken(60, () => ada)).toBe(5)
  expect(await taken(50, (index) => ({ ...ada, account: `person${index}@example.com` }))).toBe(35)
})

test('a browser that has signed in before is not blocked by strangers, but by ten wrong passwords of its own', async () => {
  await taken(60, (index) => ({ ...ada, address: `198.51.${index}.7` }))
  await taken(60, (index) => ({ ...ada, account: `person${index}@example.com` }))
  const own = { ...ada, device: 'nonce' }
  expect(await countAttempt(ada)).not.toBeNull()
  expect(await taken(15, () => own)).toBe(10)
  expect(await countAttempt({ ...own, device: 'another' })).toBeNull()
})

test('the correct password refunds only attempts that did not fail', async () => {
  await taken(49, (index) => ({ ...ada, address: `198.51.${index}.7` }))
  expect(await countAttempt(ada)).toBeNull()
  await uncountAttempt(ada)
  expect(await countAttempt({ ...ada, address: '192.0.2.9' })).toBeNull()
  expect(await countAttempt({ ...ada, address: '192.0.2.10' })).not.toBeNull()
})

test.each([
  ['the address', (index: number) => ({ ...ada, account: `person${index}@example.com` }), 42],
  ['the account', (index: number) => ({ ...ada, address: `198.51.${index}.7` }), 52],
])('the correct password delays nobody once %s has had its wrong ones', async (_, attemptAt, wrongOnes) => {
  for (let index = 0; index < wrongOnes; index += 1) {
    expect(await countAttempt(attemptAt(index))).toBeNull()
    await store().update(signInAttempts).set({ blockedUntil: sql`now() - interval '1 second'` })
  }
  expect(await countAttempt(ada)).toBeNull()
  await uncountAttempt(ada)
  expect(await countAttempt(ada)).toBeNull()
  // The wrong ones still count: the next one is delayed at once.
  expect(minutesLeft(await countAttempt(attemptAt(99)))).toBe(8)
})

test('a new password lifts every lock of its account, and of no other', async () => {
  for (const account of ['ada@example.com', 'rosa@example.com']) {
    await taken(9, () => ({ ...ada, account, address: '192.0.2.40' }))
    await taken(20, () => ({ ...ada, account, device: 'nonce' }))
  }
  await clearAccountAttempts('ada@example.com')
  const at = { ...ada, address: '192.0.2.40' }
  expect([await countAttempt(at), await countAttempt({ ...at, device: 'nonce' })]).toEqual([null, null])
  expect(await countAttempt({ ...at, account: 'rosa@example.com' })).not.toBeNull()
})

test('blocks nobody for longer than the longest delay when the clock is set back', async () => {
  await taken(9, () => ada)
  await store()
    .update(signInAttempts)
    .set({
      startedAt: sql`${signInAttempts.startedAt} + interval '1 hour'`,
      blockedUntil: sql`${signInAttempts.blockedUntil} + interval '1 hour'`,
    })
  expect(await taken(9, () => ada)).toBe(5)
})

test('deletes only yesterday’s counters after a sign-in', async () => {
  await countAttempt({ ...ada, account: 'old@example.com' })
  await passMinutes(25 * 60)
  await countAttempt({ ...ada, account: 'new@example.com', address: '192.0.2.2' })
  await uncountAttempt(ada)
  expect(await store().$count(signInAttempts)).toBe(3)
})
