import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { lockNumbers } from './lock-numbers'

function migrationsFolder() {
  return join(/* turbopackIgnore: true */ process.cwd(), 'lib/store/migrations')
}

export async function migrateEmbeddedStore(pool: Pool) {
  await migrate(drizzle(pool), { migrationsFolder: migrationsFolder() })
}

/** Several servers may start at once: the first migrates; the others wait up to a minute and find it done. */
export async function migrateServerStore(pool: Pool) {
  const client = await pool.connect()
  try {
    await client.query("set lock_timeout = '60s'")
    await client.query("set statement_timeout = '0'")
    await client.query('select pg_advisory_lock($1)', [lockNumbers.migration])
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() })
  } finally {
    // Closing the connection releases the lock and resets the settings in any case.
    client.release(true)
  }
}
