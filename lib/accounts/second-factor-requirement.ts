import 'server-only'
import type { Authorize, StaleProof } from '../http/contract'
import { hasSecondFactor } from './contract'
import { ownSecondFactor } from './second-factor'
import { currentSession, type Session } from './session'
import { accountAnswers } from './words'

export const secondFactorPath = '/second-factor'

/** Whether the sign-in rules ask for a second factor that this session has not shown: it may do nothing else yet. */
export function lacksSecondFactor({ hasSecondFactor, needsSecondFactor }: Session): boolean {
  return needsSecondFactor && !hasSecondFactor
}

/**
 * For actions by which a session proves itself: open to everyone signed in, also without the second factor they need.
 */
export function requireSignedIn(): Authorize<Session> {
  return async () => {
    const session = await currentSession()
    return session ? { session } : { status: 401 }
  }
}

/**
 * For actions that change a person's own second factor; wants a recent proof. Who must have one and has none may use
 * them; who has one must show it first, since a stolen password could otherwise bring its own.
 */
export function requireFactorSetup(): Authorize<Session, StaleProof> {
  return async () => {
    const session = await currentSession()
    if (!session) return { status: 401 }
    if (lacksSecondFactor(session) && hasSecondFactor(await ownSecondFactor(session.person.id)))
      return { status: 403, reason: accountAnswers.factorNeeded }
    return session.isFresh ? { session } : { status: 'stale-proof' }
  }
}
