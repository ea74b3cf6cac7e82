import { unstable_isUnrecognizedActionError as isUnrecognizedActionError } from 'next/navigation'
import type { Reauthenticate } from '@/lib/http/contract'
import { errorIdOf } from '../ui/error-id'
import { confirmIdentity } from './confirm-identity'
import { pressWords } from './words'

/** `errorId` where our server answered that the action failed, null where it did not answer. */
export type NoAnswer = { state: 'desk-unreachable'; errorId: string | null } | { state: 'not-allowed'; reason: string }

/** The server is of another release, and knows no such action: it has done nothing. */
const outdated = () => ({ state: 'not-allowed', reason: pressWords.outdated }) as const

const notConfirmed = () => ({ state: 'not-allowed', reason: pressWords.notConfirmed }) as const

/**
 * Calls a server action. Never rejects: without an answer it is `desk-unreachable`, and the action may have run
 * nevertheless, so calling it again must be harmless. Where the action wants a fresh proof of who asks, the person is
 * asked for it and the action is repeated.
 */
export async function callAction<Answer>(
  action: () => Promise<Answer>,
): Promise<Exclude<Answer, Reauthenticate> | NoAnswer> {
  try {
    const answer: Answer = await action()
    if (isFinal(answer)) return answer
    if (!(await confirmIdentity())) return notConfirmed()
    const repeated: Answer = await action()
    return isFinal(repeated) ? repeated : notConfirmed()
  } catch (error) {
    if (isUnrecognizedActionError(error)) return outdated()
    return { state: 'desk-unreachable', errorId: errorIdOf(error) }
  }
}

/** False where the action asks who the person is first. */
function isFinal<Answer>(answer: Answer): answer is Exclude<Answer, Reauthenticate> {
  return typeof answer !== 'object' || answer === null || Reflect.get(answer, 'state') !== 'reauthenticate'
}
