import 'server-only'
import { type Configuration, fetchUserInfo, type IDToken, type UserInfoResponse } from 'openid-client'
import type { OidcSettings } from '@/lib/runtime/oidc-settings'
import { sanitizeText } from '@/lib/text/sanitize'
import { isSingleLine } from '../../forms/valid-text'
import { emailSchema } from '../input'
import type { OidcIdentity } from './contract'

type Claims = Record<string, unknown>
type Answer = { access_token: string; claims: IDToken }

/** `amr` values for several factors, or for one that is as good: RFC 8176, section 2. */
const secondFactors = new Set(['mfa', 'otp', 'hwk', 'swk', 'fpt', 'face', 'iris', 'retina', 'vbm', 'sms', 'tel', 'sc'])
const maxNameLength = 100

/** Reads the identity from a verified ID token, and what that lacks from the UserInfo endpoint. Throws its errors. */
export async function readIdentity(
  issuer: Configuration,
  { access_token, claims: idToken }: Answer,
  settings: OidcSettings,
): Promise<OidcIdentity> {
  const admits = groupsIn(idToken, settings.groupsClaim) !== null && typeof idToken.email === 'string'
  const mayAsk = !(admits && hasName(idToken)) && issuer.serverMetadata().userinfo_endpoint !== undefined
  const ask = () => fetchUserInfo(issuer, access_token, idToken.sub)
  // Nobody is kept out for want of a name.
  const more: UserInfoResponse | null = mayAsk ? await (admits ? ask().catch(() => null) : ask()) : null
  const claims: Claims = { ...more, ...idToken }
  const { email, isEmailVerified } = emailIn(claims)
  return {
    issuer: issuer.serverMetadata().issuer,
    subject: idToken.sub,
    name: nameIn(claims, email),
    email,
    isEmailVerified,
    groups: groupsIn(claims, settings.groupsClaim) ?? [],
    hasSecondFactor: showsSecondFactor(claims, settings),
    authenticatedAt: typeof idToken.auth_time === 'number' ? new Date(idToken.auth_time * 1_000) : null,
  }
}

/** `claim` is a claim's name, or a path of names separated by dots (Keycloak: `realm_access.roles`). */
export function groupsIn(claims: Claims, claim: string): string[] | null {
  // Try it as a name first: some providers require names that are URLs, with dots of their own.
  const value = claims[claim] ?? claim.split('.').reduce<unknown>(childOf, claims)
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string') : null
}

function showsSecondFactor(claims: Claims, { secondFactorAcr }: OidcSettings): boolean {
  if (typeof claims.acr === 'string' && secondFactorAcr.includes(claims.acr)) return true
  return Array.isArray(claims.amr) && claims.amr.some((method) => secondFactors.has(String(method)))
}

/** Microsoft omits `email` for people without a mailbox; their user name has the same form, and is never verified. */
export function emailIn(claims: Claims): Pick<OidcIdentity, 'email' | 'isEmailVerified'> {
  const address = emailSchema.safeParse(claims.email)
  if (address.success) return { email: address.data, isEmailVerified: isTrue(claims.email_verified) }
  return { email: emailSchema.safeParse(claims.preferred_username).data ?? null, isEmailVerified: false }
}

const hasName = ({ name, given_name, family_name }: Claims) =>
  typeof name === 'string' || (typeof given_name === 'string' && typeof family_name === 'string')

function nameIn(claims: Claims, email: string | null): string {
  const parts = [claims.given_name, claims.family_name].filter((part) => typeof part === 'string').join(' ')
  for (const value of [claims.name, parts, claims.preferred_username, email]) {
    const name = typeof value === 'string' ? sanitizeText(value).trim().slice(0, maxNameLength) : ''
    if (name !== '' && isSingleLine(name)) return name
  }
  return 'Unnamed'
}

/** Some providers send it as a string. */
const isTrue = (value: unknown) => value === true || value === 'true'

function childOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Reflect.get(value, name)
}
