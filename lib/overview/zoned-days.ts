/** Returns the calendar day, as `2026-11-23`, of a moment in a time zone (an IANA name). */
export function dayIn(timeZone: string, moment: Date): string {
  return new Date(moment.getTime() + offsetMs(timeZone, moment.getTime())).toISOString().slice(0, 10)
}

/** Returns the day `count` days later, or earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Returns when the day begins in the zone: its midnight, or the first moment after it if the clocks skip midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // The offset at midnight depends on the instant sought, so it is computed twice: from a guess, then from its result.
  const guess = midnight - offsetMs(timeZone, midnight)
  const start = new Date(midnight - offsetMs(timeZone, guess))
  return dayIn(timeZone, start) < day ? new Date(guess) : start
}

/** How far the zone's clocks are ahead of UTC at a moment, both in milliseconds (`moment` since 1970). */
function offsetMs(timeZone: string, moment: number): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const local = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'))
  return local - Math.floor(moment / 1_000) * 1_000
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Cached per zone: creating a formatter takes longer than formatting every day of a chart with it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const units = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const clock = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', second: 'numeric', ...units })
  clocks.set(timeZone, clock)
  return clock
}
