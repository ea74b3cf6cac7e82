import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { config } from '@/lib/runtime/config'
import { twoFactors } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { activity } from '@/lib/store/schema'
import { openTestStore } from '@/lib/testing/test-store'
import { addTestPerson } from '../testing/add-test-person'
import type { Person } from './contract'
import { ownSecondFactor, resetSecondFactor, secondFactorOf } from './second-factor'
import { takeCode } from './take-code'
import { codeAt, stepOf } from './totp'
import { takeRecoveryCode, takeTotpCode, unreadableFactors } from './totp-check'
import { openTotpSecret } from './totp-secret'
import {
  beginTotpSetup,
  confirmTotpSetup,
  countRecoveryCodes,
  renewRecoveryCodes,
  switchTwoStepOff,
} from './totp-setup'
import { writePassword } from './write-password'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))

const by = { id: 'admin', name: 'Admin' }
const wrong = { refused: 'wrong-code' }
let now = Date.parse('2026-11-22T12:00:00Z')

let person: Person
beforeAll(() => openTestStore())
beforeEach(async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  person = await add()
})
afterEach(() => vi.restoreAllMocks())

async function add(): Promise<Person> {
  const one = { name: 'Ada', email: `${crypto.randomUUID()}@example.com`, role: 'viewer' as const }
  return { ...one, id: await addTestPerson({ ...one, password: 'correct horse battery' }) }
}

/** The code in the person's app, `steps` later or earlier than now. */
async function code(steps = 0): Promise<string> {
  const [row] = await store().select().from(twoFactors).where(eq(twoFactors.id, person.id))
  const secret = openTotpSecret(row?.secret ?? '', person.id)
  if (!secret) throw new Error('no secret')
  return codeAt(secret, stepOf(now) + steps)
}

/** Switches it on and moves on a minute, when the code that confirmed it is no longer current. */
async function switchOn(): Promise<string[]> {
  await beginTotpSetup(person)
  const confirmed = await confirmTotpSetup(person, { code: await code() })
  if ('refused' in confirmed) throw new Error(confirmed.refused)
  now += 60_000
  return confirmed.codes
}

const wrongCode = async () => ((await code()) === '000000' ? '000001' : '000000')

describe('setting up two-step sign-in', () => {
  it('takes effect only once a code of the app was correct', async () => {
    const setup = await beginTotpSetup(person)
    expect(setup).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/) })
    expect(await ownSecondFactor(person.id)).toEqual({ passkeys: 0, hasTotp: false })
    expect(await takeTotpCode(person.id, await code())).toEqual({ refused: 'two-step-is-off' })
    expect(await confirmTotpSetup(person, { code: await wrongCode() })).toEqual(wrong)
    expect(await confirmTotpSetup(person, { code: 'abc' })).toMatchObject({ refused: 'invalid' })
    const digits = await code()
    const confirmed = await confirmTotpSetup(person, { code: ` ${digits.slice(0, 3)} ${digits.slice(3)} ` })
    expect(confirmed).toMatchObject({ codes: expect.any(Array) })
    expect(await ownSecondFactor(person.id)).toEqual({ passkeys: 0, hasTotp: true })
  })

  it('accepts only the secret shown last, and none once it is on', async () => {
    await beginTotpSetup(person)
    const stale = await code()
    await beginTotpSetup(person)
    expect(await confirmTotpSetup(person, { code: stale })).toEqual(wrong)
    await switchOn()
    expect(await beginTotpSetup(person)).toEqual({ refused: 'two-step-is-on' })
    expect(await takeTotpCode(person.id, await code())).toBe('ok')
  })

  it('in a tab whose set-up another tab has replaced is refused with what to do, and counts as no wrong code', async () => {
    const older = await beginTotpSetup(person)
    const olderCode = await code()
    const newer = await beginTotpSetup(person)
    if ('refused' in older || 'refused' in newer) throw new Error('not begun')
    for (let attempt = 0; attempt < 7; attempt += 1)
      expect(await confirmTotpSetup(person, { code: olderCode, secret: older.secret })).toEqual({
        refused: 'another-setup',
      })
    // Nor does a code of the newer one confirm what the older tab shows.
    expect(await confirmTotpSetup(person, { code: await code(), secret: older.secret })).toEqual({
      refused: 'another-setup',
    })
    expect(await confirmTotpSetup(person, { code: await code(), secret: newer.secret })).toHaveProperty('codes')
    expect(await confirmTotpSetup(person, { code: olderCode, secret: older.secret })).toEqual({
      refused: 'two-step-is-on',
    })
  })

  it('stores neither the secret nor a recovery code in plain text, nor anything that works for another person', async () => {
    const setup = await beginTotpSetup(person)
    const confirmed = await confirmTotpSetup(person, { code: await code() })
    const [row] = await store().select().from(twoFactors).where(eq(twoFactors.id, person.id))
    const stored = JSON.stringify(row)
    if ('refused' in setup || 'refused' in confirmed) throw new Error('not set up')
    for (const secret of [setup.secret, ...confirmed.codes]) expect(stored).not.toContain(secret)
    expect(openTotpSecret(row?.secret ?? '', 'somebody else')).toBeNull()
    const [first, rest] = [row?.secret.slice(0, 1), row?.secret.slice(1)]
    expect(openTotpSecret(`${first === 'A' ? 'B' : 'A'}${rest}`, person.id)).toBeNull()
  })
})

describe('a code of the app', () => {
  it('is accepted once, even when sent twice at once', async () => {
    await switchOn()
    const right = await code()
    const answers = await Promise.all([1, 2, 3].map(() => takeTotpCode(person.id, right)))
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
    expect(await takeTotpCode(person.id, right)).toEqual(wrong)
  })

  it('invalidates earlier ones', async () => {
    await switchOn()
    const earlier = await code(-1)
    expect(await takeTotpCode(person.id, await code())).toBe('ok')
    expect(await takeTotpCode(person.id, earlier)).toEqual(wrong)
    expect(await takeTotpCode(person.id, await code(1))).toBe('ok')
  })

  it('used to confirm the set-up does not also open a session', async () => {
    await beginTotpSetup(person)
    const right = await code()
    await confirmTotpSetup(person, { code: right })
    expect(await takeTotpCode(person.id, right)).toEqual(wrong)
  })
})

describe('too many wrong codes', () => {
  const lockedFor = async () => {
    const [row] = await store()
      .select({ seconds: sql<number>`round(extract(epoch from ${twoFactors.lockedUntil} - now()))::int` })
      .from(twoFactors)
      .where(eq(twoFactors.id, person.id))
    return row?.seconds ?? null
  }
  const unlock = () => store().update(twoFactors).set({ lockedUntil: sql`now()` }).where(eq(twoFactors.id, person.id))

  it('lock the step, for correct and recovery codes too, even when sent in parallel', async () => {
    const [recovery = ''] = await switchOn()
    const bad = await wrongCode()
    const answers = await Promise.all(Array.from({ length: 12 }, () => takeTotpCode(person.id, bad)))
    expect(answers.filter((answer) => answer !== 'ok' && answer.refused === 'wrong-code')).toHaveLength(5)
    expect(answers.filter((answer) => answer !== 'ok' && answer.refused === 'blocked')).toHaveLength(7)
    expect(await takeTotpCode(person.id, await code())).toMatchObject({ refused: 'blocked', until: expect.any(Date) })
    expect(await takeRecoveryCode(person, recovery)).toMatchObject({ refused: 'blocked' })
    await unlock()
    expect(await takeRecoveryCode(person, recovery)).toBe('ok')
  })

  it('each extend the delay, up to a quarter of an hour, until a correct one', async () => {
    await switchOn()
    const waits: (number | null)[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await takeTotpCode(person.id, await wrongCode())
      waits.push(await lockedFor())
      await unlock()
    }
    const delays = [30, 60, 120, 240, 480, 900]
    const begun = waits.map((left) => left && delays.find((delay) => delay >= left))
    expect(begun).toEqual([null, null, null, null, ...delays, 900, 900])
    expect(await takeTotpCode(person.id, await code())).toBe('ok')
    expect(await takeTotpCode(person.id, await wrongCode())).toEqual(wrong)
    expect(await lockedFor()).toBeNull()
  })

  it('lock nobody out who has set a new password, since a stranger who knew the last one may have sent them', async () => {
    await switchOn()
    for (let attempt = 0; attempt < 5; attempt += 1) await takeTotpCode(person.id, await wrongCode())
    expect(await takeTotpCode(person.id, await code())).toMatchObject({ refused: 'blocked' })
    await store().transaction((tx) => writePassword(tx, person.id, 'hash'))
    expect(await takeTotpCode(person.id, await code())).toBe('ok')
  })

  it('lock nobody out for longer than that when the clock is set back', async () => {
    await switchOn()
    for (let attempt = 0; attempt < 5; attempt += 1) await takeTotpCode(person.id, await wrongCode())
    expect(await takeTotpCode(person.id, await code())).toMatchObject({ refused: 'blocked' })
    // What a clock set back by a day leaves behind.
    await store()
      .update(twoFactors)
      .set({ lockedUntil: sql`${twoFactors.lockedUntil} + interval '1 day'` })
      .where(eq(twoFactors.id, person.id))
    expect(await takeTotpCode(person.id, await code())).toBe('ok')
  })
})

describe('a recovery code', () => {
  it('is accepted once, however it is typed, and the others remain', async () => {
    const [first = '', second = ''] = await switchOn()
    expect(first).toMatch(/^([0-9A-HJKMNP-TV-Z]{6}-){3}[0-9A-HJKMNP-TV-Z]{6}$/)
    const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const answers = await Promise.all([1, 2, 3].map(() => takeRecoveryCode(person, typed)))
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
    expect(await countRecoveryCodes(person.id)).toBe(9)
    expect(await takeRecoveryCode(person, first)).toEqual(wrong)
    expect(await takeRecoveryCode(person, second)).toBe('ok')
  })

  it('is invalid after new ones were made, after two-step sign-in was switched off, or for another person', async () => {
    const codes = await switchOn()
    const renewed = await renewRecoveryCodes(person)
    expect(await takeRecoveryCode(person, codes[0] ?? '')).toEqual(wrong)
    if ('refused' in renewed) throw new Error('not renewed')
    const first = person
    person = await add()
    await switchOn()
    expect(await takeRecoveryCode(person, renewed.codes[0] ?? '')).toEqual(wrong)
    person = first
    await switchTwoStepOff(person)
    expect(await takeRecoveryCode(person, renewed.codes[0] ?? '')).toEqual({ refused: 'two-step-is-off' })
    expect(await renewRecoveryCodes(person)).toEqual({ refused: 'two-step-is-off' })
  })
})

describe('a second factor that was set up under another AUTH_SECRET', () => {
  const replaceSecret = (secret: string) => {
    config().auth.secret = secret
  }
  let secret: string
  beforeAll(() => {
    secret = config().auth.secret
  })
  afterEach(() => replaceSecret(secret))

  it('refers to an admin, whatever is entered and however often, and is counted', async () => {
    const [recovery = ''] = await switchOn()
    const right = await code()
    expect(await unreadableFactors()).not.toContain(person.id)
    replaceSecret('another secret for tests that is long enough')
    const unreadable = { refused: 'unreadable-second-factor' }
    for (let attempt = 0; attempt < 8; attempt += 1) {
      expect(await takeCode(person, { kind: 'totp', code: right })).toEqual(unreadable)
      expect(await takeCode(person, { kind: 'recovery', code: recovery })).toEqual(unreadable)
    }
    expect(await unreadableFactors()).toContain(person.id)
  })

  it('works again with the old one, and an admin can reset it', async () => {
    await switchOn()
    replaceSecret('another secret for tests that is long enough')
    await takeCode(person, { kind: 'totp', code: '000000' })
    replaceSecret(secret)
    expect(await takeTotpCode(person.id, await code())).toBe('ok')
    replaceSecret('another secret for tests that is long enough')
    expect(await resetSecondFactor({ personId: person.id }, by)).toBe('done')
    expect(await unreadableFactors()).not.toContain(person.id)
  })
})

describe('an admin', () => {
  it('resets a lost second factor, and sees who has which', async () => {
    await switchOn()
    const other = await add()
    expect(await secondFactorOf([person.id, other.id, 'nobody'])).toEqual(
      new Map([
        [person.id, { passkeys: 0, hasTotp: true }],
        [other.id, { passkeys: 0, hasTotp: false }],
      ]),
    )
    expect(await resetSecondFactor({ personId: person.id }, by)).toBe('done')
    expect(await ownSecondFactor(person.id)).toEqual({ passkeys: 0, hasTotp: false })
    expect(await resetSecondFactor({ personId: 'nobody' }, by)).toEqual({ refused: 'unknown-person' })
  })
})

it('sees who changed which second factor in the activity', async () => {
  vi.restoreAllMocks()
  now = Date.now()
  await store().delete(activity)
  const [recovery = ''] = await switchOn()
  await takeRecoveryCode(person, recovery)
  await renewRecoveryCodes(person)
  await switchTwoStepOff(person)
  await resetSecondFactor({ personId: person.id }, by)
  const rows = await store().select().from(activity).orderBy(activity.at)
  expect(rows.map(({ outcome, personName, subject }) => [outcome, personName, subject])).toEqual([
    ['two-step-on', 'Ada', 'Ada'],
    ['recovery-code-used', 'Ada', 'Ada'],
    ['recovery-codes-renewed', 'Ada', 'Ada'],
    ['two-step-off', 'Ada', 'Ada'],
    ['second-factor-reset', 'Admin', 'Ada'],
  ])
  expect(JSON.stringify(rows)).not.toContain(recovery)
})
