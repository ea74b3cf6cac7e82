import type { ServerMetadata } from 'openid-client'
import { describeOidcError } from '@/lib/accounts/oidc/describe-oidc-error'
import { discoverIssuer } from '@/lib/accounts/oidc/issuer'
import { config } from '@/lib/runtime/config'
import { scrub } from '@/lib/runtime/scrub'
import type { CheckResult } from './contract'

/** Reads the provider's discovery document. Checks nothing when single sign-on is not configured. */
export async function checkIssuer(): Promise<CheckResult[]> {
  const { oidc } = config()
  if (!oidc) return []
  try {
    const missing = missingIn(await discoverIssuer(oidc))
    if (missing) return [failed(`${oidc.issuer} answers, but ${missing}`)]
    return [{ check: 'single-sign-on', state: 'ok', message: `${oidc.issuer} answers with its endpoints` }]
  } catch (error) {
    return [failed(`${oidc.issuer}: ${scrub(describeOidcError(error))}`)]
  }
}

/** What the sign-in needs and the provider lacks; null when it offers everything, or does not say. */
function missingIn(issuer: ServerMetadata): string | null {
  const { authorization_endpoint, token_endpoint, jwks_uri, code_challenge_methods_supported } = issuer
  if (!authorization_endpoint || !token_endpoint || !jwks_uri) return 'names not all endpoints of an OpenID provider'
  const hasPkce = code_challenge_methods_supported?.includes('S256') ?? true
  return hasPkce ? null : 'offers no PKCE with S256'
}

const failed = (message: string): CheckResult => ({ check: 'single-sign-on', state: 'failed', message })
