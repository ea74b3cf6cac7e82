import { type SQL, sql } from 'drizzle-orm'

/** Joins expressions or names with commas. */
export function commaList(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `)
}
