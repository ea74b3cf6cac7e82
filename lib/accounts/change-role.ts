import 'server-only'
import { eq } from 'drizzle-orm'
import { store } from '@/lib/store/connection'
import { users } from '@/lib/store/schema'
import type { AccountChange } from './contract'
import { changeRoleSchema } from './input'
import { isLastAdmin, lockAdmins } from './lock-admins'
import { refuseInvalid } from './refuse-invalid'

/** Gives a person another role, in force from the next request. Only for admins: the caller checks. */
export async function changeRole(input: unknown): Promise<AccountChange> {
  const parsed = changeRoleSchema.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  const { personId, role } = parsed.data
  return store().transaction(async (transaction): Promise<AccountChange> => {
    await lockAdmins(transaction)
    if (role !== 'admin' && (await isLastAdmin(transaction, personId))) return { refused: 'last-admin' }
    const changed = await transaction
      .update(users)
      .set({ role, updatedAt: new Date() })
      .where(eq(users.id, personId))
      .returning({ id: users.id })
    return changed.length > 0 ? 'done' : { refused: 'unknown-person' }
  })
}
