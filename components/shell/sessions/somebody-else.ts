import { type ApiError, getFromDesk, getInBackground } from '../../api/desk-api'

/** What GET /api/session answers. */
type SessionOwner = { personId: string }

/**
 * Reloads the page if somebody else has signed in in another tab: what is on it is not theirs, and what it sends would
 * be sent as them. A user whose session has merely ended keeps the page.
 */
export async function reloadIfSomebodyElse(personId: string): Promise<void> {
  const answer = await getInBackground<SessionOwner>('/api/session', undefined)
  if ('value' in answer && answer.value.personId !== personId) reloadWithoutQuestion()
}

/** After a sign-in over the page: who signed in, or why that is not known. */
export async function whoSignedIn(personId: string): Promise<'same' | 'other' | { unknown: ApiError }> {
  const answer = await getFromDesk<SessionOwner>('/api/session', undefined)
  if ('value' in answer) return answer.value.personId === personId ? 'same' : 'other'
  // Someone who still has to set a password or second factor is not the person who was using the desk before.
  return answer.error.kind === 'not-allowed' ? 'other' : { unknown: answer.error }
}

/** Without asking whether to leave what the last user has entered. */
export function reloadWithoutQuestion(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  window.location.reload()
}
