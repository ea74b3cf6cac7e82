import 'server-only'
import { sql } from 'drizzle-orm'
import { store } from '../store/connection'

/** The embedded PostgreSQL never looks by itself how much there is of what; without that it reads a whole table where a page would do. */
export async function analyzeTables(): Promise<void> {
  await store().execute(sql`analyze activity, dispatches`)
}
