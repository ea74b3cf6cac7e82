import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import { storedSubject } from '@/lib/activity/subject-in-words'
import { config } from '@/lib/runtime/config'
import { sessions } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { AccountChange, Person } from './contract'
import { invalidInput, keptSessionsRuleSchema } from './input'
import { readPolicy, writePolicy } from './sign-in-policy'

/**
 * Sets whether the sign-in offers "Keep me signed in". When switched off, kept sessions get the lifetime of any other
 * session, counted from their sign-in. Admins only, checked by the caller.
 */
export async function setKeptSessionsRule(by: Pick<Person, 'id' | 'name'>, input: unknown): Promise<AccountChange> {
  const parsed = keptSessionsRuleSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const allowsKeptSessions = parsed.data.isAllowed
  if ((await readPolicy()).allowsKeptSessions === allowsKeptSessions) return 'done'
  const lifetime = sql`make_interval(mins => ${Math.round(config().session.hours * 60)})`
  await store().transaction(async (tx) => {
    await writePolicy(tx, { allowsKeptSessions })
    if (allowsKeptSessions) return
    await tx
      .update(sessions)
      .set({ isKept: false, expiresAt: sql`${sessions.createdAt} + ${lifetime}` })
      .where(eq(sessions.isKept, true))
  })
  const outcome = allowsKeptSessions ? 'kept-sessions-allowed' : 'kept-sessions-forbidden'
  await recordAccount(outcome, by, { id: '', name: storedSubject(({ everyone }) => everyone) })
  return 'done'
}
