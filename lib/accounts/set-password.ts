import 'server-only'
import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import { sessions, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { AccountChange, Person } from './contract'
import { invalidInput, setPasswordSchema } from './input'
import { clearAccountAttempts } from './throttle'
import { writePassword } from './write-password'

/** Sets a person's password, ends all their sessions and lifts a block. Admins only, checked by the caller. */
export async function setPassword(input: unknown, by: Pick<Person, 'id' | 'name'>): Promise<AccountChange> {
  const parsed = setPasswordSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { personId, password } = parsed.data
  const passwordHash = await hashPassword(password)
  const person = await store().transaction(async (transaction) => {
    const [person] = await transaction
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, personId))
      .for('update')
    if (!person) return null
    await writePassword(transaction, personId, passwordHash)
    await transaction.delete(sessions).where(eq(sessions.userId, personId))
    return person
  })
  if (!person) return { refused: 'unknown-person' }
  await clearAccountAttempts(person.email)
  await recordAccount('password-set', by, person)
  return 'done'
}
