import { type DraftForm, draftUrl, type ReadDraft, type SaveDraft, type SavedDraft } from '@/lib/drafts/contract'
import { pagePersonHeader } from '../api/page-person'
import { sessionEnded } from '../api/session-ended'

/** Why a draft was not saved. */
export type DraftProblem =
  | 'signed-out'
  | 'not-allowed'
  | 'too-large'
  | 'not-readable'
  | 'desk-fault'
  | 'desk-unreachable'
  | 'offline'

/** Whether the problem may go away without user action. */
export const isPassing = (problem: DraftProblem) =>
  problem === 'desk-fault' || problem === 'desk-unreachable' || problem === 'offline'

type SaveAnswer<Saved> = { saved: Saved } | { problem: DraftProblem }

/** The most that a page being left may still send: all its keepalive requests share 64 kB. */
const maxPartingBytes = 60_000

/** Saves a draft on the server. `isParting`: the page is being left; small enough drafts are still sent. */
export function saveFormDraft(form: DraftForm, draft: SaveDraft, isParting: boolean): Promise<SaveAnswer<SavedDraft>> {
  return postDraft(draftUrl(form), draft, isParting)
}

/** Saves work in progress to one of our own URLs, in the background: the user is not asked to sign in. */
export async function postDraft<Saved>(url: string, draft: unknown, isParting = false): Promise<SaveAnswer<Saved>> {
  // Whoever signs in over the page may be somebody else: that is known once the dialog has closed.
  if (sessionEnded.read()) return { problem: 'signed-out' }
  const body = JSON.stringify(draft)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...pagePersonHeader() },
      body,
      keepalive: isParting && new Blob([body]).size < maxPartingBytes,
    })
    // Always read the body: an unread response keeps its connection open. A proxy's body is not JSON.
    const said = await answer.text()
    if (!answer.ok) return { problem: problemByStatus[answer.status] ?? 'desk-fault' }
    // Our own handler's answers follow the contract.
    return { saved: JSON.parse(said) as Saved }
  } catch {
    return { problem: navigator.onLine === false ? 'offline' : 'desk-unreachable' }
  }
}

const problemByStatus: Partial<Record<number, DraftProblem>> = {
  400: 'not-readable',
  401: 'signed-out',
  403: 'not-allowed',
  413: 'too-large',
  502: 'desk-unreachable',
  503: 'desk-unreachable',
  504: 'desk-unreachable',
}

/** The draft as the desk has it; undefined if the desk cannot be reached. */
export async function fetchFormDraft(form: DraftForm): Promise<ReadDraft['draft'] | undefined> {
  try {
    const answer = await fetch(draftUrl(form), { headers: { accept: 'application/json' } })
    const said: unknown = await answer.json()
    // Our own handler's answers follow the contract.
    return answer.ok ? (said as ReadDraft).draft : undefined
  } catch {
    return undefined
  }
}
