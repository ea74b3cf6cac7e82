import 'server-only'
import { sql } from 'drizzle-orm'
import { store } from '../store/connection'

/** The embedded PostgreSQL has no autovacuum: without ANALYZE it scans whole tables where an index would do. */
export async function analyzeTables(): Promise<void> {
  await store().execute(sql`analyze activity, dispatches`)
}
