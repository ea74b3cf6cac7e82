import { sql } from 'drizzle-orm'
import { store } from '../store/connection'

/** How many rows and index entries of `dispatches` the work reads. */
export async function countEntriesRead(work: () => Promise<unknown>): Promise<number> {
  const before = await readSoFar()
  await work()
  return (await readSoFar()) - before
}

async function readSoFar(): Promise<number> {
  await store().execute(sql`select pg_stat_force_next_flush()`)
  const entries = sql<number>`((select seq_tup_read from pg_stat_user_tables where relname = 'dispatches')
    + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'dispatches'))::float8`
  const [row] = await store().select({ entries }).from(sql`(select 1) as one`)
  return row?.entries ?? Number.NaN
}
