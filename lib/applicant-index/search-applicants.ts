import 'server-only'
import { type ApplicantHits, facetFilters, type HitCount, hasFieldFilters } from './contract'
import { findSimilar } from './find-similar'
import { collectHits, countHits, type HitPage, readFoundApplicants, readInOrder } from './read-hits'
import { hitCondition } from './search-conditions'
import type { SearchContext } from './search-context'
import { allColumns, sortColumns } from './sort-rows'

/** Up to this many hits are collected and counted; if there are more, they are read in order instead. */
const maxCollected = 2_000

/**
 * Finds the applicants in an index that match a query (`openSearch`). Hits and their rows are read in separate
 * statements: rows removed in between are omitted.
 */
export async function searchApplicants(context: SearchContext, page: HitPage): Promise<ApplicantHits> {
  const { keys, total } = await (isCountedByIndex(context) ? readCounted : collectOrRead)(context, page)
  if (total.count > 0) return { rows: await readFoundApplicants(context, keys), total, isApproximate: false }
  const similar = await findSimilar(context)
  const alike = similar ? await collectOrRead(similar, page) : { keys, total }
  return {
    rows: await readFoundApplicants(context, alike.keys),
    total: alike.total,
    isApproximate: alike.total.count > 0,
  }
}

/**
 * Counts exactly how many applicants `searchApplicants` finds for a query, similar spellings included; for many hits
 * this takes longer than showing some of them.
 */
export async function countApplicants(context: SearchContext): Promise<number> {
  const count = await countHits(hitCondition(context, { byTrigram: true }))
  const similar = count > 0 ? null : await findSimilar(context)
  return similar ? countHits(hitCondition(similar, { byTrigram: true })) : count
}

/** Counts the applicants matching a query as typed, only up to `most`: further hits cost no more time. */
export async function countUpTo(context: SearchContext, most: number): Promise<HitCount> {
  if (context.terms.length === 0 && hasNoFilter(context) && !context.query.newSince)
    return { count: context.total, isExact: true }
  if (isCountedByIndex(context))
    return { count: await countHits(hitCondition(context, { byTrigram: true })), isExact: true }
  const count = await countHits(hitCondition(context, { byTrigram: true }), most + 1)
  return { count: Math.min(count, most), isExact: count <= most }
}

/** Without words, and filtered only by columns: an index on the columns contains everything needed to count. */
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
 * If few rows match, they are collected through the trigram index and sorted; if many match, reading in order soon
 * finds a page. PostgreSQL's own estimates often choose the wrong one.
 */
async function collectOrRead(context: SearchContext, page: HitPage): Promise<KeyPage> {
  const condition = hitCondition(context, { byTrigram: true })
  const columns = allColumns(sortColumns(page.sort))
  const { count, keys } = await collectHits({ condition, most: maxCollected + 1, columns }, page)
  if (count <= maxCollected) return { keys, total: { count, isExact: true } }
  const inOrder = await readInOrder(hitCondition(context, { byTrigram: false }), page)
  return { keys: inOrder, total: { count: maxCollected, isExact: false } }
}
