import 'server-only'
import { and, eq } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import { isNotErased } from '@/lib/privacy/deactivated-colleagues'
import { sessions, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { AccountChange, AccountRefusal, Person } from './contract'
import { endSessions } from './end-sessions'
import { invalidInput, personSchema } from './input'
import { isLastAdmin, lockAdmins } from './lock-admins'
import { invalidatePerson } from './session-cache'
import { deleteLink } from './sign-in-link'

/**
 * Ends a person's sessions, invalidates their sign-in link and keeps them from opening new sessions; their records
 * stay. Admins only, checked by the caller.
 */
export async function deactivate(input: unknown, by: Pick<Person, 'id' | 'name'>): Promise<AccountChange> {
  const parsed = personSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { personId } = parsed.data
  const answer = await store().transaction(async (tx): Promise<{ name: string } | AccountRefusal> => {
    await lockAdmins(tx)
    if (await isLastAdmin(tx, personId)) return { refused: 'last-admin' }
    invalidatePerson(personId)
    const [changed] = await tx
      .update(users)
      .set({ banned: true, banReason: null, banExpires: null, updatedAt: new Date() })
      .where(eq(users.id, personId))
      .returning({ name: users.name })
    if (!changed) return { refused: 'unknown-person' }
    await endSessions(tx, eq(sessions.userId, personId))
    await deleteLink(tx, personId)
    return changed
  })
  if ('refused' in answer) return answer
  await recordAccount('access-removed', by, { id: personId, name: answer.name })
  return 'done'
}

/** Lets a person sign in again, with their previous role and password. Admins only, checked by the caller. */
export async function reactivate(input: unknown, by: Pick<Person, 'id' | 'name'>): Promise<AccountChange> {
  const parsed = personSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const [changed] = await store()
    .update(users)
    .set({ banned: false, banReason: null, banExpires: null, updatedAt: new Date() })
    // An erased account belongs to nobody: it only holds what a former colleague did.
    .where(and(eq(users.id, parsed.data.personId), isNotErased))
    .returning({ id: users.id, name: users.name })
  if (!changed) return { refused: 'unknown-person' }
  await recordAccount('access-given-back', by, changed)
  return 'done'
}
