import 'server-only'
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client'
import { config } from '@/lib/runtime/config'
import { randomSecret, saveAttempt } from './attempts'
import { type OidcPurpose, type OidcRefusal, oidcCallbackPath } from './contract'
import { reachableIssuer } from './issuer'

/**
 * Begins a sign-in at the provider. Returns the address to send the browser to, or why not. `next`: where the user goes
 * afterwards, a path of this desk. `browser`: the secret in this browser's cookie. Throws if no issuer is configured.
 */
export async function beginOidc(
  { next, purpose }: { next: string; purpose: OidcPurpose },
  browser: string,
): Promise<{ location: string } | { refused: OidcRefusal }> {
  const { oidc, app } = config()
  if (!oidc) throw new Error('Single sign-on is not configured')
  const issuer = await reachableIssuer(oidc)
  if (!issuer) return { refused: 'unreachable' }
  const [nonce, codeVerifier] = [randomSecret(), randomSecret()]
  const state = await saveAttempt({ nonce, codeVerifier, next, purpose }, browser)
  const location = buildAuthorizationUrl(issuer, {
    redirect_uri: app.url + oidcCallbackPath,
    scope: oidc.scopes,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(purpose === 'confirm' ? { prompt: 'login', max_age: '0' } : {}),
  })
  return { location: location.href }
}
