import 'server-only'
import type { Authorize, StaleProof } from '../http/contract'
import { hasSecondFactor } from './contract'
import { ownSecondFactor } from './second-factor'
import { currentSession, type Session } from './session'
import { accountAnswers } from './words'

export const secondFactorPath = '/second-factor'

/** Returns whether the sign-in rules require a second factor that this session lacks: it may do nothing else yet. */
export function lacksSecondFactor({ hasSecondFactor, needsSecondFactor }: Session): boolean {
  return needsSecondFactor && !hasSecondFactor
}

/**
 * Returns whether the session may set up a second factor only after replacing the configured password: whoever else
 * knows that could leave a passkey that outlives it. Where a second factor is required, setting it up comes first.
 */
export function needsOwnPasswordFirst({ mustChangePassword, needsSecondFactor }: Session): boolean {
  return mustChangePassword && !needsSecondFactor
}

/**
 * For actions with which a session proves itself: open to everyone signed in, even without a required second factor.
 */
export function requireSignedIn(): Authorize<Session> {
  return async () => {
    const session = await currentSession()
    return session ? { session } : { status: 401 }
  }
}

/**
 * For actions that change a person's own second factor; requires a recent proof. People who need one and have none may
 * use them; people who have one must show it first, since a thief of the password could otherwise add their own.
 */
export function requireFactorSetup(): Authorize<Session, StaleProof> {
  return async () => {
    const session = await currentSession()
    if (!session) return { status: 401 }
    if (lacksSecondFactor(session) && hasSecondFactor(await ownSecondFactor(session.person.id)))
      return { status: 403, reason: accountAnswers.factorNeeded }
    if (needsOwnPasswordFirst(session)) return { status: 403, reason: accountAnswers.ownPasswordNeeded }
    return session.isFresh ? { session } : { status: 'stale-proof' }
  }
}
