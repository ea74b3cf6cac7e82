import 'server-only'
import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { store } from '@/lib/store/connection'
import { sessions, users } from '@/lib/store/schema'
import type { AccountChange } from './contract'
import { setPasswordSchema } from './input'
import { refuseInvalid } from './refuse-invalid'
import { forgetAccount } from './throttle'
import { writePassword } from './write-password'

/** Gives a person a new password, ends all their sessions and lifts a block. Only for admins: the caller checks. */
export async function setPassword(input: unknown): Promise<AccountChange> {
  const parsed = setPasswordSchema.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  const { personId, password } = parsed.data
  const passwordHash = await hashPassword(password)
  const email = await store().transaction(async (transaction) => {
    const [person] = await transaction
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, personId))
      .for('update')
    if (!person) return null
    await writePassword(transaction, personId, passwordHash)
    await transaction.delete(sessions).where(eq(sessions.userId, personId))
    return person.email
  })
  if (email === null) return { refused: 'unknown-person' }
  await forgetAccount(email)
  return 'done'
}
