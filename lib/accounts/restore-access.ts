import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import { users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { AccountChange, Person } from './contract'
import { invalidInput, personSchema } from './input'

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
