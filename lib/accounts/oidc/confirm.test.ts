import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessions, users } from '../../store/account-tables'
import { store } from '../../store/connection'
import { IssuerBrowser } from '../../testing/issuer-browser'
import { ada, OidcVisitor, openOidcDesk } from '../../testing/oidc-desk'

vi.mock('../derive-key', async () => ({ deriveKey: (await import('../../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../../testing/cookie-browser')).nextHeaders)

const seconds = () => Math.floor(Date.now() / 1_000)

const { issuer, reset, close } = await openOidcDesk()
beforeEach(reset)
afterAll(close)

describe('re-authentication', () => {
  const old = sql`now() - interval '3 hours'`
  const authenticatedAt = async () => (await store().select().from(sessions))[0]?.authenticatedAt.getTime() ?? 0

  it('asks the provider to sign the person in again, and records the time', async () => {
    const visitor = new OidcVisitor()
    await visitor.signIn()
    await store().update(sessions).set({ authenticatedAt: old })
    expect(await visitor.complete(await visitor.goAndReturn('continue', 'confirm'))).toEqual({ next: '/jobs' })
    expect(Date.now() - (await authenticatedAt())).toBeLessThan(3_600_000)
    expect(await store().$count(sessions)).toBe(1)
  })

  it('counts from when the provider authenticated the person, not from the redirect', async () => {
    issuer.alter = (claims) => ({ ...claims, auth_time: seconds() - 3_600 })
    await new OidcVisitor().signIn()
    const minutes = (Date.now() - (await authenticatedAt())) / 60_000
    expect(minutes).toBeGreaterThan(59)
    expect(minutes).toBeLessThan(90)
  })

  it('rejects an authentication from before the request, or without a time', async () => {
    const visitor = new OidcVisitor()
    await visitor.signIn()
    await store().update(sessions).set({ authenticatedAt: old })
    for (const auth_time of [seconds() - 3_600, undefined]) {
      issuer.alter = (claims) => ({ ...claims, auth_time })
      const back = await visitor.goAndReturn('continue', 'confirm')
      expect(await visitor.complete(back)).toEqual({ refused: 'not-recent', next: '/jobs' })
    }
    expect(Date.now() - (await authenticatedAt())).toBeGreaterThan(3_600_000)
  })

  it('rejects another person, and anyone who is not signed in', async () => {
    const visitor = new OidcVisitor()
    expect(await visitor.complete(await visitor.goAndReturn('continue', 'confirm'))).toMatchObject({
      refused: 'expired',
    })
    await visitor.signIn()
    issuer.person = { ...ada, sub: 'bea-1', name: 'Bea', email: 'bea@example.com' }
    visitor.browser = new IssuerBrowser()
    const back = await visitor.goAndReturn('continue', 'confirm')
    expect(await visitor.complete(back)).toMatchObject({ refused: 'other-person' })
    expect(await store().select().from(users).where(eq(users.name, 'Bea'))).toEqual([])
  })
})
