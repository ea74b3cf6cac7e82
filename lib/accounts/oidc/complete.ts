import 'server-only'
import { AuthorizationResponseError, authorizationCodeGrant, type Configuration } from 'openid-client'
import { metrics } from '@/lib/metrics/metrics'
import { config } from '@/lib/runtime/config'
import { log } from '@/lib/runtime/log'
import type { OidcSettings } from '@/lib/runtime/oidc-settings'
import { noteProof } from '../confirm-identity'
import { openSession } from '../open-session'
import { currentSession } from '../session'
import { admitPerson } from './admit-person'
import { type OidcAttempt, takeAttempt } from './attempts'
import { type OidcIdentity, type OidcRefusal, oidcCallbackPath } from './contract'
import { describeOidcError, isUnreachable } from './describe-oidc-error'
import { knownIssuer, toleranceSeconds } from './issuer'
import { isIdentityOf } from './linked-people'
import { readIdentity } from './read-identity'
import { recordOidcRefusal } from './record-refusal'

/** `next`: where the user wanted to go; null if the attempt is unknown. */
type Completed = { next: string } | { refused: OidcRefusal; next: string | null }

/**
 * Handles the browser's return from the provider: checks the answer, then opens a session or confirms the current one.
 * `search`: the query of the URL as received. `browser`: as for `beginOidc`; null without its cookie.
 */
export async function completeOidc(search: URLSearchParams, browser: string | null): Promise<Completed> {
  const { oidc, app } = config()
  if (!oidc) throw new Error('Single sign-on is not configured')
  const state = search.get('state')
  const attempt = state && browser ? await takeAttempt(state, browser) : null
  if (!state || !attempt) return refuse('expired', null, null)
  const issuer = await knownIssuer(oidc)
  if (!issuer) return refuse('unreachable', attempt, null)
  const address = new URL(`${app.url}${oidcCallbackPath}?${search}`)
  const answer = await askForIdentity(issuer, address, { ...attempt, state }, oidc)
  if ('refused' in answer) return refuse(answer.refused, attempt, null)
  return attempt.purpose === 'confirm' ? confirm(answer, attempt) : signIn(answer, attempt, oidc)
}

/** The library checks issuer, audience, signature, nonce, expiry, state, code and PKCE. */
async function askForIdentity(
  issuer: Configuration,
  address: URL,
  { state, nonce, codeVerifier }: OidcAttempt & { state: string },
  settings: OidcSettings,
): Promise<OidcIdentity | { refused: OidcRefusal }> {
  try {
    const tokens = await authorizationCodeGrant(issuer, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) return { refused: 'invalid' }
    return await readIdentity(issuer, { access_token: tokens.access_token, claims }, settings)
  } catch (error) {
    const refused = refusalOf(error)
    log.warn({ reason: describeOidcError(error) }, 'a sign-in at the identity provider failed')
    return { refused }
  }
}

function refusalOf(error: unknown): OidcRefusal {
  if (isUnreachable(error)) return 'unreachable'
  return error instanceof AuthorizationResponseError && error.error === 'access_denied' ? 'declined' : 'invalid'
}

async function signIn(identity: OidcIdentity, attempt: OidcAttempt, settings: OidcSettings): Promise<Completed> {
  const admitted = await admitPerson(identity, settings)
  if ('refused' in admitted) return refuse(admitted.refused, attempt, admitted.personId)
  // A sign-in for which the provider asked for no password does not prove who is there now: its own time counts.
  const { hasSecondFactor, authenticatedAt: provedAt } = identity
  const opened = await openSession(admitted.personId, { method: 'oidc', hasSecondFactor, provedAt })
  return opened === 'no-access' ? refuse('no-access', attempt, admitted.personId) : { next: attempt.next }
}

/** The provider was told to authenticate again: a time before the attempt means that it did not. */
async function confirm(identity: OidcIdentity, attempt: OidcAttempt): Promise<Completed> {
  const session = await currentSession()
  if (!session) return refuse('expired', attempt, null)
  const personId = session.person.id
  if (!(await isIdentityOf(personId, identity))) return refuse('other-person', attempt, personId)
  const earliest = attempt.startedAt.getTime() - toleranceSeconds * 1_000
  if (identity.authenticatedAt === null || identity.authenticatedAt.getTime() < earliest)
    return refuse('not-recent', attempt, personId)
  await noteProof(session)
  return { next: attempt.next }
}

async function refuse(refused: OidcRefusal, attempt: OidcAttempt | null, personId: string | null): Promise<Completed> {
  metrics().signIns.inc({ outcome: 'refused' })
  await recordOidcRefusal(refused, personId)
  return { refused, next: attempt?.next ?? null }
}
