import { hasYearZero } from '../records/date-times'

/** A position in the activity: the time in microseconds, which PostgreSQL keeps and `Date` does not, and the id. */
export type Cursor = { at: string; id: string }

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([\w:-]{1,100})$/

export function cursorText({ at, id }: Cursor): string {
  return `${at}_${id}`
}

/** Returns null for text that is not a valid cursor. */
export function parseCursor(text: string): Cursor | null {
  const [, at, id] = shape.exec(text) ?? []
  return at !== undefined && id !== undefined && isMoment(at) ? { at, id } : null
}

/** `Date` reads February 30 as March 2, and accepts a year 0; PostgreSQL rejects both. */
function isMoment(at: string): boolean {
  const time = Date.parse(at)
  if (Number.isNaN(time) || hasYearZero(at)) return false
  return new Date(time).toISOString().slice(0, 19) === at.slice(0, 19)
}
