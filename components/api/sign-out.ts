import { toast } from '../ui/toast'

/** Called when the session is over, before the page is left: for what would ask whether to leave, or must not be left behind. */
export const signingOut = new Set<() => void>()

/** Ends this session on the server, has the browser forget what it kept, and goes to the sign-in. */
export async function signOut() {
  try {
    const answer = await fetch('/api/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    if (!answer.ok) throw new Error(`sign-out answered ${answer.status}`)
  } catch {
    await toast({
      tone: 'bad',
      title: 'You are still signed in',
      text: 'The desk could not be reached. Try again in a moment.',
    })
    return
  }
  for (const forget of signingOut) forget()
  // A whole page load, so that nothing of this session stays in memory.
  window.location.assign('/sign-in')
}
