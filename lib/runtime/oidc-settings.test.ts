import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config'

const desk = {
  PARTNER_API_URL: 'https://partner.example.com',
  PARTNER_API_KEY: 'a-key-for-tests-81f2',
  APP_URL: 'https://desk.example.com',
  AUTH_SECRET: 'Zk3v9QpW7xLr2TnB8mYc5HdG1sJf6KaU',
}
const issuer = {
  OIDC_ISSUER: 'https://login.example.com/realms/staff',
  OIDC_CLIENT_ID: 'desk',
  OIDC_CLIENT_SECRET: 'a-client-secret',
}

function issuesOf(env: Record<string, string>): string[] {
  try {
    readConfig({ ...desk, ...env })
    return []
  } catch (error) {
    if (error instanceof ConfigError) return [...error.issues]
    throw error
  }
}

describe('single sign-on settings', () => {
  it('are off when no issuer is configured, and passwords work', () => {
    expect(readConfig(desk)).toMatchObject({ oidc: null, takesPasswords: true })
  })

  it('map roles to comma-separated groups, with sensible defaults', () => {
    expect(readConfig({ ...desk, ...issuer, OIDC_ROLE_RECRUITER: 'hr , hr-leads,' }).oidc).toEqual({
      issuer: 'https://login.example.com/realms/staff',
      clientId: 'desk',
      clientSecret: 'a-client-secret',
      name: 'single sign-on',
      scopes: 'openid email profile',
      groupsClaim: 'groups',
      roles: { admin: [], recruiter: ['hr', 'hr-leads'], viewer: [] },
      defaultRole: null,
      secondFactorAcr: [],
    })
  })

  it.each([
    ['an issuer over http', { OIDC_ISSUER: 'http://login.example.com' }, 'OIDC_ISSUER must begin with https://'],
    ['an issuer with a query', { OIDC_ISSUER: 'https://login.example.com?a=b' }, 'OIDC_ISSUER must have no user'],
    ['scopes without openid', { OIDC_SCOPES: 'email profile' }, 'OIDC_SCOPES must include openid'],
    ['an unknown default role', { OIDC_DEFAULT_ROLE: 'owner' }, 'OIDC_DEFAULT_ROLE must be one of'],
    ['an unknown word for passwords', { PASSWORD_SIGN_IN: 'no' }, 'PASSWORD_SIGN_IN must be on or off'],
    [
      'every Google account',
      { OIDC_ISSUER: 'https://accounts.google.com', OIDC_DEFAULT_ROLE: 'viewer' },
      'OIDC_DEFAULT_ROLE would let in everybody with a Google account',
    ],
    [
      'every tenant of Microsoft',
      { OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' },
      'OIDC_ISSUER would let in the people of every organisation',
    ],
  ])('reject %s', (_, change, issue) => {
    const issues = issuesOf({ ...issuer, OIDC_ROLE_VIEWER: 'everyone', ...change })
    expect(issues).toEqual([expect.stringContaining(issue)])
  })

  it('reject an issuer that would give nobody a role, and roles without an issuer', () => {
    expect(issuesOf(issuer)).toEqual([expect.stringContaining('no one would have a role')])
    expect(issuesOf({ OIDC_ROLE_ADMIN: 'admins' })).toEqual(['OIDC_ISSUER is missing beside OIDC_ROLE_ADMIN'])
  })

  it('reject switching passwords off without another sign-in method', () => {
    expect(issuesOf({ PASSWORD_SIGN_IN: 'off' })).toEqual([expect.stringContaining('no one could sign in')])
    const { takesPasswords } = readConfig({ ...desk, ...issuer, OIDC_ROLE_VIEWER: 'all', PASSWORD_SIGN_IN: 'off' })
    expect(takesPasswords).toBe(false)
  })

  it('accept an issuer over HTTP on this machine', () => {
    const local = { ...issuer, OIDC_ROLE_VIEWER: 'all', OIDC_ISSUER: 'http://127.0.0.1:4000' }
    expect(readConfig({ ...desk, ...local }).oidc?.issuer).toBe('http://127.0.0.1:4000')
  })
})
