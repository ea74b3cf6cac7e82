import { type DraftForm, draftUrl, type ReadDraft, type SaveDraft, type SavedDraft } from '@/lib/drafts/contract'

export type SaveAnswer = { saved: SavedDraft } | { problem: 'signed-out' | 'refused' | 'desk-unreachable' }

/** A page that is being left may still send so much: all its parting requests share 64 kB. */
const mostPartingBytes = 60_000

/** Saves a draft on the server. `isParting`: the page is being left; small enough drafts are still sent. */
export async function askToSave(form: DraftForm, draft: SaveDraft, isParting: boolean): Promise<SaveAnswer> {
  const body = JSON.stringify(draft)
  try {
    const answer = await fetch(draftUrl(form), {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body,
      keepalive: isParting && new Blob([body]).size < mostPartingBytes,
    })
    // Read whatever it is: an answer that is not read keeps its connection.
    const said: unknown = await answer.json()
    if (answer.status === 401) return { problem: 'signed-out' }
    if (answer.status >= 500) return { problem: 'desk-unreachable' }
    if (!answer.ok) return { problem: 'refused' }
    // Our own handler answers by the contract.
    return { saved: said as SavedDraft }
  } catch {
    return { problem: 'desk-unreachable' }
  }
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
