import type { PartnerFailure } from '../failure/failure'
import { attemptsFor, retryDelay } from './retry'

/** The next attempt at a request: its delay, its number, and the total. */
export type NextAttempt = { delayMs: number; attempt: number; of: number }

/** The maximum of consecutive failures of changed requests before they count as one, and a person is asked. */
const maxNewRequests = 10

/**
 * Counts the attempts at one request. `next` takes the latest failure and returns the next attempt, or null for none
 * (spec 7, retry rules). `isNewRequest`: the next one requests something else, such as less data: counting restarts.
 */
export function startRetrySeries(random: () => number = Math.random) {
  let startedAt = performance.now()
  let attempts = 0
  let newRequests = 0
  return {
    next(failure: PartnerFailure, isNewRequest: boolean): NextAttempt | null {
      attempts += 1
      if (isNewRequest && newRequests < maxNewRequests) {
        newRequests += 1
        attempts = 1
        startedAt = performance.now()
      }
      const delayMs = retryDelay(failure, { attempts, elapsedMs: performance.now() - startedAt }, random)
      return delayMs === null ? null : { delayMs, attempt: attempts + 1, of: attemptsFor(failure) }
    },
  }
}
