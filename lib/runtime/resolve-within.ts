import { setTimeout as delay } from 'node:timers/promises'

/**
 * Resolves with null when the promise takes longer than `withinMs`. A page whose data arrives that soon is better sent
 * complete: streamed parts are shown only after the frame's scripts have run.
 */
export async function resolveWithin<T>(promise: Promise<T>, withinMs = 300): Promise<T | null> {
  const stop = new AbortController()
  try {
    return await Promise.race([promise, delay(withinMs, null, { signal: stop.signal })])
  } finally {
    stop.abort()
  }
}
