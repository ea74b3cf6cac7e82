import 'server-only'
import { type ApplicantHits, type ApplicantQuery, facetFilters, type HitCount, hasFieldFilters } from './contract'
import { findSimilar } from './find-similar'
import { collectHits, countHits, type HitPage, readFoundApplicants, readInOrder } from './read-hits'
import { hitCondition } from './search-conditions'
import { openSearch, type SearchContext } from './search-context'
import { allColumns, sortColumns } from './sort-rows'

/** Up to so many hits are collected and counted; where there are more, they are read in order instead. */
const mostCollected = 2_000

/**
 * The applicants that an index finds for a query. Hits and their rows are read one after the other: what is removed in
 * between is left out.
 */
export async function searchApplicants(indexId: number, query: ApplicantQuery & HitPage): Promise<ApplicantHits> {
  const context = await openSearch(indexId, query)
  const { keys, total } = await (isCountedByIndex(context) ? readCounted : collectOrRead)(context, query)
  if (total.count > 0) return { rows: await readFoundApplicants(indexId, keys), total, isApproximate: false }
  const similar = await findSimilar(context)
  const alike = similar ? await collectOrRead(similar, query) : { keys, total }
  return {
    rows: await readFoundApplicants(indexId, alike.keys),
    total: alike.total,
    isApproximate: alike.total.count > 0,
  }
}

/**
 * How many applicants `searchApplicants` finds for a query, similar spellings included, exactly; for many this takes
 * longer than showing some.
 */
export async function countApplicants(indexId: number, query: ApplicantQuery): Promise<number> {
  const context = await openSearch(indexId, query)
  const count = await countHits(hitCondition(context, { byTrigram: true }))
  const similar = count > 0 ? null : await findSimilar(context)
  return similar ? countHits(hitCondition(similar, { byTrigram: true })) : count
}

/** How many applicants hold a query as it is typed, counted no further than `most`: more take no longer. */
export async function countUpTo(indexId: number, query: ApplicantQuery, most: number): Promise<HitCount> {
  const context = await openSearch(indexId, query)
  if (context.terms.length === 0 && hasNoFilter(context) && !query.newSince)
    return { count: context.total, isExact: true }
  if (isCountedByIndex(context))
    return { count: await countHits(hitCondition(context, { byTrigram: true })), isExact: true }
  const count = await countHits(hitCondition(context, { byTrigram: true }), most + 1)
  return { count: Math.min(count, most), isExact: count <= most }
}

/** Without words, and by columns only: an index on the columns has all that it takes to count. */
function isCountedByIndex({ terms, query: { filters, newSince, fieldFilters } }: SearchContext): boolean {
  const isByColumns = facetFilters({ facets: filters.facets }).length === 0 && !hasFieldFilters({ fieldFilters })
  return terms.length === 0 && !newSince && isByColumns
}

function hasNoFilter({ query }: SearchContext): boolean {
  return facetFilters(query.filters).length === 0 && !query.applied && !hasFieldFilters(query)
}

type KeyPage = { keys: string[]; total: HitCount }

async function readCounted(context: SearchContext, page: HitPage): Promise<KeyPage> {
  const condition = hitCondition(context, { byTrigram: true })
  const count = hasNoFilter(context) ? context.total : await countHits(condition)
  return { keys: await readInOrder(condition, page, count), total: { count, isExact: true } }
}

/**
 * What few rows hold is collected through the trigram index and put in order; of what many rows hold a page is soon
 * found by reading in order. PostgreSQL's own estimates often choose the wrong one.
 */
async function collectOrRead(context: SearchContext, page: HitPage): Promise<KeyPage> {
  const condition = hitCondition(context, { byTrigram: true })
  const columns = allColumns(sortColumns(page.sort))
  const { count, keys } = await collectHits({ condition, most: mostCollected + 1, columns }, page)
  if (count <= mostCollected) return { keys, total: { count, isExact: true } }
  const inOrder = await readInOrder(hitCondition(context, { byTrigram: false }), page)
  return { keys: inOrder, total: { count: mostCollected, isExact: false } }
}
