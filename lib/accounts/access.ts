import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import { sessions, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { AccountChange, AccountRefusal, Person } from './contract'
import { invalidInput, personSchema } from './input'
import { isLastAdmin, lockAdmins } from './lock-admins'

/** Ends a person's sessions and lets them open no new one; their records stay. Admins only, checked by the caller. */
export async function removeAccess(input: unknown, by: Pick<Person, 'id' | 'name'>): Promise<AccountChange> {
  const parsed = personSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { personId } = parsed.data
  const answer = await store().transaction(async (transaction): Promise<{ name: string } | AccountRefusal> => {
    await lockAdmins(transaction)
    if (await isLastAdmin(transaction, personId)) return { refused: 'last-admin' }
    const [changed] = await transaction
      .update(users)
      .set({ banned: true, banReason: null, banExpires: null, updatedAt: new Date() })
      .where(eq(users.id, personId))
      .returning({ name: users.name })
    if (!changed) return { refused: 'unknown-person' }
    await transaction.delete(sessions).where(eq(sessions.userId, personId))
    return changed
  })
  if ('refused' in answer) return answer
  await recordAccount('access-removed', by, { id: personId, name: answer.name })
  return 'done'
}

/** Lets a person sign in again, with the role and password they had. Admins only, checked by the caller. */
export async function restoreAccess(input: unknown, by: Pick<Person, 'id' | 'name'>): Promise<AccountChange> {
  const parsed = personSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const [changed] = await store()
    .update(users)
    .set({ banned: false, banReason: null, banExpires: null, updatedAt: new Date() })
    .where(eq(users.id, parsed.data.personId))
    .returning({ id: users.id, name: users.name })
  if (!changed) return { refused: 'unknown-person' }
  await recordAccount('access-given-back', by, changed)
  return 'done'
}
