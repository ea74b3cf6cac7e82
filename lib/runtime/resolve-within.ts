import { setTimeout as delay } from 'node:timers/promises'

/**
 * The value of a promise if it comes within the time, else null. A page whose data comes soon is better sent whole: what
 * streams in behind a boundary is shown by React only after its own pause.
 */
export async function resolveWithin<T>(promise: Promise<T>, withinMs = 400): Promise<T | null> {
  const stop = new AbortController()
  try {
    return await Promise.race([promise, delay(withinMs, null, { signal: stop.signal })])
  } finally {
    stop.abort()
  }
}
