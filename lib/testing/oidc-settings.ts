import type { OidcSettings } from '../runtime/oidc-settings'

/** Single sign-on in which a group names each role. */
export const testOidcSettings: OidcSettings = {
  issuer: 'https://login.example.com',
  clientId: 'desk',
  clientSecret: 'secret',
  name: 'Contoso',
  scopes: 'openid',
  groupsClaim: 'groups',
  roles: { admin: ['admins'], recruiter: ['hr'], viewer: ['everyone'] },
  defaultRole: null,
  secondFactorAcr: [],
}
