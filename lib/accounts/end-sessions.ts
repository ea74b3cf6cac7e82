import 'server-only'
import { eq, type SQL, sql } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import { sessions, users } from '@/lib/store/account-tables'
import { type Store, store } from '@/lib/store/connection'
import type { AccountChange, Person } from './contract'
import { invalidInput, personSchema } from './input'
import { invalidatePerson } from './session-cache'

/** The channel that tells every server which sessions have ended; the payload is a session id, '' for any. */
export const sessionEndedChannel = 'session_ended'

/**
 * Ends the sessions that match the condition, and notifies every server once the transaction commits. Returns how many.
 */
export async function endSessions(tx: Pick<Store, 'delete' | 'execute'>, which: SQL): Promise<number> {
  const ended = await tx.delete(sessions).where(which).returning({ id: sessions.id, userId: sessions.userId })
  for (const { userId } of ended) invalidatePerson(userId)
  const ids = JSON.stringify(ended.map(({ id }) => id))
  await tx.execute(
    sql`select pg_notify(${sessionEndedChannel}, id) from jsonb_array_elements_text(${ids}::jsonb) as id`,
  )
  return ended.length
}

/** Ends all of a person's sessions; they may sign in again at once. Admins only, checked by the caller. */
export async function endSessionsOf(input: unknown, by: Pick<Person, 'id' | 'name'>): Promise<AccountChange> {
  const parsed = personSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const [person] = await store()
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, parsed.data.personId))
  if (!person) return { refused: 'unknown-person' }
  await store().transaction((tx) => endSessions(tx, eq(sessions.userId, person.id)))
  await recordAccount('sessions-ended', by, person)
  return 'done'
}
