import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { sessions } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { runInRequest } from '../runtime/request-context'
import { carryCookie, sendHeaders, setCookies, signInBrowser } from '../testing/cookie-browser'
import { accountEmail, accountId, setUpAccounts } from '../testing/test-accounts'
import { idleSecondsHeader } from './contract'
import { openSession } from './open-session'
import { currentSession } from './session'
import { setKeptSessionsRule } from './set-kept-sessions-rule'
import { writePolicy } from './sign-in-policy'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

setUpAccounts()

describe('a session expires', () => {
  const move = (change: object) =>
    store()
      .update(sessions)
      .set(change)
      .where(eq(sessions.userId, accountId('viewer')))
  const ago = (interval: string) => sql`now() - ${interval}::interval`

  it('twelve hours after the sign-in, however much it is used', async () => {
    await signInBrowser(accountEmail('viewer'))
    await move({ createdAt: ago('11 hours 59 minutes') })
    expect(await currentSession()).not.toBeNull()
    await move({ createdAt: ago('12 hours'), expiresAt: sql`now() + interval '7 days'` })
    expect(await currentSession()).toBeNull()
  })

  it('after an hour without activity', async () => {
    await signInBrowser(accountEmail('viewer'))
    await move({ lastUsedAt: ago('59 minutes') })
    expect(await currentSession()).not.toBeNull()
    await move({ lastUsedAt: ago('60 minutes') })
    expect(await currentSession()).toBeNull()
  })

  it('when the clock was set back by more than a minute, since its age cannot be told', async () => {
    for (const moment of ['createdAt', 'lastUsedAt']) {
      await signInBrowser(accountEmail('viewer'))
      await move({ [moment]: sql`now() + interval '30 seconds'` })
      expect(await currentSession(), moment).not.toBeNull()
      await move({ [moment]: sql`now() + interval '5 hours'` })
      expect(await currentSession(), moment).toBeNull()
    }
  })

  it('after seven days, active or not, when the user stays signed in and an admin allows it', async () => {
    await writePolicy(store(), { allowsKeptSessions: true })
    carryCookie(null)
    await openSession(accountId('viewer'), { method: 'password', hasSecondFactor: false, isKept: true })
    expect(setCookies[0]?.options).toHaveProperty('expires')
    await move({ createdAt: ago('6 days 23 hours'), lastUsedAt: ago('6 days') })
    expect(await currentSession()).toMatchObject({ isKept: true })
    await move({ createdAt: ago('7 days') })
    expect(await currentSession()).toBeNull()
    await writePolicy(store(), { allowsKeptSessions: false })
    await openSession(accountId('viewer'), { method: 'password', hasSecondFactor: false, isKept: true })
    expect(await currentSession()).toMatchObject({ isKept: false })
  })
})

describe('session activity', () => {
  /** Returns the minutes since the last use, after a request of this kind on a session last used 30 minutes ago. */
  async function minutesAfter(headers: Record<string, string>, route: string): Promise<number> {
    await signInBrowser(accountEmail('viewer'))
    await store().update(sessions).set({ lastUsedAt: sql`now() - interval '30 minutes'` })
    sendHeaders(headers)
    await runInRequest({ requestId: 'r', address: 'a', route }, () => currentSession())
    const session = await runInRequest({ requestId: 'r', address: 'a', route: '/api/x' }, () => currentSession())
    const [row] = await store()
      .select({ ago: sql<number>`extract(epoch from now() - last_used_at)::float8` })
      .from(sessions)
      .where(eq(sessions.id, session?.id ?? ''))
    return Math.round((row?.ago ?? 0) / 60)
  }

  it('is opening a page, an action, and a read while the user was just active', async () => {
    expect(await minutesAfter({}, '/jobs')).toBe(0)
    expect(await minutesAfter({ 'next-action': 'x' }, '/jobs')).toBe(0)
    expect(await minutesAfter({ [idleSecondsHeader]: '0' }, '/api/jobs')).toBe(0)
  })

  it('is not a request that an open page makes on its own', async () => {
    expect(await minutesAfter({ [idleSecondsHeader]: '1200' }, '/api/dispatches')).toBe(20)
    expect(await minutesAfter({ [idleSecondsHeader]: '2400' }, '/api/dispatches')).toBe(30)
    expect(await minutesAfter({}, '/api/jobs')).toBe(30)
    expect(await minutesAfter({ 'next-router-prefetch': '1' }, '/jobs')).toBe(30)
    expect(await minutesAfter({ [idleSecondsHeader]: 'never' }, '/api/jobs')).toBe(30)
  })

  it('is written once a minute at most', async () => {
    await signInBrowser(accountEmail('viewer'))
    const recently = sql`date_trunc('second', now()) - interval '30 seconds'`
    await store().update(sessions).set({ lastUsedAt: recently })
    const read = async () => (await store().select().from(sessions)).map(({ lastUsedAt }) => lastUsedAt.getTime())
    const before = await read()
    await currentSession()
    expect(await read()).toEqual(before)
  })
})

it('ends long-lived sessions when an admin no longer allows them', async () => {
  const admin = { id: 'admin', name: 'Admin' }
  expect(await setKeptSessionsRule(admin, { isAllowed: true })).toBe('done')
  await openSession(accountId('viewer'), { method: 'password', hasSecondFactor: false, isKept: true })
  await store()
    .update(sessions)
    .set({ createdAt: sql`now() - interval '1 day'`, lastUsedAt: sql`now()` })
    .where(eq(sessions.isKept, true))
  expect(await currentSession()).toMatchObject({ isKept: true })
  expect(await setKeptSessionsRule(admin, { isAllowed: false })).toBe('done')
  expect(await currentSession()).toBeNull()
  expect(await setKeptSessionsRule(admin, { isAllowed: 'no' })).toMatchObject({ refused: 'invalid' })
})
