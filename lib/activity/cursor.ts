/** A place in the activity: the moment to the microsecond, as PostgreSQL keeps it and `Date` does not, and the id. */
export type Cursor = { at: string; id: string }

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([\w:-]{1,100})$/

export function cursorText({ at, id }: Cursor): string {
  return `${at}_${id}`
}

/** Null for what is no cursor of ours. */
export function parseCursor(text: string): Cursor | null {
  const [, at, id] = shape.exec(text) ?? []
  return at !== undefined && id !== undefined && !Number.isNaN(Date.parse(at)) ? { at, id } : null
}
