import 'server-only'
import { sql } from 'drizzle-orm'
import { commaList } from '../store/comma-list'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import type { ApplicantQuery, FoundApplicant } from './contract'
import { findSimilar } from './find-similar'
import { readFoundApplicants } from './read-hits'
import { hitCondition } from './search-conditions'
import { openSearch, type SearchContext } from './search-context'
import { allColumns, type RowOrder, sortColumns } from './sort-rows'

/** How many records are in memory at once. */
const pageSize = 500

/**
 * Every applicant that a query matched at one moment. `total`: the number of all hits, whichever range was requested.
 * `pages` reads their current records; applicants removed meanwhile are omitted.
 */
export type WholeHits = {
  total: number
  isApproximate: boolean
  pages: () => AsyncGenerator<FoundApplicant[], void, undefined>
}

/** Which hits, and in which order; all of them without a `limit`. */
type HitRange = { sort: RowOrder; offset?: number; limit?: number }

/**
 * Finds the same applicants as `searchApplicants`, but all of them. One statement selects them, so that none is
 * duplicated or lost while the index changes; only their keys (a few bytes each) and one page stay in memory.
 */
export async function openHits(indexId: number, query: ApplicantQuery, range: HitRange): Promise<WholeHits> {
  const context = await openSearch(indexId, query)
  const exact = await readKeys(context, range)
  const similar = exact.total > 0 ? null : await findSimilar(context)
  const { total, pages } = similar ? await readKeys(similar, range) : exact
  return {
    total,
    isApproximate: similar !== null && total > 0,
    async *pages() {
      for (const keys of pages) yield await readFoundApplicants(context, JSON.parse(keys))
    },
  }
}

/** Counts how many of these keys a query matches. */
export async function countHitsAmong(indexId: number, query: ApplicantQuery, keys: readonly string[]): Promise<number> {
  const context = await openSearch(indexId, query)
  const { count, isAny } = await countAmong(context, keys)
  const similar = isAny ? null : await findSimilar(context)
  return similar ? (await countAmong(similar, keys)).count : count
}

/** Pages of keys, each as JSON array text: a tenth of the memory that separate strings would take. */
async function readKeys(context: SearchContext, { sort, offset = 0, limit }: HitRange) {
  const [first = sql`null`, ...rest] = allColumns(sortColumns(sort))
  const [firstWay, way] = sort.isDescending ? ['desc nulls last', 'desc'] : ['asc', 'asc']
  const order = commaList([sql`${first} ${sql.raw(firstWay)}`, ...rest.map((column) => sql`${column} ${sql.raw(way)}`)])
  const hits = sql`select ${indexedApplicants.key} as key, row_number() over (order by ${order}) - 1 as place from ${indexedApplicants} where ${hitCondition(context, { byTrigram: true })}`
  const upTo = limit === undefined ? sql`` : sql`and place < ${offset + limit}`
  const rows = await store()
    .select({ keys: sql<string | null>`keys`, total: sql<number>`total` })
    .from(
      sql`(with hits as materialized (${hits}), chosen as (select key, place, (place - ${offset}::int) / ${pageSize}::int as page from hits where place >= ${offset} ${upTo}) select counted.total, page, keys from (select count(*)::int as total from hits) counted left join (select page, jsonb_agg(key order by place)::text as keys from chosen group by page) pages on true) found`,
    )
    .orderBy(sql`page`)
  return { total: rows[0]?.total ?? 0, pages: rows.flatMap(({ keys }) => keys ?? []) }
}

async function countAmong(context: SearchContext, keys: readonly string[]) {
  const condition = hitCondition(context, { byTrigram: true })
  const given = sql`select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)`
  const { key } = indexedApplicants
  const [row] = await store()
    .select({
      count: sql<number>`(select count(*)::int from ${indexedApplicants} where ${condition} and ${key} in (${given}))`,
      isAny: sql<boolean>`exists (select 1 from ${indexedApplicants} where ${condition})`,
    })
    .from(sql`(select 1) one`)
  return row ?? { count: 0, isAny: false }
}
