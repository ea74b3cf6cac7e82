import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { config } from '@/lib/runtime/config'
import { accounts } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { SignInMethod } from '../contract'
import type { OidcIdentity } from './contract'
import { discoveredIssuer } from './known-issuer'

/** The value of `accounts.providerId` for people of an issuer, the same with or without a trailing slash. */
export const providerIdOf = (issuer: string) => `oidc:${issuer.replace(/\/+$/, '')}`

/** Returns whether the identity is linked to this person. */
export async function isIdentityOf(
  personId: string,
  { issuer, subject }: Pick<OidcIdentity, 'issuer' | 'subject'>,
): Promise<boolean> {
  const identity = and(eq(accounts.providerId, providerIdOf(issuer)), eq(accounts.accountId, subject))
  return (await store().$count(accounts, and(eq(accounts.userId, personId), identity))) > 0
}

/** Returns whether this person may open a session by this method, including the methods of a second step. */
export async function isWayOpen(personId: string, method: SignInMethod): Promise<boolean> {
  if (method === 'oidc') return true
  if (!config().takesPasswords) return false
  return !(await usesSingleSignOn(personId))
}

/**
 * Returns whether this person signs in only at the provider: a password or passkey of the desk would let in people whom
 * the provider has removed. False if no provider is configured any more.
 */
export async function usesSingleSignOn(personId: string): Promise<boolean> {
  const providers = linkedProviders()
  if (providers.length === 0) return false
  const linked = and(eq(accounts.userId, personId), inArray(accounts.providerId, providers))
  return (await store().$count(accounts, linked)) > 0
}

/** The values of `accounts.providerId` for people of the configured provider; none without one. */
export function linkedProviders(): string[] {
  const { oidc } = config()
  // People are linked under the discovered name.
  return oidc === null ? [] : [oidc.issuer, discoveredIssuer() ?? oidc.issuer].map(providerIdOf)
}
