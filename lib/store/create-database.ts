import 'server-only'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'

/**
 * A database on the pool. Its transactions give their connection back in any case: those of drizzle-orm 0.45 keep it
 * when BEGIN fails, so a few broken connections would use up the pool.
 */
export function createDatabase(pool: Pool): PgDatabase<PgQueryResultHKT> {
  const database: PgDatabase<PgQueryResultHKT> = drizzle(pool)
  database.transaction = async (work, config) => {
    const client = await pool.connect().catch((cause: Error) => {
      throw new DrizzleQueryError('begin', [], cause)
    })
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return database
}
