import type { PartnerFailure } from '../failure/failure'
import { attemptsFor, retryDelay } from './retry'

/** The next attempt at a request: how long to wait for it, which one it is, and of how many. */
export type NextAttempt = { delayMs: number; attempt: number; of: number }

/** So many requests for something else may fail in a row before they count as one, and a person is asked. */
const maxNewRequests = 10

/**
 * Counts the attempts at one request, from now on. `next` takes the failure of the latest one and says when the coming one is
 * due, or null (spec 7, retry rules). `isAnew`: it will ask for something else, such as less, and is a request of its own.
 */
export function startRetrySeries(random: () => number = Math.random) {
  let startedAt = Date.now()
  let attempts = 0
  let anew = 0
  return {
    next(failure: PartnerFailure, isAnew: boolean): NextAttempt | null {
      attempts += 1
      if (isAnew && anew < maxNewRequests) {
        anew += 1
        attempts = 1
        startedAt = Date.now()
      }
      const delayMs = retryDelay(failure, { attempts, elapsedMs: Date.now() - startedAt }, random)
      return delayMs === null ? null : { delayMs, attempt: attempts + 1, of: attemptsFor(failure) }
    },
  }
}
