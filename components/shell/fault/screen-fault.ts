import { readErrorDigest } from '@/lib/http/contract'
import { errorScreenWords } from './words'

/** What the user is told when a screen could not be shown; `errorId` finds the error in the server's log. */
type ScreenFault = { title: string; text: string; errorId: string | null; isStoreAway: boolean }

/**
 * `digest` is what Next passes to the browser about a server error (lib/boot/report-next-errors). Without one, the
 * browser failed to show an answer: something may have been sent, and no log has the error.
 */
export function screenFault(digest: string | undefined): ScreenFault {
  if (digest === undefined) return { ...errorScreenWords.brokenInBrowser, errorId: null, isStoreAway: false }
  const { errorId, isStoreAway } = readErrorDigest(digest)
  return { ...(isStoreAway ? errorScreenWords.storeAway : errorScreenWords.broken), errorId, isStoreAway }
}
