import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { cache } from 'react'
import { config } from '@/lib/runtime/config'
import { sessions, signInPolicy, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { noteRequestPerson, requestFacts } from '../runtime/request-context'
import { methodSchema, roleSchema } from './input'
import { noteUse } from './note-use'
import { beginCheck, cachedSession, cacheUse, type SessionCheck } from './session-cache'
import type { Session } from './session-facts'
import { sentSessionToken } from './session-token'

export type { Session }

/** The request's session; read once per page rendering. */
export const currentSession = cache(readSession)

async function readSession(): Promise<Session | null> {
  const token = await sentSessionToken()
  if (token === null) return null
  const check = keptForReading(token) ?? (await checkInStore(token))
  if (!check) return null
  const { session, lastUsedAt } = check
  noteRequestPerson(session.person.id)
  const usedAt = await noteUse(session.id, lastUsedAt)
  if (usedAt) cacheUse(token, usedAt)
  return session
}

/** Requests that change something are checked in the store every time. */
function keptForReading(token: string): SessionCheck | null {
  return requestFacts().method === 'GET' ? cachedSession(token) : null
}

async function checkInStore(token: string): Promise<SessionCheck | null> {
  const keep = beginCheck()
  const [row] = await store()
    .select({
      id: sessions.id,
      method: sessions.method,
      hasSecondFactor: sessions.hasSecondFactor,
      isKept: sessions.isKept,
      isFresh: isProvedRecently(),
      leftMs: leftMs(),
      personId: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      lastUsedAt: sessions.lastUsedAt,
      mustChangePassword: sql<boolean>`${users.mustChangePassword} and ${sessions.method} = 'password'`,
      needsSecondFactor: sql<boolean>`exists (select 1 from ${signInPolicy} where ${signInPolicy.requiresSecondFactor})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), isInForce(), eq(users.banned, false)))
  if (!row) return null
  const role = roleSchema.safeParse(row.role)
  if (!role.success) return null
  const { id, hasSecondFactor, isKept, isFresh, mustChangePassword, needsSecondFactor, lastUsedAt } = row
  const person = { id: row.personId, name: row.name, email: row.email, role: role.data }
  const method = methodSchema.parse(row.method)
  const session = { id, person, method, hasSecondFactor, isKept, mustChangePassword, needsSecondFactor, isFresh }
  keep(token, { session, lastUsedAt }, row.leftMs)
  return { session, lastUsedAt }
}

/** Neither expired nor idle, by the store's clock. */
export function isInForce() {
  const isInUse = sql`(${sessions.isKept} or (${sessions.lastUsedAt} > now() - make_interval(mins => ${config().session.idleMinutes})
    and ${sessions.lastUsedAt} < now() + interval '1 minute'))`
  return and(isWithinLife(), isInUse)
}

/**
 * Not expired, however long idle. Checks `created_at` too, since servers of the previous release extend sessions. How
 * old a session is that begins in the future cannot be told: the clock was set back since.
 */
export function isWithinLife() {
  return and(
    sql`${sessions.expiresAt} > now()`,
    sql`${sessions.createdAt} > now() - ${lifetimeOf(sql`${sessions.isKept}`)}`,
    sql`${sessions.createdAt} < now() + interval '1 minute'`,
  )
}

/** How long a session may last, as an SQL interval; `isKept`: the user asked to stay signed in. */
export function lifetimeOf(isKept: SQL): SQL {
  const { hours, keepDays } = config().session
  return sql`(case when ${isKept} then make_interval(days => ${keepDays})
    else make_interval(mins => ${Math.round(hours * 60)}) end)`
}

/** A proof in the future is of before the clock was set back: how old it is cannot be told. */
function isProvedRecently() {
  const oldest = sql`now() - make_interval(mins => ${config().session.reauthenticateMinutes})`
  return sql<boolean>`(${sessions.authenticatedAt} > ${oldest}
    and ${sessions.authenticatedAt} < now() + interval '1 minute')`
}

/** Milliseconds until an unused session expires, or until its proof is no longer fresh, if that comes first. */
function leftMs() {
  const { idleMinutes, reauthenticateMinutes } = config().session
  const idle = sql`case when not ${sessions.isKept} then ${sessions.lastUsedAt} + make_interval(mins => ${idleMinutes}) end`
  const fresh = sql`nullif(greatest(${sessions.authenticatedAt} + make_interval(mins => ${reauthenticateMinutes}), now()), now())`
  const end = sql`least(${sessions.expiresAt}, ${sessions.createdAt} + ${lifetimeOf(sql`${sessions.isKept}`)}, ${idle}, ${fresh})`
  return sql<number>`(extract(epoch from ${end} - now()) * 1000)::float8`
}
