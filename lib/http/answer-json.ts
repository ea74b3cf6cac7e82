import type { Refusal } from './contract'
import { httpWords } from './words'

/** A JSON answer that must not be cached. */
export function answerJson(status: number, body: unknown, more: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      ...more,
    },
  })
}

export function answerRefusal(refusal: Refusal): Response {
  const reason = 'reason' in refusal ? refusal.reason : undefined
  const error = reason ?? (refusal.status === 401 ? httpWords.signInFirst : httpWords.wrongRole)
  const more = refusal.status === 401 && refusal.hasEnded ? clearSiteData : {}
  // `reason` is sent only when the cause is neither the session nor the role: pages have their own words for those.
  return answerJson(refusal.status, { error, ...(reason && { reason }) }, more)
}

/**
 * Sent whenever a session ends. Not "cookies": the theme is no secret, and the device cookie keeps strangers from
 * locking its owner out. Not "executionContexts": what was typed stays on the page while the user signs in again.
 */
export const clearSiteData = { 'clear-site-data': '"cache", "storage"' }
