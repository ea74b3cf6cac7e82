import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '@/lib/store/account-tables'
import type { Store } from '@/lib/store/connection'

/** Condition over `users`: has a password, single sign-on or a passkey. Invited people have none. */
export const hasWayToSignIn = sql`(exists (select 1 from accounts where accounts.user_id = users.id)
  or exists (select 1 from passkeys where passkeys.user_id = users.id))`

export async function canSignIn(tx: Pick<Store, '$count'>, personId: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, personId), hasWayToSignIn))) > 0
}
