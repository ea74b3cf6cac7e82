import type { ListView } from '@/lib/views/contract'

type Span = NonNullable<ListView['applied']>

/** Today and the days before it, `count` in all, in the reader's zone. */
export function lastDays(count: number, now = new Date()): Span {
  return spanOf(midnight(now, 1 - count), midnight(now, 1))
}

/** From one day to another as a date field writes them, both included; without an end to today. Null for no days. */
export function spanOfDays(from: string, to: string, now = new Date()): Span | null {
  const first = dayOf(from)
  const last = to === '' ? now : dayOf(to)
  if (!first || !last) return null
  const [start, end] = first <= last ? [first, last] : [last, first]
  return spanOf(midnight(start, 0), midnight(end, 1))
}

function spanOf(from: Date, until: Date): Span {
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
