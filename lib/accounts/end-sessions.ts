import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { sessions } from '@/lib/store/account-tables'
import type { Store } from '@/lib/store/connection'
import { invalidatePerson } from './session-cache'

/** The channel that tells every server which sessions have ended; the payload is a session id. */
export const sessionEndedChannel = 'session_ended'

/**
 * Ends the sessions that match the condition, and notifies every server once the transaction commits. Returns how many.
 */
export async function endSessions(tx: Pick<Store, 'delete' | 'execute'>, which: SQL): Promise<number> {
  const ended = await tx.delete(sessions).where(which).returning({ id: sessions.id, userId: sessions.userId })
  for (const { userId } of ended) invalidatePerson(userId)
  for (const { id } of ended) await tx.execute(sql`select pg_notify(${sessionEndedChannel}, ${id})`)
  return ended.length
}
