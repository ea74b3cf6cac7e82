import { readErrorDigest } from '@/lib/http/contract'

/** What a person is told when a screen could not be shown; `errorId` finds the error in the server's log. */
export type ScreenFault = { title: string; text: string; errorId: string | null; isStoreAway: boolean }

/** `digest` is what Next hands to the browser of an error on the server (lib/boot/report-next-errors). */
export function screenFault(digest: string | undefined): ScreenFault {
  if (digest === undefined) return { ...brokenScreen, errorId: null, isStoreAway: false }
  const { errorId, isStoreAway } = readErrorDigest(digest)
  return { ...(isStoreAway ? storeAwayScreen : brokenScreen), errorId, isStoreAway }
}

const brokenScreen = {
  title: 'Something went wrong here',
  text: 'Nothing was sent to the partner by this. If it happens again, give your admin the error id.',
}

const storeAwayScreen = {
  title: 'Partner Desk can’t reach its database',
  text: 'Nothing was sent to the partner by this, and nothing is lost. This page tries again every few seconds.',
}
