import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { config } from '@/lib/runtime/config'
import { accounts, users } from '@/lib/store/account-tables'
import type { Store } from '@/lib/store/connection'
import { linkedProviders } from './oidc/linked-people'

/** Condition over `users`: has a password, single sign-on or a passkey. Invited people have none. */
export const hasWayToSignIn = sql`(exists (select 1 from accounts where accounts.user_id = users.id)
  or exists (select 1 from passkeys where passkeys.user_id = users.id))`

/** Condition over `users`: has a way to sign in that is open as the desk is set up now (`isWayOpen`). */
export function hasOpenWay() {
  const isLinked = sql`exists (select 1 from accounts where accounts.user_id = users.id
    and ${inArray(accounts.providerId, linkedProviders())})`
  if (!config().takesPasswords) return isLinked
  return sql`(${isLinked} or exists (select 1 from passkeys where passkeys.user_id = users.id)
    or exists (select 1 from accounts where accounts.user_id = users.id and accounts.provider_id = 'credential'))`
}

export async function canSignIn(tx: Pick<Store, '$count'>, personId: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, personId), hasWayToSignIn))) > 0
}
