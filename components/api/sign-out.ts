import { toast } from '../ui/toast'
import { pauseFollowing } from './follower'
import { askToSignInAgain, stopAskingToSignIn } from './session-ended'
import { pressWords } from './words'

/**
 * Callbacks to run after signing out, before leaving the page: to drop data, and guards that would ask before leaving.
 */
export const signingOut = new Set<() => void>()

/**
 * Ends the session on the server, or all of the user's sessions, runs `signingOut`, and goes to the sign-in page; shows
 * a toast if the server did not answer. Asks to sign in again if all sessions were to end, but this one ended before.
 */
export async function requestSignOut({ everywhere = false }: { everywhere?: boolean } = {}) {
  stopAskingToSignIn({ forGood: true })
  const follow = pauseFollowing()
  let hasEnded = false
  try {
    const answer = await fetch('/api/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ everywhere }),
    })
    hasEnded = answer.status === 401
    if (!answer.ok) throw new Error(`sign-out answered ${answer.status}`)
  } catch {
    stopAskingToSignIn({ forGood: false })
    follow()
    if (hasEnded) return askToSignInAgain()
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
