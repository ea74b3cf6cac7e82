import 'server-only'
import { headers } from 'next/headers'
import type { Role } from '../accounts/contract'
import { requireAction } from '../accounts/require-role'
import type { Session } from '../accounts/session'
import type { RequestError } from '../dispatch/contract'
import { isSameOriginWrite } from './same-origin'

/** The gates in front of every server action: our own origin, a session, a role. Nothing may happen before it answers. */
export async function authorizeAction(role: Role): Promise<{ session: Session } | { notTaken: RequestError }> {
  if (!isSameOriginWrite(await headers()))
    return {
      notTaken: { state: 'not-allowed', reason: 'This did not come from the desk’s own pages, so nothing was done.' },
    }
  const access = await requireAction(role)
  if ('session' in access) return access
  if (access.status === 401) return { notTaken: { state: 'signed-out' } }
  return { notTaken: { state: 'not-allowed', reason: 'Your role does not allow this. Ask an admin for another one.' } }
}
