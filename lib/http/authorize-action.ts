import 'server-only'
import { headers } from 'next/headers'
import type { Authorize, Reauthenticate, RequestError, StaleProof } from './contract'
import { isSameOriginWrite } from './same-origin'
import { httpWords } from './words'

/** The checks in front of every server action: own origin, session, role. Do nothing before it has resolved. */
export function authorizeAction<Session>(
  authorize: Authorize<Session>,
): Promise<{ session: Session } | { error: RequestError }>
export function authorizeAction<Session>(
  authorize: Authorize<Session, StaleProof>,
): Promise<{ session: Session } | { error: RequestError | Reauthenticate }>
export async function authorizeAction<Session>(
  authorize: Authorize<Session, StaleProof>,
): Promise<{ session: Session } | { error: RequestError | Reauthenticate }> {
  if (!isSameOriginWrite(await headers()))
    return {
      error: { state: 'not-allowed', reason: httpWords.foreignNothingDone },
    }
  const access = await authorize()
  if ('session' in access) return { session: access.session }
  if (access.status === 'stale-proof') return { error: { state: 'reauthenticate' } }
  if (access.status === 401) return { error: { state: 'signed-out' } }
  const reason = access.reason ?? httpWords.wrongRoleAsk
  return { error: { state: 'not-allowed', reason } }
}
