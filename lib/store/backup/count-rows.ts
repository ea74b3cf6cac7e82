import 'server-only'
import type { ClientBase, Pool } from 'pg'

/** How many rows each table has. */
export async function countRows(client: ClientBase | Pool): Promise<Record<string, number>> {
  const { rows: tables } = await client.query(
    "select tablename as name from pg_tables where schemaname in ('public', 'drizzle') order by 1",
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const from = name === '__drizzle_migrations' ? 'drizzle.__drizzle_migrations' : `public."${name}"`
    counts[name] = (await client.query(`select count(*)::int as count from ${from}`)).rows[0].count
  }
  return counts
}
