import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { commaList } from '../store/comma-list'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { isAmong } from '../store/is-among'
import type { FoundApplicant } from './contract'
import { markNumbersIn } from './field-marks'
import { createFieldOrder } from './order-fields'
import type { SearchContext } from './search-context'
import { orderOf, type RowOrder, type SortColumns, sortColumns } from './sort-rows'

/** Which range of the hits, in which order. */
export type HitPage = { sort: RowOrder; offset: number; limit: number }

/**
 * Collects at most `most` hits in any order, and returns their count and the keys of one page. `columns`: what to sort
 * by, the key last.
 */
export async function collectHits(
  { condition, most, columns }: { condition: SQL; most: number; columns: readonly SQL[] },
  { sort, offset, limit }: HitPage,
): Promise<{ count: number; keys: string[] }> {
  const alias = (index: number) => sql.identifier(`by_${index}`)
  const selected = columns.map((column, index) => sql`${column} as ${alias(index)}`)
  const hits = sql`select ${commaList(selected)} from ${indexedApplicants} where ${condition} limit ${most}`
  const [first = '', rest = ''] = sort.isDescending ? ['desc nulls last', 'desc'] : ['asc', 'asc']
  const order = commaList(columns.map((_, index) => sql`${alias(index)} ${sql.raw(index === 0 ? first : rest)}`))
  const page = sql`select ${alias(columns.length - 1)} from hits order by ${order} offset ${offset} limit ${limit}`
  const [row] = await store()
    .select({ count: sql<number>`count`, keys: sql<string[]>`keys` })
    .from(
      sql`(with hits as materialized (${hits}) select (select count(*)::int from hits) as count, array(${page}) as keys) as found`,
    )
  return { count: row?.count ?? 0, keys: row?.keys ?? [] }
}

/**
 * The keys of one page, read in order. Read backwards, the rows without the value would come first, so they are read
 * last. `total`: the number of hits, if known.
 */
export async function readInOrder(condition: SQL, page: HitPage, total: number | null = null): Promise<string[]> {
  const { sort, offset, limit } = page
  const columns = sortColumns(sort)
  if (!sort.isDescending || !columns.mayBeNull) return readFromNearEnd({ condition, columns, total }, page)
  const valued = sql`${condition} and ${columns.first} is not null`
  const without = sql`${condition} and ${columns.first} is null`
  // Otherwise all rows before the page would be read.
  const count = total === null || offset < total / 2 ? null : total - (await countHits(without))
  const keys = await readFromNearEnd({ condition: valued, columns, total: count }, page)
  if (keys.length === limit) return keys
  const before = keys.length > 0 || offset === 0 ? offset + keys.length : (count ?? (await countHits(valued)))
  const rest = { sort, offset: Math.max(0, offset - before), limit: limit - keys.length }
  return [...keys, ...(await readKeys(without, columns, rest))]
}

type Ordered = { condition: SQL; columns: SortColumns; total: number | null }

/** Pages nearer to the end are read from there: PostgreSQL reads all rows that come before a page. */
async function readFromNearEnd({ condition, columns, total }: Ordered, { sort, offset, limit }: HitPage) {
  if (total === null || offset < total / 2) return readKeys(condition, columns, { sort, offset, limit })
  const end = Math.min(total, offset + limit)
  if (end <= offset) return []
  const backwards = { ...sort, isDescending: !sort.isDescending }
  const keys = await readKeys(condition, columns, { sort: backwards, offset: total - end, limit: end - offset })
  return keys.reverse()
}

async function readKeys(condition: SQL, columns: SortColumns, { sort, offset, limit }: HitPage): Promise<string[]> {
  const found = await store()
    .select({ key: indexedApplicants.key })
    .from(indexedApplicants)
    .where(condition)
    .orderBy(orderOf(columns, sort.isDescending))
    .offset(offset)
    .limit(limit)
  return found.map(({ key }) => key)
}

/** `most`: counting stops there. */
export async function countHits(condition: SQL, most: number | null = null): Promise<number> {
  const hits = sql`select from ${indexedApplicants} where ${condition} limit ${most}`
  const [row] = await store().select({ count: sql<number>`count(*)::int` }).from(sql`(${hits}) as hits`)
  return row?.count ?? 0
}

/** The rows with these keys, in that order; the fields of their records in the partner's order. */
export async function readFoundApplicants(
  { indexId, fields }: Pick<SearchContext, 'indexId' | 'fields'>,
  keys: readonly string[],
): Promise<FoundApplicant[]> {
  if (keys.length === 0) return []
  const { key, record, firstSeenAt, isNewcomer, changedAt, staleSince, search } = indexedApplicants
  const found = await store()
    .select({ key, record, firstSeenAt, isNewcomer, changedAt, staleSince, search })
    .from(indexedApplicants)
    .where(and(eq(indexedApplicants.indexId, indexId), isAmong(key, keys)))
  const inOrder = createFieldOrder(fields)
  const byKey = new Map(
    found.map(({ search, ...row }) => [row.key, { ...row, record: inOrder({ ...row, marks: markNumbersIn(search) }) }]),
  )
  return keys.flatMap((each) => byKey.get(each) ?? [])
}
