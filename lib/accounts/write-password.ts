import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { accounts, twoFactors, users } from '@/lib/store/account-tables'
import type { Store } from '@/lib/store/connection'
import { endSecondSteps } from './begun-second-steps'
import { invalidatePerson } from './session-cache'

/**
 * Sets the hash of the password a person has chosen; creates it for a person without one. Sign-ins that were begun with
 * the previous password end, and so does the wait that wrong codes have caused.
 */
export async function writePassword(
  tx: Pick<Store, 'insert' | 'update' | 'delete'>,
  personId: string,
  passwordHash: string,
): Promise<void> {
  invalidatePerson(personId)
  await tx.update(users).set({ mustChangePassword: false, updatedAt: new Date() }).where(eq(users.id, personId))
  await endSecondSteps(tx, personId)
  const own = eq(twoFactors.id, personId)
  await tx.update(twoFactors).set({ failedVerificationCount: 0, lockedUntil: null }).where(own)
  const changed = await tx
    .update(accounts)
    .set({ password: passwordHash, updatedAt: new Date() })
    .where(and(eq(accounts.userId, personId), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id })
  if (changed.length > 0) return
  await tx.insert(accounts).values({
    id: randomUUID(),
    accountId: personId,
    providerId: 'credential',
    userId: personId,
    password: passwordHash,
  })
}
