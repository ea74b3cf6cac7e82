import { readErrorDigest } from '@/lib/http/contract'
import { errorScreenWords } from './words'

/** What a person is told when a screen could not be shown; `errorId` finds the error in the server's log. */
type ScreenFault = { title: string; text: string; errorId: string | null; isStoreAway: boolean }

/** `digest` is what Next hands to the browser of an error on the server (lib/boot/report-next-errors). */
export function screenFault(digest: string | undefined): ScreenFault {
  if (digest === undefined) return { ...errorScreenWords.broken, errorId: null, isStoreAway: false }
  const { errorId, isStoreAway } = readErrorDigest(digest)
  return { ...(isStoreAway ? errorScreenWords.storeAway : errorScreenWords.broken), errorId, isStoreAway }
}
