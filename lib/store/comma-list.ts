import { type SQL, sql } from 'drizzle-orm'

/** Expressions or names one after the other, with commas between them. */
export function commaList(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `)
}
