import 'server-only'
import { sql } from 'drizzle-orm'
import { commaList } from '../store/comma-list'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { type FacetCounts, facetFilters, hasFieldFilters } from './contract'
import { findSimilar } from './find-similar'
import { keepCounts } from './keep-counts'
import { all, facetValue, isColumn, isOneOf, wordConditions } from './search-conditions'
import type { SearchContext } from './search-context'

/** At most this many values are listed per facet. */
const maxValues = 100
/** Counting the whole index takes longest, and everyone who opens the list requests it. */
const keepWhole = keepCounts<FacetCounts>('kept-facet-counts')

/**
 * Counts the applicants matching a query per value, most frequent first. Each facet is counted with all filters but its
 * own, which shows what choosing another of its values would find. `facets`: `status`, `jobId`, `teamId` or paths. If
 * nothing matches the words as typed, counts similar spellings, as `searchApplicants` does.
 */
export async function countFacets(context: SearchContext, facets: readonly string[]): Promise<FacetCounts> {
  const { indexId, query, total } = context
  const isNarrowed = query.newSince || query.applied || facetFilters(query.filters).length > 0 || hasFieldFilters(query)
  if (context.terms.length > 0) return countWords(context, facets)
  if (isNarrowed) return count(context, facets)
  // The total is part of the key, so that added and removed applicants are counted at once.
  return keepWhole(JSON.stringify([indexId, total, facets]), () => count(context, facets))
}

async function countWords(context: SearchContext, facets: readonly string[]): Promise<FacetCounts> {
  const asTyped = await count(context, facets)
  if (Object.values(asTyped).some(({ values }) => values.length > 0)) return asTyped
  const similar = facets.length > 0 ? await findSimilar(context) : null
  return similar ? count(similar, facets) : asTyped
}

async function count(context: SearchContext, facets: readonly string[]): Promise<FacetCounts> {
  // Counted separately: together they would form nearly as many groups as there are rows.
  const [inColumns, inFields] = [facets.filter(isColumn), facets.filter((name) => !isColumn(name))]
  const lines = await Promise.all([inColumns, inFields].map((names) => countTogether(context, names)))
  return gather(facets, lines.flat())
}

type Line = { facet: string; value: string | null; count: number }

/** Reads the rows once and groups those with equal values. */
async function countTogether(context: SearchContext, facets: readonly string[]): Promise<Line[]> {
  if (facets.length === 0) return []
  const filters = facetFilters(context.query.filters)
  const own = filters.filter(([name]) => facets.includes(name))
  const passing = filters.filter(([name]) => !facets.includes(name))
  const alias = (name: string) => sql`${sql.identifier(`value_${facets.indexOf(name)}`)}`
  const values = commaList(facets.map((name) => sql`${facetValue(context, name)} as ${alias(name)}`))
  const condition = all([
    ...wordConditions(context, { byTrigram: true }),
    ...passing.map(([name, wanted]) => isOneOf(facetValue(context, name), wanted)),
  ])
  const ordinals = commaList(facets.map((_, index) => sql.raw(String(index + 1))))
  const groups = sql`select ${values}, count(*) as rows from ${indexedApplicants} where ${condition} group by ${ordinals}`
  const counts = facets.map((name, index) => {
    const others = own.filter(([other]) => other !== name).map(([other, wanted]) => isOneOf(alias(other), wanted))
    return sql`(select ${sql.raw(String(index))} as place, ${alias(name)} as value, sum(rows)::int as count from found where ${all(others)} group by 2 order by 3 desc, 2 limit ${maxValues + 1})`
  })
  const lines = await store()
    .select({ facetIndex: sql<number>`place`, value: sql<string | null>`value`, count: sql<number>`count` })
    .from(sql`(with found as materialized (${groups}) ${sql.join(counts, sql` union all `)}) as counted`)
  return lines.map(({ facetIndex, ...line }) => ({ ...line, facet: facets[facetIndex] ?? '' }))
}

function gather(facets: readonly string[], lines: readonly Line[]): FacetCounts {
  const entries = facets.map((name) => {
    const values = lines.filter(({ facet }) => facet === name).map(({ value, count }) => ({ value, count }))
    return [name, { values: values.slice(0, maxValues), hasMore: values.length > maxValues }]
  })
  return Object.fromEntries(entries)
}
