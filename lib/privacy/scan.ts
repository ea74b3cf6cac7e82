import 'server-only'
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { type Store, store } from '../store/connection'
import type { Holding, RowErasure } from './holding'

type Row = Record<string, unknown>
type Judge = (row: Row, tx: Store) => Promise<RowErasure<Row> | null> | RowErasure<Row> | null

/** Table pages (8 kB each) read per statement, so that other queries get a turn in between. */
const pagesAtOnce = 128
/** A row that is changed during a pass moves to another place in the table, so the table is read again. */
const maxPasses = 5

/** Calls `see` with the erasure of each row concerned, once per row. */
export async function findRows(
  { table }: Holding,
  where: SQL,
  judge: Judge,
  see: (erasure: RowErasure<Row>) => void,
): Promise<void> {
  const keyOf = keyReader(table)
  const judged = new Set<string>()
  for await (const rows of stretches(table, where))
    for (const { rowAddress: _, ...row } of rows) {
      const key = keyOf(row)
      if (judged.has(key)) continue
      judged.add(key)
      const erasure = await judge(row, store())
      if (erasure) see(erasure)
    }
}

/** Carries out the erasures. Returns how many rows were erased, and how many cannot be erased yet. */
export async function eraseRows(
  { table }: Holding,
  where: SQL,
  judge: Judge,
): Promise<{ erased: number; left: number }> {
  const keyOf = keyReader(table)
  let erased = 0
  for (let pass = 1; ; pass += 1) {
    const left = new Set<string>()
    const moved = new Set<string>()
    let changed = 0
    for await (const rows of stretches(table, where))
      for (const { rowAddress, ...row } of rows) {
        const key = keyOf(row)
        const done = await eraseRow(table, rowAddress, judge)
        if (done === 'erased') changed += 1
        if (done === 'left') left.add(key)
        if (done === 'moved') moved.add(key)
        else moved.delete(key)
      }
    erased += changed
    // What still moves after the last pass may not be erased.
    if ((changed === 0 && moved.size === 0) || pass === maxPasses)
      return { erased, left: new Set([...left, ...moved]).size }
  }
}

/** Locks the row's current version, judges it again, then changes it. `moved`: it is elsewhere by now, or gone. */
function eraseRow(table: PgTable, rowAddress: string, judge: Judge): Promise<'erased' | 'left' | 'moved' | 'nothing'> {
  const isIt = sql`ctid = ${rowAddress}::tid`
  return store().transaction(async (tx: Store) => {
    const [row] = await tx.select().from(table).where(isIt).for('update')
    if (!row) return 'moved'
    const erasure = await judge(row, tx)
    if (!erasure) return 'nothing'
    if (erasure.block) return 'left'
    if (erasure.change === 'delete') await tx.delete(table).where(isIt)
    else await tx.update(table).set(erasure.change).where(isIt)
    await erasure.alongside?.(tx)
    return 'erased'
  })
}

/** Yields each row that exists throughout the scan at least once; one that changes meanwhile perhaps twice. */
async function* stretches(table: PgTable, where: SQL): AsyncGenerator<(Row & { rowAddress: string })[]> {
  const [start] = await store()
    .select({
      pages: sql<number>`(pg_relation_size(${getTableName(table)}::regclass) / 8192)::int`,
      oldestOpen: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::xid::text`,
    })
    .from(sql`(select 1) as one`)
  if (!start) throw new Error('The size of a table was not answered')
  const read = (part: SQL) =>
    store()
      .select({ ...getTableColumns(table), rowAddress: sql<string>`ctid::text` })
      .from(table)
      .where(sql`${part} and (${where})`)
  for (let page = 0; page < start.pages; page += pagesAtOnce)
    yield await read(sql`ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + pagesAtOnce},0)`}::tid`)
  // A row written since the start may have moved to a page already read: read all such rows in one statement.
  yield await read(sql`age(${table}.xmin) <= age(${start.oldestOpen}::xid)`)
}

/** Returns a function that reads a row's primary key, which stays the same when the row moves. */
function keyReader(table: PgTable): (row: Row) => string {
  const inKey = new Set(
    getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns.map((column) => column.name)),
  )
  const names = Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    column.primary || inKey.has(column.name) ? [name] : [],
  )
  if (names.length === 0) throw new Error(`The table ${getTableName(table)} has no primary key`)
  return (row) => JSON.stringify(names.map((name) => row[name]))
}
