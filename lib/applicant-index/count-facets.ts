import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import type { ApplicantQuery, FacetCounts } from './contract'
import { all, facetFilters, facetValue, isOneOf, wordConditions } from './search-conditions'
import { openSearch } from './search-context'

/** Values beyond these are not listed. */
const mostValues = 100

/**
 * How many of the applicants that a query finds have each value, the most frequent first. Each facet is counted with
 * all filters but its own: what choosing another of its values would find. `facets`: `status`, `jobId`, `teamId` or
 * paths. What only has similar spellings is not counted.
 */
export async function countFacets(
  indexId: number,
  query: ApplicantQuery,
  facets: readonly string[],
): Promise<FacetCounts> {
  if (facets.length === 0) return {}
  const context = await openSearch(indexId, query)
  const filters = facetFilters(query.filters)
  const names = [...new Set([...facets, ...filters.map(([name]) => name)])]
  const alias = (name: string) => sql`${sql.identifier(`value_${names.indexOf(name)}`)}`
  const values = list(names.map((name) => sql`${facetValue(name)} as ${alias(name)}`))
  // Rows are read once: what has the same values is one group from here on.
  const groups = sql`select ${values}, count(*) as rows from ${indexedApplicants} where ${all(wordConditions(context, { byTrigram: true }))} group by ${list(names.map((_, place) => sql.raw(String(place + 1))))}`
  const counts = facets.map((name) => {
    const others = filters.filter(([other]) => other !== name).map(([other, wanted]) => isOneOf(alias(other), wanted))
    return sql`(select ${name}::text as facet, ${alias(name)} as value, sum(rows)::int as count from found where ${all(others)} group by 2 order by 3 desc, 2 limit ${mostValues + 1})`
  })
  const lines = await store()
    .select({ facet: sql<string>`facet`, value: sql<string | null>`value`, count: sql<number>`count` })
    .from(sql`(with found as materialized (${groups}) ${sql.join(counts, sql` union all `)}) as counted`)
  return gather(facets, lines)
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}

function gather(
  facets: readonly string[],
  lines: readonly { facet: string; value: string | null; count: number }[],
): FacetCounts {
  const entries = facets.map((name) => {
    const values = lines.filter(({ facet }) => facet === name).map(({ value, count }) => ({ value, count }))
    return [name, { values: values.slice(0, mostValues), hasMore: values.length > mostValues }]
  })
  return Object.fromEntries(entries)
}
