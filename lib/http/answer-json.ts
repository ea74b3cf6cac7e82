import type { Refusal } from './contract'
import { httpWords } from './words'

/** A JSON answer that no cache keeps and no page may run. */
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
  // `reason` only where it is neither the session nor the role: pages have words of their own for those.
  return answerJson(refusal.status, { error, ...(reason && { reason }) }, more)
}

/**
 * On every way out of a session. Not "cookies": the theme is no secret, and the mark of the device keeps strangers from
 * locking its owner out. Not "executionContexts": what was typed stays on the page while its owner signs in again.
 */
export const clearSiteData = { 'clear-site-data': '"cache", "storage"' }
