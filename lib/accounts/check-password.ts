import 'server-only'
import { and, eq } from 'drizzle-orm'
import { accounts, users } from '@/lib/store/account-tables'
import { type Store, store } from '@/lib/store/connection'
import { hashPassword, needsRehash, verifyPassword } from './hash-password'

/** Whose password was correct. `hash` is what it was compared with: for `isStillPassword`. */
export type ProvedPassword = { personId: string; hash: string }

/**
 * Returns the person with this e-mail address and password, even if deactivated; "wrong" after the same time in every
 * case, "busy" if there are too many requests. `email` null: matches no account. `from`: the client, as in
 * `verifyPassword`. Replaces an old hash.
 */
export async function checkPassword(
  email: string | null,
  password: string,
  from: string | null,
): Promise<ProvedPassword | 'wrong' | 'busy'> {
  const account = email === null ? undefined : await readHash(email)
  const hash = account?.hash ?? null
  const isRight = await verifyPassword({ hash, password }, from)
  if (isRight === 'busy') return 'busy'
  if (!isRight || !account || hash === null) return 'wrong'
  if (!needsRehash(hash)) return { personId: account.personId, hash }
  const renewed = await hashPassword(password)
  const replaced = await store()
    .update(accounts)
    .set({ password: renewed })
    .where(and(eq(accounts.id, account.id), eq(accounts.password, hash)))
    .returning({ id: accounts.id })
  // Replaced by another sign-in, or by another password.
  if (replaced.length === 0) return checkPassword(email, password, from)
  return { personId: account.personId, hash: renewed }
}

/**
 * Returns whether the password is still the one that was proved. Call it in the transaction that acts on it, after
 * locking the person's row, so that a concurrent change is either seen here or sees what was done.
 */
export async function isStillPassword(tx: Pick<Store, '$count'>, { personId, hash }: ProvedPassword): Promise<boolean> {
  const isThis = and(eq(accounts.userId, personId), eq(accounts.providerId, 'credential'), eq(accounts.password, hash))
  return (await tx.$count(accounts, isThis)) > 0
}

/**
 * Returns whether this is the person's current password. For links, whose holder is not a stranger, so it is never
 * refused as busy.
 */
export async function isPasswordOf(personId: string, password: string): Promise<boolean> {
  const [account] = await store()
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, personId), eq(accounts.providerId, 'credential')))
  if (!account?.hash) return false
  return (await verifyPassword({ hash: account.hash, password }, null)) === true
}

async function readHash(email: string) {
  const [account] = await store()
    .select({ id: accounts.id, personId: users.id, hash: accounts.password })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email))
  return account
}
