import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '@/lib/store/schema'
import { log } from '../../runtime/log'
import { accounts, oidcAttempts, sessions, users } from '../../store/account-tables'
import { store } from '../../store/connection'
import { ada, OidcVisitor, openOidcDesk } from '../../testing/oidc-desk'
import { makeKey } from '../../testing/oidc-issuer'
import { beginOidc } from './begin'

vi.mock('../derive-key', async () => ({ deriveKey: (await import('../../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../../testing/cookie-browser')).nextHeaders)

const seconds = () => Math.floor(Date.now() / 1_000)

const { issuer, reset, close } = await openOidcDesk()
beforeEach(reset)
afterAll(close)

const people = () => store().select().from(users)

describe('signing in at the identity provider', () => {
  it('creates the account at the first sign-in, with name, address and the highest role of the groups', async () => {
    expect(await new OidcVisitor().signIn()).toEqual({ next: '/jobs' })
    expect(await people()).toMatchObject([
      { name: 'Ada Example', email: 'ada@example.com', emailVerified: true, role: 'recruiter' },
    ])
    expect(await store().select().from(sessions)).toMatchObject([{ method: 'oidc', hasSecondFactor: false }])
  })

  it('stores no token of the provider', async () => {
    await new OidcVisitor().signIn()
    expect(await store().select().from(accounts)).toMatchObject([
      { providerId: `oidc:${issuer.url}`, accountId: 'ada-1', accessToken: null, refreshToken: null, idToken: null },
    ])
  })

  it('finds the account again by the subject, not by name or address', async () => {
    await new OidcVisitor().signIn()
    issuer.person = { ...ada, name: 'Ada Newname', email: 'newname@example.com' }
    await new OidcVisitor().signIn()
    expect(await people()).toMatchObject([{ name: 'Ada Newname', email: 'newname@example.com' }])
  })

  it.each([
    ['a second factor in amr', { amr: ['pwd', 'otp'] }, true],
    ['a password alone in amr', { amr: ['pwd'] }, false],
    ['an acr that the operator has named', { acr: 'urn:example:two' }, true],
    ['another acr', { acr: 'urn:example:one' }, false],
  ])('records %s', async (_, how, hasSecondFactor) => {
    issuer.person = { ...ada, ...how }
    await new OidcVisitor().signIn()
    expect(await store().select().from(sessions)).toMatchObject([{ hasSecondFactor }])
  })

  it('says that the sign-in was cancelled', async () => {
    const visitor = new OidcVisitor()
    expect(await visitor.complete(await visitor.goAndReturn('cancel'))).toEqual({ refused: 'declined', next: '/jobs' })
  })

  it('records a rejected sign-in of a known person, with the reason and the account', async () => {
    await new OidcVisitor().signIn()
    issuer.person = { ...ada, groups: [] }
    expect(await new OidcVisitor().signIn()).toEqual({ refused: 'no-role', next: '/jobs' })
    const rows = await store().select().from(activity).where(eq(activity.outcome, 'failed'))
    expect(rows).toMatchObject([{ kind: 'sign-in', subject: 'Ada Example', details: { reason: 'no-role' } }])
    expect(await store().$count(sessions)).toBe(0)
  })

  it('uses PKCE, so that a stolen code is useless without the verifier', async () => {
    const visitor = new OidcVisitor()
    const begun = await beginOidc({ next: '/', purpose: 'sign-in' }, visitor.secret)
    const asked = new URL('location' in begun ? begun.location : 'none:')
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256')
    const back = await visitor.browser.walk(asked.href)
    await store()
      .update(oidcAttempts)
      .set({ codeVerifier: 'y'.repeat(43) })
    expect(await visitor.complete(back)).toMatchObject({ refused: 'invalid' })
    expect(await store().$count(sessions)).toBe(0)
  })

  it('keeps the client secret, codes and states out of the URL and of the stored attempts', async () => {
    const begun = await beginOidc({ next: '/', purpose: 'sign-in' }, new OidcVisitor().secret)
    const address = 'location' in begun ? begun.location : ''
    const rows = JSON.stringify(await store().select().from(oidcAttempts))
    expect(address).not.toContain('a-client-secret-for-tests')
    expect(rows).not.toContain(new URL(address).searchParams.get('state'))
  })
})

describe('an attack by a hostile browser or page', () => {
  it('is rejected when another browser began the sign-in', async () => {
    const back = await new OidcVisitor().goAndReturn()
    expect(await new OidcVisitor().complete(back)).toEqual({ refused: 'expired', next: null })
    expect(await store().$count(sessions)).toBe(0)
  })

  it('is rejected when the state is unknown or missing', async () => {
    const visitor = new OidcVisitor()
    const back = await visitor.goAndReturn()
    back.searchParams.set('state', 'sign-in.guessed')
    expect(await visitor.complete(back)).toEqual({ refused: 'expired', next: null })
    back.searchParams.delete('state')
    expect(await visitor.complete(back)).toEqual({ refused: 'expired', next: null })
  })

  it('is rejected when a callback is used twice', async () => {
    const visitor = new OidcVisitor()
    const back = await visitor.goAndReturn()
    const answers = await Promise.all([visitor.complete(back), visitor.complete(back)])
    expect(answers).toContainEqual({ next: '/jobs' })
    expect(answers).toContainEqual({ refused: 'expired', next: null })
    expect(await store().$count(sessions)).toBe(1)
  })

  it('is rejected when the callback comes after ten minutes', async () => {
    const visitor = new OidcVisitor()
    const back = await visitor.goAndReturn()
    await store().update(oidcAttempts).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await visitor.complete(back)).toEqual({ refused: 'expired', next: null })
  })

  it('is rejected when the code is of another attempt: one that was used, or another person’s', async () => {
    const [victim, attacker] = [new OidcVisitor(), new OidcVisitor()]
    const stolen = (await victim.goAndReturn()).searchParams.get('code') ?? ''
    const back = await attacker.goAndReturn()
    back.searchParams.set('code', stolen)
    expect(await attacker.complete(back)).toMatchObject({ refused: 'invalid' })

    const used = await attacker.goAndReturn()
    expect(await attacker.complete(used)).toEqual({ next: '/jobs' })
    const again = await attacker.goAndReturn()
    again.searchParams.set('code', used.searchParams.get('code') ?? '')
    expect(await attacker.complete(again)).toMatchObject({ refused: 'invalid' })
  })

  it('is rejected when the response is from another issuer', async () => {
    const visitor = new OidcVisitor()
    const back = await visitor.goAndReturn()
    expect(back.searchParams.get('iss')).toBe(issuer.url)
    back.searchParams.set('iss', 'https://evil.example')
    expect(await visitor.complete(back)).toMatchObject({ refused: 'invalid' })
    const without = await visitor.goAndReturn()
    without.searchParams.delete('iss')
    expect(await visitor.complete(without)).toMatchObject({ refused: 'invalid' })
  })
})

describe('ID tokens', () => {
  const wrong: [what: string, claims: () => Record<string, unknown>][] = [
    ['another nonce', () => ({ nonce: 'another' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['another audience', () => ({ aud: 'another-client' })],
    ['several audiences and another authorized party', () => ({ aud: ['partner-desk', 'other'], azp: 'other' })],
    ['another issuer', () => ({ iss: 'https://evil.example' })],
    ['no subject', () => ({ sub: undefined })],
    ['an end 90 seconds ago', () => ({ exp: seconds() - 90 })],
    ['a beginning in ten minutes', () => ({ nbf: seconds() + 600 })],
  ]
  it.each(wrong)('with %s are rejected', async (_, claims) => {
    issuer.alter = (given) => ({ ...given, ...claims() })
    expect(await new OidcVisitor().signIn()).toEqual({ refused: 'invalid', next: '/jobs' })
    expect(await people()).toEqual([])
  })

  it('that fail are logged with the reason, without the person, the code or the token', async () => {
    const written = vi.spyOn(log, 'warn')
    issuer.alter = (claims) => ({ ...claims, nonce: 'another-nonce' })
    const visitor = new OidcVisitor()
    const back = await visitor.goAndReturn()
    await visitor.complete(back)
    const lines = JSON.stringify(written.mock.calls)
    written.mockRestore()
    expect(lines).toContain('OAUTH_JWT_CLAIM_COMPARISON_FAILED: unexpected JWT claim value encountered (nonce)')
    for (const secret of [
      'another-nonce',
      'ada-1',
      ada.email,
      ada.name,
      back.searchParams.get('code') ?? '',
      back.searchParams.get('state') ?? '',
    ])
      expect(lines.toLowerCase()).not.toContain(secret.toLowerCase())
  })

  it('not signed with the published key are rejected', async () => {
    issuer.alter = (claims) => claims
    issuer.signer = makeKey()
    expect(await new OidcVisitor().signIn()).toEqual({ refused: 'invalid', next: '/jobs' })
  })

  it.each([
    ['ended 40 seconds ago', () => ({ exp: seconds() - 40 })],
    ['begins in 45 seconds', () => ({ nbf: seconds() + 45, iat: seconds() + 45 })],
  ])('from a provider whose clock is slightly off are accepted: one that %s', async (_, claims) => {
    issuer.alter = (given) => ({ ...given, ...claims() })
    expect(await new OidcVisitor().signIn()).toEqual({ next: '/jobs' })
  })
})

describe('an unreachable provider', () => {
  it('is reported as such, and tried again at the next sign-in', async () => {
    issuer.isDown = true
    const { secret } = new OidcVisitor()
    expect(await beginOidc({ next: '/', purpose: 'sign-in' }, secret)).toEqual({ refused: 'unreachable' })
    issuer.isDown = false
    expect(await new OidcVisitor().signIn()).toEqual({ next: '/jobs' })
  })

  it('is reported as such when it was reachable earlier', async () => {
    await new OidcVisitor().signIn()
    issuer.isDown = true
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    const begun = await beginOidc({ next: '/', purpose: 'sign-in' }, new OidcVisitor().secret)
    vi.useRealTimers()
    expect(begun).toEqual({ refused: 'unreachable' })
  })

  it('is reported as such when it fails during the callback', async () => {
    const visitor = new OidcVisitor()
    const back = await visitor.goAndReturn()
    issuer.isDown = true
    expect(await visitor.complete(back)).toEqual({ refused: 'unreachable', next: '/jobs' })
  })

  it('is asked for its endpoints and keys once a minute, not at every sign-in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    issuer.asked.clear()
    for (let time = 0; time < 3; time += 1) expect(await new OidcVisitor().signIn()).toEqual({ next: '/jobs' })
    expect(issuer.asked.get('/.well-known/openid-configuration')).toBe(1)
    expect(issuer.asked.get('/jwks')).toBe(1)
    vi.useRealTimers()
  })
})
