import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import { users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { AccountChange, AccountRefusal, Person } from './contract'
import { changeRoleSchema, invalidInput } from './input'
import { isLastAdmin, lockAdmins } from './lock-admins'
import { invalidatePerson } from './session-cache'

type Changed = { name: string; role: string }

/** Changes a person's role, in force from the next request. Admins only, checked by the caller. `by`: the admin. */
export async function changeRole(input: unknown, by: Pick<Person, 'id' | 'name'>): Promise<AccountChange> {
  const parsed = changeRoleSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { personId, role } = parsed.data
  const answer = await store().transaction(async (tx): Promise<Changed | AccountRefusal> => {
    await lockAdmins(tx)
    if (role !== 'admin' && (await isLastAdmin(tx, personId))) return { refused: 'last-admin' }
    const [before] = await tx
      .select({ name: users.name, role: users.role })
      .from(users)
      .where(eq(users.id, personId))
      .for('update')
    if (!before) return { refused: 'unknown-person' }
    invalidatePerson(personId)
    await tx.update(users).set({ role, updatedAt: new Date() }).where(eq(users.id, personId))
    return before
  })
  if ('refused' in answer) return answer
  if (answer.role !== role)
    await recordAccount('role-changed', by, { id: personId, name: answer.name }, { from: answer.role, to: role })
  return 'done'
}
