import { unstable_isUnrecognizedActionError as isUnrecognizedActionError } from 'next/navigation'
import { errorIdOf } from '../ui/error-id'

/** `errorId` where our server answered that the action failed, null where it did not answer. */
export type NoAnswer = { state: 'desk-unreachable'; errorId: string | null } | { state: 'not-allowed'; reason: string }

/** The server is of another release, and knows no such action: it has done nothing. */
const outdated = {
  state: 'not-allowed',
  reason: 'The desk was upgraded since this page was opened. Nothing was done: reload the page, then try again.',
} as const

/**
 * Calls a server action. Never rejects: without an answer it is `desk-unreachable`, and the action may have run
 * nevertheless, so calling it again must be harmless.
 */
export async function callAction<Answer>(action: () => Promise<Answer>): Promise<Answer | NoAnswer> {
  try {
    return await action()
  } catch (error) {
    if (isUnrecognizedActionError(error)) return outdated
    return { state: 'desk-unreachable', errorId: errorIdOf(error) }
  }
}
