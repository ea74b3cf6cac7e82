import 'server-only'
import { and, eq, ne, sql } from 'drizzle-orm'
import { users } from '@/lib/store/account-tables'
import type { Store } from '@/lib/store/connection'
import { lockNumbers } from '@/lib/store/lock-numbers'
import { hasOpenWay } from './ways-to-sign-in'

/** Until this transaction ends, no other one can create, demote or remove an admin. */
export async function lockAdmins(tx: Pick<Store, 'execute'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumbers.admins})`)
}

/** Returns true if no other admin can sign in now; invited ones cannot yet. Call only after `lockAdmins`. */
export async function isLastAdmin(tx: Pick<Store, '$count'>, personId: string): Promise<boolean> {
  const others = and(eq(users.role, 'admin'), eq(users.banned, false), ne(users.id, personId), hasOpenWay())
  return (await tx.$count(users, others)) === 0
}
