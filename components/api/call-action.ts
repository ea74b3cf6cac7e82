/**
 * Calls a server action. Never rejects: without an answer it is `desk-unreachable`, and the action may have run
 * nevertheless, so calling it again must be harmless.
 */
export async function callAction<Answer>(
  action: () => Promise<Answer>,
): Promise<Answer | { state: 'desk-unreachable' }> {
  try {
    return await action()
  } catch {
    return { state: 'desk-unreachable' }
  }
}
