import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import { recordSignOut } from '@/lib/activity/record-sign-in'
import { sessions } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { OwnSession } from './contract'
import { deviceInWords } from './device-name'
import { endSessions } from './end-sessions'
import { sessionSchema } from './input'
import { isInForce, type Session } from './session'
import { accountAnswers } from './words'

/** Lists the person's sessions in force, most recently used first. */
export async function listOwnSessions({ id, person }: Pick<Session, 'id' | 'person'>): Promise<OwnSession[]> {
  const rows = await store()
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, person.id), isInForce()))
    .orderBy(desc(sessions.lastUsedAt))
  return rows.map((row) => ({
    id: row.id,
    device: deviceInWords(row.userAgent),
    address: row.ipAddress || accountAnswers.unknownAddress,
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === id,
  }))
}

/** Ends one of the person's own sessions. Does nothing if it has already ended or belongs to someone else. */
export async function endOwnSession({ person }: Pick<Session, 'person'>, input: unknown): Promise<void> {
  const parsed = sessionSchema.safeParse(input)
  if (!parsed.success) return
  const own = and(eq(sessions.id, parsed.data.sessionId), eq(sessions.userId, person.id))
  const ended = own ? await store().transaction((tx) => endSessions(tx, own)) : 0
  if (ended > 0) await recordSignOut(person, 'done')
}
