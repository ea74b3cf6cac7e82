import { setTimeout as delay } from 'node:timers/promises'

/**
 * Resolves with null when the promise takes longer than `withinMs`. A page whose data comes soon is better sent whole,
 * since React delays what streams in behind a boundary.
 */
export async function resolveWithin<T>(promise: Promise<T>, withinMs = 400): Promise<T | null> {
  const stop = new AbortController()
  try {
    return await Promise.race([promise, delay(withinMs, null, { signal: stop.signal })])
  } finally {
    stop.abort()
  }
}
