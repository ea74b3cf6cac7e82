import 'server-only'
import { and, countDistinct, eq, inArray } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import { passkeys, sessions, twoFactors, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { endSecondSteps } from './begun-second-steps'
import type { AccountChange, Person, SecondFactor } from './contract'
import { endSessions } from './end-sessions'
import { invalidInput, personSchema } from './input'

/** Returns what each person can use to prove their identity besides a password; unknown ids are left out. */
export async function secondFactorOf(personIds: string[]): Promise<Map<string, SecondFactor>> {
  const rows = await store()
    .select({ id: users.id, passkeys: countDistinct(passkeys.id), codes: countDistinct(twoFactors.id) })
    .from(users)
    .leftJoin(passkeys, eq(passkeys.userId, users.id))
    .leftJoin(twoFactors, and(eq(twoFactors.userId, users.id), eq(twoFactors.verified, true)))
    .where(inArray(users.id, personIds))
    .groupBy(users.id)
  return new Map(rows.map(({ id, passkeys, codes }) => [id, { passkeys, hasTotp: codes > 0 }]))
}

/** Like `secondFactorOf`, for one person. */
export async function ownSecondFactor(personId: string): Promise<SecondFactor> {
  return (await secondFactorOf([personId])).get(personId) ?? { passkeys: 0, hasTotp: false }
}

/**
 * Removes a person's passkeys, two-step sign-in and recovery codes, in case they have lost them, and ends their
 * sessions. Admins only, checked by the caller.
 */
export async function resetSecondFactor(input: unknown, by: Pick<Person, 'id' | 'name'>): Promise<AccountChange> {
  const parsed = personSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { personId } = parsed.data
  const person = await store().transaction(async (tx) => {
    const [person] = await tx
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(eq(users.id, personId))
      .for('update')
    if (!person) return null
    await tx.delete(passkeys).where(eq(passkeys.userId, personId))
    await tx.delete(twoFactors).where(eq(twoFactors.userId, personId))
    await endSecondSteps(tx, personId)
    await endSessions(tx, eq(sessions.userId, personId))
    return person
  })
  if (!person) return { refused: 'unknown-person' }
  await recordAccount('second-factor-reset', by, person)
  return 'done'
}
