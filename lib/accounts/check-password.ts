import 'server-only'
import { and, eq } from 'drizzle-orm'
import { accounts, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { hashPassword, needsRehash, verifyPassword } from './hash-password'

/**
 * Returns the person with this e-mail address and password, even if deactivated; "wrong" after the same time in every
 * case, "busy" if there are too many requests. `email` null: matches no account. `from`: the client, as in
 * `verifyPassword`. Replaces an old hash.
 */
export async function checkPassword(
  email: string | null,
  password: string,
  from: string | null,
): Promise<{ personId: string } | 'wrong' | 'busy'> {
  const account = email === null ? undefined : await readHash(email)
  const hash = account?.hash ?? null
  const isRight = await verifyPassword({ hash, password }, from)
  if (isRight === 'busy') return 'busy'
  if (!isRight || !account || hash === null) return 'wrong'
  if (needsRehash(hash)) {
    const renewed = await hashPassword(password)
    await store()
      .update(accounts)
      .set({ password: renewed })
      .where(and(eq(accounts.id, account.id), eq(accounts.password, hash)))
  }
  return { personId: account.personId }
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
