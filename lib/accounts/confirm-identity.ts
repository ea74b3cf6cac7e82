import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { recordRefusedSignIn } from '@/lib/activity/record-sign-in'
import { accounts, sessions } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { checkPassword } from './check-password'
import { factorsToConfirm } from './confirm-second-factor'
import type { ConfirmWay } from './contract'
import { knownDevice } from './device-cookie'
import { confirmPasswordSchema } from './input'
import { isWayOpen, usesSingleSignOn } from './oidc/linked-people'
import type { Session } from './session'
import { invalidatePerson } from './session-cache'
import { countAttempt, uncountAttempt } from './throttle'

/** How the session's user can confirm their identity; with single sign-on, only by signing in there again. */
export async function waysToConfirm({ person }: Session): Promise<ConfirmWay[]> {
  if (await usesSingleSignOn(person.id)) return ['single-sign-on']
  const [account] = await store()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, person.id), eq(accounts.providerId, 'credential'), isNotNull(accounts.password)))
  return [...(await factorsToConfirm(person.id)), ...(account ? ['password' as const] : [])]
}

/** Checks a signed-in user's password again; counted like a sign-in. `address` is `requestAddress()`. */
export async function confirmPassword(
  session: Session,
  input: unknown,
  address: string,
): Promise<'done' | 'wrong' | { blockedUntil: Date }> {
  const { email, id } = session.person
  const parsed = confirmPasswordSchema.safeParse(input)
  if (!parsed.success) return 'wrong'
  if (!(await isWayOpen(id, 'password'))) return 'wrong'
  const attempt = { account: email, address, device: await knownDevice(email) }
  const blocked = await countAttempt(attempt)
  if (blocked) {
    await recordRefusedSignIn(email, blocked)
    return { blockedUntil: blocked.blockedUntil }
  }
  const proved = await checkPassword(email, parsed.data.password, null)
  if (proved === 'wrong' || proved === 'busy' || proved.personId !== id) {
    await recordRefusedSignIn(email, 'wrong')
    return 'wrong'
  }
  await uncountAttempt(attempt)
  await noteProof(session)
  return 'done'
}

/** Records that the user has just proved their identity, in whichever way. */
export async function noteProof({ id, person }: Pick<Session, 'id' | 'person'>): Promise<void> {
  invalidatePerson(person.id)
  await store().update(sessions).set({ authenticatedAt: sql`now()` }).where(eq(sessions.id, id))
}
