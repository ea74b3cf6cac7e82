import 'server-only'
import type { Route } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { recordRefusedRole } from '../activity/record-refusal'
import type { Authorize, StaleProof } from '../http/contract'
import { hasRole, personHeader, type Role } from './contract'
import { watchSession } from './ended-sessions'
import { lacksSecondFactor, secondFactorPath } from './second-factor-requirement'
import { currentSession, type Session } from './session'
import { sentSessionToken } from './session-token'
import { accountAnswers } from './words'

/**
 * For pages and layouts. Redirects users who are not signed in to `/sign-in`, and back to `path` (with its query)
 * afterwards. Users without the second factor that the sign-in rules require, or with a password that others know, are
 * redirected to where they can fix that. If the role does not suffice, returns `refused`: show that page, never the
 * content.
 */
export async function requirePage(role: Role, path: string): Promise<{ session: Session } | { refused: Role }> {
  const session = await currentSession()
  if (!session) redirect(path === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(path)}`)
  if (lacksSecondFactor(session)) redirect(`${secondFactorPath}?next=${encodeURIComponent(path)}` as Route)
  if (session.mustChangePassword) redirect(`/new-password?next=${encodeURIComponent(path)}` as Route)
  if (hasRole(session.person.role, role)) return { session }
  await recordRefusedRole(session.person, { has: session.person.role, needs: role })
  return { refused: role }
}

/** For changing one's own password, which is also open to users who must change it. */
export function requireSelf(): Authorize<Session> {
  return async () => {
    const session = await currentSession()
    if (!session) return { status: 401, hasEnded: (await sentSessionToken()) !== null }
    return lacksSecondFactor(session) ? { status: 403, reason: accountAnswers.factorNeeded } : { session }
  }
}

/**
 * For handlers and server actions: returns a value, so that a form can say "Sign in again" and keep its input. For the
 * page of a person who is not the session's, the session has ended.
 */
export function requireRole(role: Role): Authorize<Session> {
  return async () => {
    const session = await currentSession()
    if (!session) return { status: 401, hasEnded: (await sentSessionToken()) !== null }
    if (await isForSomebodyElse(session)) return { status: 401, hasEnded: true }
    if (lacksSecondFactor(session)) return { status: 403, reason: accountAnswers.factorNeeded }
    if (session.mustChangePassword) return { status: 403, reason: accountAnswers.ownPasswordNeeded }
    if (hasRole(session.person.role, role)) return { session, watch: () => watchSession(session) }
    await recordRefusedRole(session.person, { has: session.person.role, needs: role })
    return { status: 403 }
  }
}

async function isForSomebodyElse(session: Session): Promise<boolean> {
  const personId = (await headers()).get(personHeader)
  return personId !== null && personId !== session.person.id
}

/**
 * For actions that change people, the sign-in or keys: also requires that the user proved their identity within the
 * last REAUTHENTICATE_MINUTES. If not, the browser asks the user to do so and repeats the action.
 */
export function requireRecentAuth(role: Role): Authorize<Session, StaleProof> {
  return async () => {
    const access = await requireRole(role)()
    if (!('session' in access) || access.session.isFresh) return access
    return { status: 'stale-proof' }
  }
}
