import { type DraftForm, draftUrl, type ReadDraft, type SaveDraft, type SavedDraft } from '@/lib/drafts/contract'

/** Why a draft was not saved. */
export type DraftProblem =
  | 'signed-out'
  | 'not-allowed'
  | 'too-large'
  | 'not-readable'
  | 'desk-fault'
  | 'desk-unreachable'
  | 'offline'

/** It passes by itself. */
export const isPassing = (problem: DraftProblem) =>
  problem === 'desk-fault' || problem === 'desk-unreachable' || problem === 'offline'

type SaveAnswer<Saved> = { saved: Saved } | { problem: DraftProblem }

/** A page that is being left may still send so much: all its parting requests share 64 kB. */
const mostPartingBytes = 60_000

/** Saves a draft on the server. `isParting`: the page is being left; small enough drafts are still sent. */
export function askToSave(form: DraftForm, draft: SaveDraft, isParting: boolean): Promise<SaveAnswer<SavedDraft>> {
  return postDraft(draftUrl(form), draft, isParting)
}

/** Saves what somebody works on at one of our own URLs, in the background: nobody is asked to sign in. */
export async function postDraft<Saved>(url: string, draft: unknown, isParting = false): Promise<SaveAnswer<Saved>> {
  const body = JSON.stringify(draft)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body,
      keepalive: isParting && new Blob([body]).size < mostPartingBytes,
    })
    // Read whatever it is: an answer that is not read keeps its connection. A proxy's is no JSON.
    const said = await answer.text()
    if (!answer.ok) return { problem: problemByStatus[answer.status] ?? 'desk-fault' }
    // Our own handler answers by the contract.
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

/** The draft as the desk has it; undefined where it cannot be asked now. */
export async function askForDraft(form: DraftForm): Promise<ReadDraft['draft'] | undefined> {
  try {
    const answer = await fetch(draftUrl(form), { headers: { accept: 'application/json' } })
    const said: unknown = await answer.json()
    // Our own handler answers by the contract.
    return answer.ok ? (said as ReadDraft).draft : undefined
  } catch {
    return undefined
  }
}
