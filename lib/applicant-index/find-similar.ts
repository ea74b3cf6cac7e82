import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import type { HitCount } from './contract'
import type { QueryTerm } from './parse-query'
import type { HitPage } from './read-hits'
import { all, filterConditions, rowsOfIndex, termCondition } from './search-conditions'
import type { SearchContext } from './search-context'

/** Shorter words are like too many others. */
const shortestSimilar = 4
/** How alike a word must be, from 0 to 1 (pg_trgm): "Mueller" and "Müller", "Jonson" and "Johnson" are at 0.5. */
const leastSimilarity = 0.5
/** Rows beyond these are not compared. */
const mostCompared = 1_000

type SimilarHits = { keys: string[]; total: HitCount }

/**
 * The rows that hold, for each word of the query, the word or one that is spelt much like it; the most similar first.
 * None without pg_trgm. Short words, those of a field and excluded ones are as they were typed.
 */
export async function findSimilar(context: SearchContext, { offset, limit }: HitPage): Promise<SimilarHits> {
  const none = { keys: [], total: { count: 0, isExact: true } }
  const similar = context.terms.filter(mayBeMistyped)
  if (context.mode === 'plain' || similar.length === 0) return none
  const { search, position, key } = indexedApplicants
  const condition = all([
    rowsOfIndex(context),
    ...filterConditions(context.query),
    ...context.terms.map((term) => termOrSimilar(context, term)),
  ])
  const likeness = sql.join(
    similar.map(({ text }) => sql`word_similarity(${text}::text, ${search})`),
    sql` + `,
  )
  const hits = sql`select ${key} as key, ${position} as position, ${likeness} as likeness from ${indexedApplicants} where ${condition} limit ${mostCompared + 1}`
  const page = sql`select key from hits order by likeness desc, position, key offset ${offset} limit ${limit}`
  const [row] = await store().transaction(async (inside) => {
    await inside.execute(sql`set local pg_trgm.word_similarity_threshold = ${sql.raw(String(leastSimilarity))}`)
    return inside
      .select({ count: sql<number>`count`, keys: sql<string[]>`keys` })
      .from(
        sql`(with hits as materialized (${hits}) select (select count(*)::int from hits) as count, array(${page}) as keys) as found`,
      )
  })
  if (!row) return none
  const count = Math.min(row.count, mostCompared)
  return { keys: row.keys, total: { count, isExact: row.count <= mostCompared } }
}

function termOrSimilar(context: SearchContext, term: QueryTerm): SQL {
  const exact = termCondition(context, term, true)
  if (!mayBeMistyped(term)) return exact
  return sql`(${exact} or ${term.text}::text <% ${indexedApplicants.search})`
}

function mayBeMistyped({ text, paths, isExcluded }: QueryTerm): boolean {
  return !isExcluded && paths === null && /\p{L}/u.test(text) && [...text].length >= shortestSimilar
}
