import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import type { ApplicantQuery, FacetCounts } from './contract'
import { all, facetValue, filterConditions, rowsOfIndex, termConditions } from './search-conditions'
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
  const hasWords = context.terms.length > 0
  const found = all([rowsOfIndex(context), ...termConditions(context, { byTrigram: true })])
  // Hits of words are found once; all rows are counted facet by facet, from the indexes on the columns.
  const { status, jobId, teamId, facets: others, isNewcomer, firstSeenAt } = indexedApplicants
  const rows = sql`select ${status}, ${jobId}, ${teamId}, ${others}, ${isNewcomer}, ${firstSeenAt} from ${indexedApplicants} where ${found}`
  const counted = sql.join(
    facets.map((name) => countOne(name, filterConditions(query, name))),
    sql` union all `,
  )
  const lines = await store()
    .select({ facet: sql<string>`facet`, value: sql<string | null>`value`, count: sql<number>`count` })
    .from(
      sql`(with "indexed_applicants" as ${sql.raw(hasWords ? 'materialized' : 'not materialized')} (${rows}) ${counted}) as counted`,
    )
  return gather(facets, lines)
}

function countOne(name: string, conditions: SQL[]): SQL {
  const value = facetValue(name)
  return sql`(select ${name}::text as facet, ${value} as value, count(*)::int as count from ${indexedApplicants} where ${all(conditions)} group by 2 order by 3 desc, 2 limit ${mostValues + 1})`
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
