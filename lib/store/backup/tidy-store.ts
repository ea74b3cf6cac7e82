import 'server-only'
import type { Pool } from 'pg'

/** Of 16 MB each. */
const mostSegments = 8

/**
 * Nobody else does it: in its one process PostgreSQL makes no checkpoint by itself, and keeps the log since the last.
 */
export async function shortenLog(pool: Pool): Promise<void> {
  const { rows } = await pool.query('select count(*)::int as segments from pg_ls_waldir()')
  if (rows[0].segments > mostSegments) await pool.query('checkpoint')
}

/** Table by table, since each holds up the others for its time. There is no autovacuum. */
export async function vacuumTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query("select tablename as name from pg_tables where schemaname = 'public'")
  for (const { name } of rows) await pool.query(`vacuum (analyze) "${name}"`)
}
