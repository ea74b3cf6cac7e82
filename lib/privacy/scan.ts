import 'server-only'
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Store, store } from '../store/connection'
import type { Holding, RowErasure } from './holding'

type Row = Record<string, unknown>
type Judge = (row: Row, inside: Store) => Promise<RowErasure<Row> | null> | RowErasure<Row> | null

/** Pages of the table (8 kB each) that one statement reads: others of the desk have their turn in between. */
const pagesAtOnce = 128
/** A row that changes while it is read lies at another place afterwards: the table is read again. */
const mostPasses = 5

/** Calls `see` with the erasure on every row of the table that it concerns. */
export async function findRows(
  { table }: Holding,
  where: SQL,
  judge: Judge,
  see: (erasure: RowErasure<Row>) => void,
): Promise<void> {
  for await (const rows of stretches(table, where))
    for (const { place: _, ...row } of rows) {
      const erasure = await judge(row, store())
      if (erasure) see(erasure)
    }
}

/** Carries out the erasures: how many rows were erased, and how many could not be yet. */
export async function eraseRows(
  { table }: Holding,
  where: SQL,
  judge: Judge,
): Promise<{ erased: number; left: number }> {
  let erased = 0
  for (let pass = 1; ; pass += 1) {
    let changed = 0
    let left = 0
    let moved = 0
    for await (const rows of stretches(table, where))
      for (const { place } of rows) {
        const done = await eraseRow(table, place, judge)
        if (done === 'erased') changed += 1
        if (done === 'left') left += 1
        if (done === 'moved') moved += 1
      }
    erased += changed
    if ((changed === 0 && moved === 0) || pass === mostPasses) return { erased, left }
  }
}

/** As it is by now: locked, judged once more, then changed. `moved`: it lies elsewhere by now, or is gone. */
function eraseRow(table: PgTable, place: string, judge: Judge): Promise<'erased' | 'left' | 'moved' | 'nothing'> {
  const isIt = sql`ctid = ${place}::tid`
  return store().transaction(async (inside: Store) => {
    const [row] = await inside.select().from(table).where(isIt).for('update')
    if (!row) return 'moved'
    const erasure = await judge(row, inside)
    if (!erasure) return 'nothing'
    if (erasure.block) return 'left'
    if (erasure.change === 'delete') await inside.delete(table).where(isIt)
    else await inside.update(table).set(erasure.change).where(isIt)
    await erasure.alongside?.(inside)
    return 'erased'
  })
}

async function* stretches(table: PgTable, where: SQL): AsyncGenerator<(Row & { place: string })[]> {
  const [size] = await store()
    .select({ pages: sql<number>`(pg_relation_size(${getTableName(table)}::regclass) / 8192)::int` })
    .from(sql`(select 1) as one`)
  const pages = size?.pages ?? 0
  for (let page = 0; ; page += pagesAtOnce) {
    const next = page + pagesAtOnce
    // The last stretch is open: a row that changed since the size was read may lie beyond it.
    const end = next < pages ? sql`ctid < ${`(${next},0)`}::tid` : sql`true`
    yield await store()
      .select({ ...getTableColumns(table), place: sql<string>`ctid::text` })
      .from(table)
      .where(sql`ctid >= ${`(${page},0)`}::tid and ${end} and (${where})`)
    if (next >= pages) return
  }
}
