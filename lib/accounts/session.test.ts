import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessions } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { openTestStore } from '@/lib/testing/test-store'
import { carryCookie, forgetAttempts, signInBrowser } from '../testing/cookie-browser'
import { removeAccess, restoreAccess } from './access'
import { addPerson } from './add-person'
import { auth } from './auth'
import { changeOwnPassword } from './change-own-password'
import { changeRole } from './change-role'
import type { Role } from './contract'
import { createFirstAdmin } from './create-first-admin'
import { requirePage, requireRole } from './require-role'
import { currentSession } from './session'
import { setPassword } from './set-password'
import { signIn } from './sign-in'
import { signOut, signOutEverywhere } from './sign-out'

const by = { id: 'admin', name: 'Admin' }

vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const password = 'correct horse battery'
const email = (role: Role) => `${role}@example.com`
const ids = new Map<Role, string>()
const id = (role: Role) => ids.get(role) ?? ''

let close: () => Promise<void>
beforeAll(async () => {
  close = await openTestStore()
  await createFirstAdmin()
  for (const role of ['viewer', 'recruiter'] as const) {
    const added = await addPerson({ name: role, email: email(role), password, role }, by)
    if ('personId' in added) ids.set(role, added.personId)
  }
})
afterAll(() => close())
beforeEach(async () => {
  carryCookie(null)
  await forgetAttempts()
})

describe('the session cookie', () => {
  it('is HttpOnly and SameSite=Lax, and lasts as long as the session', async () => {
    const body = { email: email('viewer'), password }
    const answer = await auth().api.signInEmail({ body, asResponse: true })
    const [line, ...others] = answer.headers.getSetCookie()
    expect(others).toEqual([])
    expect(line).toMatch(/^desk\.session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('is rejected when it was tampered with', async () => {
    const cookie = await signInBrowser(email('viewer'), password)
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
  it.each(table)('%s asking for what %s may do gets %i', async (who, needed, status) => {
    if (who) await signInBrowser(email(who), password)
    for (const answer of [await requireRole(needed)()]) {
      expect('status' in answer ? answer.status : 200).toBe(status)
    }
  })

  it('sends a page without a session to the sign-in and names the way back', async () => {
    const asked = requirePage('viewer', '/applicants?sort=name&filter=a b')
    await expect(asked).rejects.toMatchObject({
      digest: expect.stringContaining('/sign-in?next=%2Fapplicants%3Fsort%3Dname%26filter%3Da%20b'),
    })
  })

  it('returns a page without the right role a value instead of the session', async () => {
    await signInBrowser(email('viewer'), password)
    expect(await requirePage('admin', '/people')).toEqual({ refused: 'admin' })
  })

  it('are in force from the next request on', async () => {
    await signInBrowser(email('viewer'), password)
    expect(await changeRole({ personId: id('viewer'), role: 'recruiter' }, by)).toBe('done')
    expect(await requireRole('recruiter')()).toHaveProperty('session')
    expect(await changeRole({ personId: id('viewer'), role: 'viewer' }, by)).toBe('done')
    expect(await requireRole('recruiter')()).toEqual({ status: 403 })
  })
})

describe('a session ends at once', () => {
  it('after signing out, also for a copy of its cookie', async () => {
    const cookie = await signInBrowser(email('viewer'), password)
    await signOut()
    carryCookie(cookie)
    expect(await currentSession()).toBeNull()
  })

  it('after signing out everywhere, in every browser', async () => {
    const other = await signInBrowser(email('viewer'), password)
    await signInBrowser(email('viewer'), password)
    const session = await currentSession()
    if (session) await signOutEverywhere(session)
    expect(await currentSession()).toBeNull()
    carryCookie(other)
    expect(await currentSession()).toBeNull()
  })

  it('when access is removed, and the password opens no new one until it is given back', async () => {
    await signInBrowser(email('viewer'), password)
    expect(await removeAccess({ personId: id('viewer') }, by)).toBe('done')
    expect(await currentSession()).toBeNull()
    expect(await signIn({ email: email('viewer'), password }, '192.0.2.1')).toBe('wrong')
    expect(await restoreAccess({ personId: id('viewer') }, by)).toBe('done')
    expect(await signIn({ email: email('viewer'), password }, '192.0.2.1')).toBe('ok')
  })

  it('when an admin sets a new password', async () => {
    await signInBrowser(email('viewer'), password)
    expect(await setPassword({ personId: id('viewer'), password: 'another long one' }, by)).toBe('done')
    expect(await currentSession()).toBeNull()
    expect(await signIn({ email: email('viewer'), password }, '192.0.2.1')).toBe('wrong')
    expect(await setPassword({ personId: id('viewer'), password }, by)).toBe('done')
    expect(await signIn({ email: email('viewer'), password }, '192.0.2.1')).toBe('ok')
  })

  it('when its time is over', async () => {
    await signInBrowser(email('viewer'), password)
    await store().update(sessions).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await currentSession()).toBeNull()
  })

  it('except the one that changed its own password', async () => {
    const other = await signInBrowser(email('recruiter'), password)
    const own = await signInBrowser(email('recruiter'), password)
    const session = await currentSession()
    if (!session) throw new Error('not signed in')
    const change = { currentPassword: 'something else', password: 'my own new one' }
    expect(await changeOwnPassword(session, change)).toEqual({ refused: 'wrong-password' })
    expect(await changeOwnPassword(session, { ...change, currentPassword: password })).toBe('done')
    carryCookie(own)
    expect(await currentSession()).not.toBeNull()
    carryCookie(other)
    expect(await currentSession()).toBeNull()
    expect(await signIn({ email: email('recruiter'), password: 'my own new one' }, '192.0.2.1')).toBe('ok')
  })
})

describe('a session lasts seven days', () => {
  it('from the last day it was used by a handler or an action', async () => {
    await signInBrowser(email('viewer'), password)
    const twoDaysOn = sql`now() + interval '5 days'`
    await store()
      .update(sessions)
      .set({ expiresAt: twoDaysOn })
      .where(eq(sessions.userId, id('viewer')))
    const before = await currentSession()
    await requireRole('viewer')()
    const after = await currentSession()
    const gainedMs = Number(after?.expiresAt) - Number(before?.expiresAt)
    expect(gainedMs).toBeGreaterThan(1.9 * 86_400_000)
  })
})

it('answers none of the endpoints that better-auth would mount', async () => {
  const body = JSON.stringify({ email: email('admin'), password })
  const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000' }
  for (const path of ['sign-in/email', 'sign-up/email', 'admin/set-role', 'get-session', 'ok'])
    for (const method of ['GET', 'POST'])
      expect(
        (
          await auth().handler(
            new Request(`http://localhost:3000/api/auth/${path}`, {
              method,
              headers,
              ...(method === 'POST' && { body }),
            }),
          )
        ).status,
      ).toBe(404)
})
