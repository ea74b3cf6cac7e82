import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { noteRequestPerson } from '../runtime/request-context'
import { auth } from './auth'
import type { Person } from './contract'
import { roleSchema } from './input'

/** Who is signed in, and by which session. */
export type Session = { id: string; expiresAt: Date; person: Person }

/** For rendering: cached for one render, prolongs nothing, since a page cannot set the cookie that would go with it. */
export const currentSession = cache(() => readSession(false))

/** For handlers and actions: also prolongs a session that is more than a day old, cookie and store together. */
export const renewSession = cache(() => readSession(true))

async function readSession(mayRenew: boolean): Promise<Session | null> {
  const found = await auth().api.getSession({ headers: await headers(), query: { disableRefresh: !mayRenew } })
  if (!found) return null
  const { session, user } = found
  noteRequestPerson(user.id)
  const role = roleSchema.safeParse(user.role)
  // A ban ends the sessions it finds; one that is being opened at that moment is stopped here.
  if (user.banned || !role.success) return null
  return {
    id: session.id,
    expiresAt: session.expiresAt,
    person: { id: user.id, name: user.name, email: user.email, role: role.data },
  }
}
