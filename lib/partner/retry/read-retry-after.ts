/** Nobody is made to wait for longer by one header. */
const longestMs = 3_600_000

/** The milliseconds that a Retry-After asks for, in seconds or as a date, at most an hour; null where it says nothing. */
export function readRetryAfter(header: string | null, now: Date = new Date()): number | null {
  const text = header?.trim() ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime()
  return ms > 0 ? Math.min(longestMs, ms) : null
}
