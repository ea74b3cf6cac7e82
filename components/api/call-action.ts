import { errorIdOf } from '../ui/error-id'

/** `errorId` where our server answered that the action failed, null where it did not answer. */
export type NoAnswer = { state: 'desk-unreachable'; errorId: string | null }

/**
 * Calls a server action. Never rejects: without an answer it is `desk-unreachable`, and the action may have run
 * nevertheless, so calling it again must be harmless.
 */
export async function callAction<Answer>(action: () => Promise<Answer>): Promise<Answer | NoAnswer> {
  try {
    return await action()
  } catch (error) {
    return { state: 'desk-unreachable', errorId: errorIdOf(error) }
  }
}
