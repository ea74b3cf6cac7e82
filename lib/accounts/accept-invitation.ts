import 'server-only'
import { and, eq, gt, sql } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import { invitations, sessions, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { isPasswordOf } from './check-password'
import type { AccountRefusal, Person } from './contract'
import { endSessions } from './end-sessions'
import { hashPassword } from './hash-password'
import { acceptInvitationSchema, invalidInput, invitationSchema } from './input'
import { isWayOpen } from './oidc/linked-people'
import { refusePassword, samePassword } from './password-quality'
import { hashToken } from './sign-in-link'
import { clearAccountAttempts } from './throttle'
import { writePassword } from './write-password'

/** The same answer for invalid, expired, used and withdrawn links, and for links of deactivated people. */
const deadLink = { refused: 'dead-link' } as const

const isAlive = (token: string) =>
  and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, sql`now()`), eq(users.banned, false))

/** Returns the person a link was made for. The link itself is the authorization: no session is needed. */
export async function readInvitation(input: unknown): Promise<Pick<Person, 'id' | 'name' | 'email'> | AccountRefusal> {
  const parsed = invitationSchema.safeParse(input)
  if (!parsed.success) return deadLink
  const [person] = await store()
    .select({ id: users.id, name: users.name, email: users.email })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .where(isAlive(parsed.data.token))
  if (!person) return deadLink
  return (await isWayOpen(person.id, 'password')) ? person : { refused: 'no-passwords' }
}

/**
 * Sets the password of the person a link was made for. Works once: ends their sessions, lifts their block and
 * invalidates the link. Opens no session, since the sign-in may still require a second factor.
 */
export async function acceptInvitation(
  input: unknown,
): Promise<Pick<Person, 'id' | 'name' | 'email'> | AccountRefusal> {
  // Before anything slow: only the holder of a valid link may make us compute a hash.
  const person = await readInvitation(input)
  if ('refused' in person) return person
  const parsed = acceptInvitationSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { token, password } = parsed.data
  const weak = await refusePassword(password, person)
  if (weak) return weak
  if (await isPasswordOf(person.id, password)) return samePassword()
  const passwordHash = await hashPassword(password)
  const isTaken = await store().transaction(async (tx) => {
    // Lock the person's row first, as every change of an account does, so that concurrent changes wait here.
    const [locked] = await tx.select({ banned: users.banned }).from(users).where(eq(users.id, person.id)).for('update')
    if (!locked || locked.banned) return true
    const used = await tx
      .delete(invitations)
      .where(and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, sql`now()`)))
      .returning({ userId: invitations.userId })
    if (used.length === 0) return true
    await writePassword(tx, person.id, passwordHash)
    await endSessions(tx, eq(sessions.userId, person.id))
    return false
  })
  if (isTaken) return deadLink
  await clearAccountAttempts(person.email)
  await recordAccount('password-set', person, person)
  return person
}
