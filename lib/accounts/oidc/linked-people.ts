import 'server-only'
import { and, eq } from 'drizzle-orm'
import { config } from '@/lib/runtime/config'
import { accounts } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { SignInMethod } from '../contract'
import type { OidcIdentity } from './contract'

/** The value of `accounts.providerId` for people of an issuer, the same with or without a trailing slash. */
export const providerIdOf = (issuer: string) => `oidc:${issuer.replace(/\/+$/, '')}`

/** Returns whether the identity is linked to this person. */
export async function isIdentityOf(
  personId: string,
  { issuer, subject }: Pick<OidcIdentity, 'issuer' | 'subject'>,
): Promise<boolean> {
  return (await store().$count(accounts, and(linked(personId, issuer), eq(accounts.accountId, subject)))) > 0
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
  const { oidc } = config()
  return oidc !== null && (await store().$count(accounts, linked(personId, oidc.issuer))) > 0
}

const linked = (personId: string, issuer: string) =>
  and(eq(accounts.userId, personId), eq(accounts.providerId, providerIdOf(issuer)))
