import 'server-only'
import { headers } from 'next/headers'
import type { Authorize, RequestError } from './contract'
import { isSameOriginWrite } from './same-origin'

/** The checks in front of every server action: own origin, session, role. Do nothing before it has answered. */
export async function authorizeAction<Session>(
  authorize: Authorize<Session>,
): Promise<{ session: Session } | { notTaken: RequestError }> {
  if (!isSameOriginWrite(await headers()))
    return {
      notTaken: { state: 'not-allowed', reason: 'This did not come from the desk’s own pages, so nothing was done.' },
    }
  const access = await authorize()
  if ('session' in access) return access
  if (access.status === 401) return { notTaken: { state: 'signed-out' } }
  return { notTaken: { state: 'not-allowed', reason: 'Your role does not allow this. Ask an admin for another one.' } }
}
