/** A wrong header must not stop the desk for long. */
const maxMs = 120_000

/**
 * The milliseconds that a Retry-After header requests, in seconds or as a date, at most two minutes; null if there is
 * no usable value.
 */
export function readRetryAfter(header: string | null, now: Date = new Date()): number | null {
  const text = header?.trim() ?? ''
  const ms = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime()
  return ms > 0 ? Math.min(maxMs, ms) : null
}
