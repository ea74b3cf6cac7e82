import { unstable_isUnrecognizedActionError as isUnrecognizedActionError } from 'next/navigation'
import type { Reauthenticate } from '@/lib/http/contract'
import { errorIdOf } from '../ui/error-id'
import { confirmIdentity } from './confirm-identity'
import { pressWords } from './words'

/** `errorId` is set when our server answered that the action failed, null when it did not answer. */
export type NoAnswer = { state: 'desk-unreachable'; errorId: string | null } | { state: 'not-allowed'; reason: string }

/** The server runs another release that does not know the action, so it has done nothing. */
const outdated = () => ({ state: 'not-allowed', reason: pressWords.outdated }) as const

const notConfirmed = () => ({ state: 'not-allowed', reason: pressWords.notConfirmed }) as const

/**
 * Calls a server action. Never rejects: without an answer it resolves with `desk-unreachable`, and the action may have
 * run nevertheless, so calling it again must be harmless. If the action requires a fresh proof of identity, asks the
 * user for it and repeats the action.
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

/** False if the action first requires the user to confirm their identity. */
function isFinal<Answer>(answer: Answer): answer is Exclude<Answer, Reauthenticate> {
  return typeof answer !== 'object' || answer === null || Reflect.get(answer, 'state') !== 'reauthenticate'
}
