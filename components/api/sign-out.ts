import { toast } from '../ui/toast'
import { pauseFollowing } from './follower'
import { stopAskingToSignIn } from './session-ended'
import { pressWords } from './words'

/**
 * Callbacks to run after signing out, before leaving the page: to drop data, and guards that would ask before leaving.
 */
export const signingOut = new Set<() => void>()

/**
 * Ends the session on the server, or all of the user's sessions, runs `signingOut`, and goes to the sign-in page; shows
 * a toast if the server did not answer.
 */
export async function requestSignOut({ everywhere = false }: { everywhere?: boolean } = {}) {
  stopAskingToSignIn({ forGood: true })
  const follow = pauseFollowing()
  try {
    const answer = await fetch('/api/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ everywhere }),
    })
    if (!answer.ok) throw new Error(`sign-out answered ${answer.status}`)
  } catch {
    stopAskingToSignIn({ forGood: false })
    follow()
    await toast({
      tone: 'bad',
      title: pressWords.stillSignedIn,
      text: pressWords.notReached,
    })
    return
  }
  for (const cleanUp of signingOut) cleanUp()
  // A full page load, so that nothing from this session stays in memory.
  window.location.assign('/sign-in')
}
