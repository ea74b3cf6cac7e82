/** A position in the activity: the time to the microsecond, which PostgreSQL keeps and `Date` does not, and the id. */
export type Cursor = { at: string; id: string }

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([\w:-]{1,100})$/

export function cursorText({ at, id }: Cursor): string {
  return `${at}_${id}`
}

/** Returns null for anything that is not one of our cursors. */
export function parseCursor(text: string): Cursor | null {
  const [, at, id] = shape.exec(text) ?? []
  return at !== undefined && id !== undefined && isMoment(at) ? { at, id } : null
}

/** `Date` turns February 30 into March 2 and accepts a year 0; PostgreSQL refuses both. */
function isMoment(at: string): boolean {
  const time = Date.parse(at)
  if (Number.isNaN(time) || at.startsWith('0000')) return false
  return new Date(time).toISOString().slice(0, 19) === at.slice(0, 19)
}
