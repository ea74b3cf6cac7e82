import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sessions, users } from '../../store/account-tables'
import { store } from '../../store/connection'
import { OidcVisitor } from '../../testing/oidc-desk'
import { oidcEnvironment } from '../../testing/oidc-environment'
import { startTestIssuer, type TestIssuer } from '../../testing/oidc-issuer'
import { openTestStore } from '../../testing/test-store'

vi.mock('../derive-key', async () => ({ deriveKey: (await import('../../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../../testing/cookie-browser')).nextHeaders)

let issuer: TestIssuer
let close: () => Promise<void>
beforeAll(async () => {
  issuer = await startTestIssuer({
    redirectUri: 'http://localhost:3000/api/sign-in/oidc/callback',
    hasClaimsInIdToken: false,
  })
  Object.assign(process.env, oidcEnvironment(issuer.url))
  close = await openTestStore()
})
afterAll(async () => {
  await close()
  await issuer.stop()
})

it('asks the UserInfo endpoint for address and groups when the ID token has neither', async () => {
  issuer.person = { sub: 'ada-1', name: 'Ada', email: 'ada@example.com', email_verified: true, groups: ['hr'] }
  expect(await new OidcVisitor().signIn()).toEqual({ next: '/jobs' })
  expect(issuer.asked.get('/me')).toBe(1)
  expect(await store().select().from(users)).toMatchObject([{ email: 'ada@example.com', role: 'recruiter' }])
})

it('asks it for the name alone too, but keeps nobody out for want of one', async () => {
  const known = { email_verified: true, groups: ['hr'] }
  issuer.person = { sub: 'bea-1', name: 'Bea Berg' }
  issuer.alter = (claims) => ({ ...claims, ...known, email: 'bea@example.com' })
  expect(await new OidcVisitor().signIn()).toEqual({ next: '/jobs' })
  // The answer is about another person, so it is not used.
  issuer.alter = (claims) => ({ ...claims, ...known, sub: 'cleo-1', email: 'cleo@example.com' })
  expect(await new OidcVisitor().signIn()).toEqual({ next: '/jobs' })
  const names = (await store().select().from(users)).map(({ email, name }) => [email, name])
  expect(names).toEqual(
    expect.arrayContaining([
      ['bea@example.com', 'Bea Berg'],
      ['cleo@example.com', 'cleo@example.com'],
    ]),
  )
})

it('ignores a UserInfo response about another person', async () => {
  await store().delete(sessions)
  issuer.alter = (claims) => ({ ...claims, sub: 'somebody-else' })
  expect(await new OidcVisitor().signIn()).toEqual({ refused: 'invalid', next: '/jobs' })
  expect(await store().$count(sessions)).toBe(0)
})
