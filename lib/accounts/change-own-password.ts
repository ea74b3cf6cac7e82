import 'server-only'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { and, eq, ne } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import { accounts, sessions } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { AccountChange } from './contract'
import { changeOwnPasswordSchema, invalidInput } from './input'
import type { Session } from './session'
import { clearAccountAttempts, countAttempt } from './throttle'
import { writePassword } from './write-password'

/** Needs the current password, counted like a sign-in; ends every other session of the person. */
export async function changeOwnPassword(session: Session, input: unknown): Promise<AccountChange> {
  const parsed = changeOwnPasswordSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { currentPassword, password } = parsed.data
  const { id: personId, email } = session.person
  const until = await countAttempt('account', email)
  if (until) return { refused: 'blocked', until }
  const [account] = await store()
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, personId), eq(accounts.providerId, 'credential')))
  if (!account?.hash || !(await verifyPassword({ hash: account.hash, password: currentPassword })))
    return { refused: 'wrong-password' }
  const passwordHash = await hashPassword(password)
  await store().transaction(async (transaction) => {
    await writePassword(transaction, personId, passwordHash)
    await transaction.delete(sessions).where(and(eq(sessions.userId, personId), ne(sessions.id, session.id)))
  })
  await clearAccountAttempts(email)
  await recordAccount('password-changed', session.person, session.person)
  return 'done'
}
