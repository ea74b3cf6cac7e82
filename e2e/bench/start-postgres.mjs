import { tsImport } from 'tsx/esm/api'

/** A PostgreSQL server with an empty database: its `url`, and `stop()`. Throws where PostgreSQL is not installed. */
export async function startPostgres() {
  // In a database whose locale is C, pg_trgm does not treat letters beyond ASCII as letters.
  process.env.LC_ALL ??= 'C.UTF-8'
  const module = await tsImport('../../lib/testing/postgres.ts', import.meta.url)
  const postgres = await module.startPostgres()
  if ('missing' in postgres) throw new Error(postgres.missing)
  return postgres
}
