/** A span of time as ISO texts: moments, or days where a field holds days. `until` itself is not in it. */
type DaySpan = { from: string; until: string }
/** Either end may be open. */
export type OpenDaySpan = { from: string | null; until: string | null }

/** Today and the days before it, `count` in all, in the reader's zone. */
export function lastDays(count: number, now = new Date()): DaySpan {
  return spanOf(midnight(now, 1 - count), midnight(now, 1))
}

/** From one day to another as a date field writes them, both included; without an end to today. Null for no days. */
export function spanOfDays(from: string, to: string, now = new Date()): DaySpan | null {
  const first = dayOf(from)
  const last = to === '' ? now : dayOf(to)
  if (!first || !last) return null
  const [start, end] = first <= last ? [first, last] : [last, first]
  return spanOf(midnight(start, 0), midnight(end, 1))
}

/** The same where an end that is left out is open. Null for no days, and without both. */
export function openSpanOfDays(from: string, to: string): OpenDaySpan | null {
  const first = dayOf(from)
  const last = dayOf(to)
  if (first && last) return spanOfDays(from, to)
  if ((from !== '' && !first) || (to !== '' && !last)) return null
  if (first) return { from: first.toISOString(), until: null }
  return last && { from: null, until: midnight(last, 1).toISOString() }
}

/** A span that has both its ends; null where one is open. */
export function closedSpan({ from, until }: OpenDaySpan): DaySpan | null {
  return from === null || until === null ? null : { from, until }
}

/** A span of moments as days, for a field that holds days. */
export function inDays<Ends extends OpenDaySpan>({ from, until }: Ends) {
  return { from: from && dayText(new Date(from)), until: until && dayText(new Date(until)) }
}

/** What date fields show for a span: its first day and its last; '' for an open end. */
export function inputsOfSpan({ from, until }: OpenDaySpan): { from: string; to: string } {
  return {
    from: from === null ? '' : isDay(from) ? from : dayText(new Date(from)),
    to: until === null ? '' : dayText(new Date((isDay(until) ? Number(dayOf(until)) : Date.parse(until)) - 1)),
  }
}

/** A day without a time, and so without a zone. */
export function isDay(text: string): boolean {
  return text.length === 10
}

function spanOf(from: Date, until: Date): DaySpan {
  return { from: from.toISOString(), until: until.toISOString() }
}

/** The start of a day, so many days later. */
function midnight(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}

function dayOf(text: string): Date | null {
  const [, year, month, day] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (year === undefined) return null
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  return Number.isNaN(date.getTime()) ? null : date
}

/** The day of a moment in the reader's zone, as a date field writes it. */
function dayText(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((number) => String(number).padStart(2, '0'))
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`
}
