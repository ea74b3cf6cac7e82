import 'server-only'
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { recordRefusedRole } from '../activity/record-refusal'
import type { Authorize, StaleProof } from '../http/contract'
import { hasRole, type Role } from './contract'
import { watchSession } from './ended-sessions'
import { lacksSecondFactor, secondFactorPath } from './second-factor-requirement'
import { currentSession, type Session } from './session'
import { sentSessionToken } from './session-token'
import { accountAnswers } from './words'

/**
 * For pages and layouts. Sends whoever is not signed in to `/sign-in`, and back to `path` (with its query) after; and
 * whoever lacks the second factor that the sign-in rules ask for, or has a password that is known, to where that ends.
 * A role that is too small comes back as `refused`: show that page, never the content.
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

/** For the change of one's own password, which is open also to who must change it. */
export function requireSelf(): Authorize<Session> {
  return async () => {
    const session = await currentSession()
    if (!session) return { status: 401, hasEnded: (await sentSessionToken()) !== null }
    return lacksSecondFactor(session) ? { status: 403, reason: accountAnswers.factorNeeded } : { session }
  }
}

/** For handlers and server actions: a value, so that a form can say "Sign in again" and keep what was typed. */
export function requireRole(role: Role): Authorize<Session> {
  return async () => {
    const session = await currentSession()
    if (!session) return { status: 401, hasEnded: (await sentSessionToken()) !== null }
    if (lacksSecondFactor(session)) return { status: 403, reason: accountAnswers.factorNeeded }
    if (session.mustChangePassword) return { status: 403, reason: accountAnswers.ownPasswordNeeded }
    if (hasRole(session.person.role, role)) return { session, watch: () => watchSession(session.id) }
    await recordRefusedRole(session.person, { has: session.person.role, needs: role })
    return { status: 403 }
  }
}

/**
 * For actions that change people, the sign-in or keys: also wants a proof of who asks that is REAUTHENTICATE_MINUTES
 * old at most. Without one the browser asks the person and repeats the action.
 */
export function requireRecentAuth(role: Role): Authorize<Session, StaleProof> {
  return async () => {
    const access = await requireRole(role)()
    if (!('session' in access) || access.session.isFresh) return access
    return { status: 'stale-proof' }
  }
}
