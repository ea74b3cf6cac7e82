import 'server-only'
import { eq } from 'drizzle-orm'
import { store } from '@/lib/store/connection'
import { sessions, users } from '@/lib/store/schema'
import type { AccountChange } from './contract'
import { personSchema } from './input'
import { isLastAdmin, lockAdmins } from './lock-admins'
import { refuseInvalid } from './refuse-invalid'

/** Ends a person's sessions and lets them open no new one; what they did stays theirs. Only for admins: the caller checks. */
export async function removeAccess(input: unknown): Promise<AccountChange> {
  const parsed = personSchema.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  const { personId } = parsed.data
  return store().transaction(async (transaction): Promise<AccountChange> => {
    await lockAdmins(transaction)
    if (await isLastAdmin(transaction, personId)) return { refused: 'last-admin' }
    const changed = await transaction
      .update(users)
      .set({ banned: true, banReason: null, banExpires: null, updatedAt: new Date() })
      .where(eq(users.id, personId))
      .returning({ id: users.id })
    if (changed.length === 0) return { refused: 'unknown-person' }
    await transaction.delete(sessions).where(eq(sessions.userId, personId))
    return 'done'
  })
}
