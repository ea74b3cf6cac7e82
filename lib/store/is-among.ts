import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Whether a text column has one of these values. One parameter: a list of many takes long to build and to parse. */
export function isAmong(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...values])}::text[])`
}
