import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { sessions, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { activity } from '@/lib/store/schema'
import { runInRequest } from '../runtime/request-context'
import { authOfRelease03 } from '../testing/auth-of-release-03'
import { carryCookie, sendHeaders, setCookies, signInBrowser } from '../testing/cookie-browser'
import { accountEmail, accountId, accountPassword, setUpAccounts } from '../testing/test-accounts'
import { changeOwnPassword } from './change-own-password'
import { changeRole } from './change-role'
import { confirmPassword, waysToConfirm } from './confirm-identity'
import { personHeader, type Role } from './contract'
import { deactivate, reactivate } from './deactivate'
import { openSession } from './open-session'
import { endOwnSession, listOwnSessions } from './own-sessions'
import { requirePage, requireRecentAuth, requireRole } from './require-role'
import { currentSession } from './session'
import { signIn } from './sign-in'
import { signOut, signOutEverywhere } from './sign-out'

const by = { id: 'admin', name: 'Admin' }

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

setUpAccounts()

describe('the session cookie', () => {
  it('is HttpOnly and SameSite=Lax, and ends with the browser', async () => {
    await signInBrowser(accountEmail('viewer'))
    expect(setCookies.filter(({ name }) => name === 'desk.session')).toEqual([
      {
        name: 'desk.session',
        value: expect.any(String),
        options: { secure: false, httpOnly: true, sameSite: 'lax', path: '/' },
      },
    ])
  })

  it('is accepted by the previous release', async () => {
    const cookie = await signInBrowser(accountEmail('viewer'))
    const found = await authOfRelease03().api.getSession({ headers: new Headers({ cookie }) })
    expect(found?.user.email).toBe(accountEmail('viewer'))
  })

  it('is rejected when it was modified', async () => {
    const cookie = await signInBrowser(accountEmail('viewer'))
    carryCookie(cookie.replace(/=(.)/, (_, first: string) => (first === 'a' ? '=b' : '=a')))
    expect(await currentSession()).toBeNull()
  })
})

describe('roles', () => {
  const table: [Role | null, Role, number][] = [
    [null, 'viewer', 401],
    ['viewer', 'viewer', 200],
    ['viewer', 'recruiter', 403],
    ['viewer', 'admin', 403],
    ['recruiter', 'viewer', 200],
    ['recruiter', 'recruiter', 200],
    ['recruiter', 'admin', 403],
    ['admin', 'recruiter', 200],
    ['admin', 'admin', 200],
  ]
  it.each(table)('%s calling what requires %s gets %i', async (who, needed, status) => {
    if (who) await signInBrowser(accountEmail(who))
    for (const answer of [await requireRole(needed)()]) {
      expect('status' in answer ? answer.status : 200).toBe(status)
    }
  })

  it('has ended for the page of somebody else, whoever is signed in by now', async () => {
    await signInBrowser(accountEmail('recruiter'))
    sendHeaders({ [personHeader]: accountId('admin') })
    expect(await requireRole('viewer')()).toEqual({ status: 401, hasEnded: true })
    sendHeaders({ [personHeader]: accountId('recruiter') })
    expect(await requireRole('viewer')()).toMatchObject({ session: { person: { id: accountId('recruiter') } } })
  })

  it('redirects a page without a session to the sign-in, with the path to return to', async () => {
    const asked = requirePage('viewer', '/applicants?sort=name&filter=a b')
    await expect(asked).rejects.toMatchObject({
      digest: expect.stringContaining('/sign-in?next=%2Fapplicants%3Fsort%3Dname%26filter%3Da%20b'),
    })
  })

  it('returns a value instead of the session to a page without the required role', async () => {
    await signInBrowser(accountEmail('viewer'))
    expect(await requirePage('admin', '/people')).toEqual({ refused: 'admin' })
  })

  it('apply from the next request on', async () => {
    await signInBrowser(accountEmail('viewer'))
    expect(await changeRole({ personId: accountId('viewer'), role: 'recruiter' }, by)).toBe('done')
    expect(await requireRole('recruiter')()).toHaveProperty('session')
    expect(await changeRole({ personId: accountId('viewer'), role: 'viewer' }, by)).toBe('done')
    expect(await requireRole('recruiter')()).toEqual({ status: 403 })
  })
})

describe('a session ends at once', () => {
  it('after signing out, also for a copy of its cookie', async () => {
    const cookie = await signInBrowser(accountEmail('viewer'))
    await signOut()
    carryCookie(cookie)
    expect(await currentSession()).toBeNull()
  })

  it('after signing out everywhere, in all browsers', async () => {
    const other = await signInBrowser(accountEmail('viewer'))
    await signInBrowser(accountEmail('viewer'))
    const session = await currentSession()
    if (session) await signOutEverywhere(session)
    expect(await currentSession()).toBeNull()
    carryCookie(other)
    expect(await currentSession()).toBeNull()
  })

  it('when access is removed, and the password opens no new one until access is restored', async () => {
    await signInBrowser(accountEmail('viewer'))
    expect(await deactivate({ personId: accountId('viewer') }, by)).toBe('done')
    expect(await currentSession()).toBeNull()
    expect(await signIn({ email: accountEmail('viewer'), password: accountPassword }, '192.0.2.1')).toBe('wrong')
    expect(await reactivate({ personId: accountId('viewer') }, by)).toBe('done')
    expect(await signIn({ email: accountEmail('viewer'), password: accountPassword }, '192.0.2.1')).toBe('ok')
  })

  it('when it expires', async () => {
    await signInBrowser(accountEmail('viewer'))
    await store().update(sessions).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await currentSession()).toBeNull()
  })

  it('except the one that changed its own password', async () => {
    const other = await signInBrowser(accountEmail('recruiter'))
    const own = await signInBrowser(accountEmail('recruiter'))
    const session = await currentSession()
    if (!session) throw new Error('not signed in')
    const change = { currentPassword: 'something else', password: 'my own new one' }
    expect(await changeOwnPassword(session, change)).toEqual({ refused: 'wrong-password' })
    expect(await changeOwnPassword(session, { ...change, currentPassword: accountPassword })).toBe('done')
    carryCookie(own)
    expect(await currentSession()).not.toBeNull()
    carryCookie(other)
    expect(await currentSession()).toBeNull()
    expect(await signIn({ email: accountEmail('recruiter'), password: 'my own new one' }, '192.0.2.1')).toBe('ok')
  })
})

describe('opening a session', () => {
  it('ends the previous one of this browser, and no other', async () => {
    const other = await signInBrowser(accountEmail('viewer'))
    const first = await signInBrowser(accountEmail('viewer'))
    await openSession(accountId('viewer'), { method: 'passkey', hasSecondFactor: true })
    expect(await currentSession()).toMatchObject({ method: 'passkey', hasSecondFactor: true })
    carryCookie(first)
    expect(await currentSession()).toBeNull()
    carryCookie(other)
    expect(await currentSession()).not.toBeNull()
  })

  it('is rejected for an unknown person or one without access', async () => {
    carryCookie(null)
    await deactivate({ personId: accountId('viewer') }, by)
    for (const personId of [accountId('viewer'), 'nobody'])
      expect(await openSession(personId, { method: 'oidc', hasSecondFactor: false })).toBe('no-access')
    await reactivate({ personId: accountId('viewer') }, by)
    expect(setCookies).toEqual([])
  })

  it('records the device, the IP address and the time of the last sign-in', async () => {
    sendHeaders({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0' })
    const context = { requestId: 'r', address: '192.0.2.9' }
    await runInRequest(context, () => signInBrowser(accountEmail('viewer')))
    const session = await currentSession()
    const [row] = await store()
      .select()
      .from(sessions)
      .where(eq(sessions.id, session?.id ?? ''))
    expect(row).toMatchObject({ userAgent: 'Firefox on Windows', ipAddress: '192.0.2.9', method: 'password' })
    const [user] = await store()
      .select()
      .from(users)
      .where(eq(users.id, accountId('viewer')))
    expect(user?.lastSignInAt?.getTime()).toBe(row?.createdAt.getTime())
  })
})

describe('the list of one’s own sessions', () => {
  it('shows active sessions with device, IP address and last activity, and ends them one by one', async () => {
    await store().delete(sessions)
    sendHeaders({
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    })
    const phone = await runInRequest({ requestId: 'r', address: '192.0.2.9' }, () =>
      signInBrowser(accountEmail('viewer')),
    )
    await signInBrowser(accountEmail('recruiter'))
    const stranger = await currentSession()
    await signInBrowser(accountEmail('viewer'))
    const session = await currentSession()
    if (!session || !stranger) throw new Error('not signed in')
    const listed = await listOwnSessions(session)
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(listed[1]).toMatchObject({ device: 'Safari on iOS', address: '192.0.2.9', lastUsedAt: expect.any(String) })
    for (const sessionId of [stranger.id, 'unknown', 7]) await endOwnSession(session, { sessionId })
    expect(await store().$count(sessions)).toBe(3)
    await endOwnSession(session, { sessionId: listed[1]?.id })
    expect((await listOwnSessions(session)).map(({ id }) => id)).toEqual([session.id])
    carryCookie(phone)
    expect(await currentSession()).toBeNull()
  })
})

describe('an action that requires a recent sign-in', () => {
  const viewer = requireRecentAuth('viewer')

  it('is rejected ten minutes after the sign-in, and accepted again after entering the password', async () => {
    await signInBrowser(accountEmail('viewer'))
    expect(await viewer()).toHaveProperty('session')
    await store().update(sessions).set({ authenticatedAt: sql`now() - interval '10 minutes'` })
    expect(await viewer()).toEqual({ status: 'stale-proof' })
    const session = await currentSession()
    if (!session) throw new Error('not signed in')
    expect(await waysToConfirm(session)).toEqual(['password'])
    expect(await confirmPassword(session, { password: 'not the password' }, '192.0.2.1')).toBe('wrong')
    expect(await confirmPassword(session, null, '192.0.2.1')).toBe('wrong')
    expect(await viewer()).toEqual({ status: 'stale-proof' })
    expect(await confirmPassword(session, { password: accountPassword }, '192.0.2.1')).toBe('done')
    expect(await viewer()).toHaveProperty('session')
  })

  it('is rejected when the sign-in seems to lie ahead, since the clock was set back', async () => {
    await signInBrowser(accountEmail('viewer'))
    await store().update(sessions).set({ authenticatedAt: sql`now() + interval '1 day'` })
    expect(await viewer()).toEqual({ status: 'stale-proof' })
  })

  it('checks the role and the session first', async () => {
    expect(await viewer()).toEqual({ status: 401, hasEnded: false })
    await signInBrowser(accountEmail('viewer'))
    expect(await requireRecentAuth('admin')()).toEqual({ status: 403 })
  })

  it('counts wrong passwords as at sign-in', async () => {
    await signInBrowser(accountEmail('viewer'))
    const session = await currentSession()
    if (!session) throw new Error('not signed in')
    await refusals()
    for (let count = 0; count < 10; count += 1) await confirmPassword(session, { password: 'x' }, '192.0.2.1')
    expect(await confirmPassword(session, { password: accountPassword }, '192.0.2.1')).toHaveProperty('blockedUntil')
    expect(await refusals()).toEqual({ wrong: 10, blocked: 1 })
  })

  it('leaves a trace of wrong passwords when the password is to be changed, too', async () => {
    await signInBrowser(accountEmail('recruiter'))
    const session = await currentSession()
    if (!session) throw new Error('not signed in')
    await refusals()
    const guess = { currentPassword: 'x', password: 'violet kettle 57 drum' }
    for (let count = 0; count < 10; count += 1) await changeOwnPassword(session, guess)
    expect(await changeOwnPassword(session, guess)).toMatchObject({ refused: 'blocked' })
    expect(await refusals()).toEqual({ wrong: 10, blocked: 1 })
  })

  /** How many refused sign-ins the activity shows, by outcome, and forgets them. */
  async function refusals() {
    const rows = await store()
      .delete(activity)
      .where(eq(activity.kind, 'sign-in'))
      .returning({ outcome: activity.outcome })
    const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length
    return { wrong: count('wrong'), blocked: count('blocked') }
  }
})
