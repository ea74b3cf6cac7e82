import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { cache } from 'react'
import { config } from '@/lib/runtime/config'
import { sessions, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { noteRequestPerson } from '../runtime/request-context'
import type { Person, SignInMethod } from './contract'
import { methodSchema, roleSchema } from './input'
import { noteUse } from './note-use'
import { sentSessionToken } from './session-token'

/** Who is signed in, and by which session. */
export type Session = {
  id: string
  person: Person
  method: SignInMethod
  hasSecondFactor: boolean
  isKept: boolean
  /** They signed in with a password that somebody else knows: nothing is open before it is replaced. */
  mustChangePassword: boolean
  /** The person proved who they are within the last REAUTHENTICATE_MINUTES. */
  isFresh: boolean
}

/** The session of the request; read once while a page is rendered. */
export const currentSession = cache(readSession)

async function readSession(): Promise<Session | null> {
  const token = await sentSessionToken()
  if (token === null) return null
  const { reauthenticateMinutes } = config().session
  const [row] = await store()
    .select({
      id: sessions.id,
      method: sessions.method,
      hasSecondFactor: sessions.hasSecondFactor,
      isKept: sessions.isKept,
      isFresh: sql<boolean>`${sessions.authenticatedAt} > now() - make_interval(mins => ${reauthenticateMinutes})`,
      personId: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      lastUsedAt: sessions.lastUsedAt,
      mustChangePassword: sql<boolean>`${users.mustChangePassword} and ${sessions.method} = 'password'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), isInForce(), eq(users.banned, false)))
  if (!row) return null
  const role = roleSchema.safeParse(row.role)
  if (!role.success) return null
  noteRequestPerson(row.personId)
  await noteUse(row.id, row.lastUsedAt)
  const { id, hasSecondFactor, isKept, isFresh, mustChangePassword } = row
  const person = { id: row.personId, name: row.name, email: row.email, role: role.data }
  return { id, person, method: methodSchema.parse(row.method), hasSecondFactor, isKept, isFresh, mustChangePassword }
}

/** Neither over nor idle, by the store's clock. */
export function isInForce() {
  const isInUse = sql`(${sessions.isKept} or ${sessions.lastUsedAt} > now() - make_interval(mins => ${config().session.idleMinutes}))`
  return and(isWithinLife(), isInUse)
}

/** Not over, however long nobody has used it. From `created_at` too: a server of the release before prolongs it. */
export function isWithinLife() {
  const { hours, keepDays } = config().session
  const whole = sql`make_interval(mins => ${Math.round(hours * 60)})`
  const kept = sql`make_interval(days => ${keepDays})`
  const begun = sql`${sessions.createdAt} > now() - case when ${sessions.isKept} then ${kept} else ${whole} end`
  return and(sql`${sessions.expiresAt} > now()`, begun)
}
