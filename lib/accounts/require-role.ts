import 'server-only'
import { redirect } from 'next/navigation'
import type { Authorize } from '../http/contract'
import { hasRole, type Role } from './contract'
import { currentSession, renewSession, type Session } from './session'

/**
 * For pages and layouts. Sends whoever is not signed in to `/sign-in`, and back to `path` (with its query) after.
 * A role that is too small comes back as `refused`: show that page, never the content.
 */
export async function requirePage(role: Role, path: string): Promise<{ session: Session } | { refused: Role }> {
  const session = await currentSession()
  if (!session) redirect(path === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(path)}`)
  return hasRole(session.person.role, role) ? { session } : { refused: role }
}

/** For handlers and server actions: a value, so that a form can say "Sign in again" and keep what was typed. */
export function requireRole(role: Role): Authorize<Session> {
  return async () => {
    const session = await renewSession()
    if (!session) return { status: 401 }
    return hasRole(session.person.role, role) ? { session } : { status: 403 }
  }
}
