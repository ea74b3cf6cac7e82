import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import { recordRefusedSignIn } from '@/lib/activity/record-sign-in'
import { requestAddress } from '@/lib/runtime/request-context'
import { sessions, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { checkPassword, isStillPassword } from './check-password'
import type { AccountChange } from './contract'
import { knownDevice } from './device-cookie'
import { endSessions } from './end-sessions'
import { hashPassword } from './hash-password'
import { changeOwnPasswordSchema, invalidInput } from './input'
import { isWayOpen } from './oidc/linked-people'
import { refusePassword, samePassword } from './password-quality'
import type { Session } from './session'
import { clearAccountAttempts, countAttempt, uncountAttempt } from './throttle'
import { writePassword } from './write-password'

/** Needs the current password, rate limited like a sign-in; ends all other sessions of the person. */
export async function changeOwnPassword(
  session: Pick<Session, 'id' | 'person'>,
  input: unknown,
): Promise<AccountChange> {
  const parsed = changeOwnPasswordSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { currentPassword, password } = parsed.data
  const { id: personId, email } = session.person
  if (!(await isWayOpen(personId, 'password'))) return { refused: 'no-passwords' }
  const attempt = { account: email, address: requestAddress(), device: await knownDevice(email) }
  const blocked = await countAttempt(attempt)
  if (blocked) {
    await recordRefusedSignIn(email, blocked)
    return { refused: 'blocked', until: blocked.blockedUntil }
  }
  const proved = await checkPassword(email, currentPassword, null)
  if (proved === 'wrong' || proved === 'busy') {
    await recordRefusedSignIn(email, 'wrong')
    return { refused: 'wrong-password' }
  }
  await uncountAttempt(attempt)
  // Normalized as for hashing: two encodings of the same text are the same password.
  if (password.normalize('NFKC') === currentPassword.normalize('NFKC')) return samePassword()
  const weak = await refusePassword(password, session.person)
  if (weak) return weak
  const passwordHash = await hashPassword(password)
  const isChanged = await store().transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, personId)).for('update')
    // Changed elsewhere meanwhile, as by the owner whose old password somebody else knows.
    if (!(await isStillPassword(tx, proved))) return false
    await writePassword(tx, personId, passwordHash)
    await endSessions(tx, sql`${sessions.userId} = ${personId} and ${sessions.id} <> ${session.id}`)
    return true
  })
  if (!isChanged) return { refused: 'wrong-password' }
  await clearAccountAttempts(email)
  await recordAccount('password-changed', session.person, session.person)
  return 'done'
}
