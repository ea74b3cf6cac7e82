import { getInBackground } from '../../api/desk-api'
import { sessionEnded } from '../../api/session-ended'

/** Calls back once the user has signed in again over the page; not if the dialog was only closed. */
export function onSignedInAgain(onBack: () => void): () => void {
  let isWanted = true
  const stop = sessionEnded.subscribe(async () => {
    if (sessionEnded.read()) return
    const answer = await getInBackground<unknown>('/api/session', undefined)
    if (isWanted && 'value' in answer) onBack()
  })
  return () => {
    isWanted = false
    stop()
  }
}
