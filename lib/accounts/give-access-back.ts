import 'server-only'
import { eq } from 'drizzle-orm'
import { store } from '@/lib/store/connection'
import { users } from '@/lib/store/schema'
import type { AccountChange } from './contract'
import { personSchema } from './input'
import { refuseInvalid } from './refuse-invalid'

/** Lets a person sign in again, with the role and password they had. Only for admins: the caller checks. */
export async function giveAccessBack(input: unknown): Promise<AccountChange> {
  const parsed = personSchema.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  const changed = await store()
    .update(users)
    .set({ banned: false, banReason: null, banExpires: null, updatedAt: new Date() })
    .where(eq(users.id, parsed.data.personId))
    .returning({ id: users.id })
  return changed.length > 0 ? 'done' : { refused: 'unknown-person' }
}
