/** A time span as ISO texts: moments, or days if the field contains days. `until` is exclusive. */
type DaySpan = { from: string; until: string }
/** Either end may be open. */
export type OpenDaySpan = { from: string | null; until: string | null }

/** Returns today and the days before it, `count` in all, in the reader's time zone. */
export function lastDays(count: number, now = new Date()): DaySpan {
  return spanOf(midnight(now, 1 - count), midnight(now, 1))
}

/** Returns the span between two days of a date field, both inclusive; up to today without `to`. Null if invalid. */
export function spanOfDays(from: string, to: string, now = new Date()): DaySpan | null {
  const first = dayOf(from)
  const last = to === '' ? now : dayOf(to)
  if (!first || !last) return null
  const [start, end] = first <= last ? [first, last] : [last, first]
  return spanOf(midnight(start, 0), midnight(end, 1))
}

/** The same, but a missing end stays open. Null for invalid days, and if both are missing. */
export function openSpanOfDays(from: string, to: string): OpenDaySpan | null {
  const first = dayOf(from)
  const last = dayOf(to)
  if (first && last) return spanOfDays(from, to)
  if ((from !== '' && !first) || (to !== '' && !last)) return null
  if (first) return { from: first.toISOString(), until: null }
  return last && { from: null, until: midnight(last, 1).toISOString() }
}

/** Returns a span that has both ends; null if one is open. */
export function closedSpan({ from, until }: OpenDaySpan): DaySpan | null {
  return from === null || until === null ? null : { from, until }
}

/** Converts a span of moments to days, for a field that contains days. */
export function inDays<Ends extends OpenDaySpan>({ from, until }: Ends) {
  return { from: from && dayText(new Date(from)), until: until && dayText(new Date(until)) }
}

/** Returns what date fields show for a span: its first and last day; '' for an open end. */
export function inputsOfSpan({ from, until }: OpenDaySpan): { from: string; to: string } {
  return {
    from: from === null ? '' : isDay(from) ? from : dayText(new Date(from)),
    to: until === null ? '' : dayText(new Date((isDay(until) ? Number(dayOf(until)) : Date.parse(until)) - 1)),
  }
}

/** Whether the text is a day without a time, and so without a time zone. */
export function isDay(text: string): boolean {
  return text.length === 10
}

function spanOf(from: Date, until: Date): DaySpan {
  return { from: from.toISOString(), until: until.toISOString() }
}

/** Returns the start of the day that is `days` after the given one. */
function midnight(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}

function dayOf(text: string): Date | null {
  const [, year, month, day] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (year === undefined) return null
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  return Number.isNaN(date.getTime()) ? null : date
}

/** Returns the day of a moment in the reader's time zone, as a date field writes it. */
function dayText(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((number) => String(number).padStart(2, '0'))
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`
}
