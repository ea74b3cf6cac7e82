import { testClient } from './oidc-issuer'

/** The environment of a desk with this issuer. Set it before anything reads the configuration. */
export function oidcEnvironment(issuer: string): Record<string, string> {
  return {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: testClient.id,
    OIDC_CLIENT_SECRET: testClient.secret,
    OIDC_NAME: 'Contoso',
    OIDC_ROLE_ADMIN: 'desk-admins',
    OIDC_ROLE_RECRUITER: 'hr, hr-leads',
    OIDC_ROLE_VIEWER: 'everyone',
    OIDC_SECOND_FACTOR_ACR: 'urn:example:two',
  }
}
