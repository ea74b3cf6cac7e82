import 'server-only'
import { sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import type { QueryTerm } from './parse-query'
import { all, rowsInScope } from './search-conditions'
import type { SearchContext } from './search-context'
import { mostAlike } from './spelling'

/** Shorter words are like too many others. */
const shortestSimilar = 4
/** How much of a word must occur in a row, from 0 to 1 (pg_trgm); "Mueller" and "Müller" are at 0.5. */
const leastSimilarity = 0.5
/** The spellings are taken from so many rows: comparing a row with a word takes long. */
const mostCompared = 60

/**
 * The same search for spellings that the index has and that are much like the words of the query; null where there are
 * none, or without pg_trgm. Short words, those of a field and excluded ones stay as they were typed.
 */
export async function findSimilar(context: SearchContext): Promise<SearchContext | null> {
  if (context.mode === 'plain' || !context.terms.some(mayBeMistyped)) return null
  const spellings = await store().transaction(async (inside) => {
    await inside.execute(sql`set local pg_trgm.word_similarity_threshold = ${sql.raw(String(leastSimilarity))}`)
    const found = new Map<QueryTerm, string[]>()
    for (const term of context.terms.filter(mayBeMistyped)) {
      const { search } = indexedApplicants
      const rows = await inside
        .select({ search })
        .from(indexedApplicants)
        .where(all([...rowsInScope(context), sql`${term.text}::text <% ${search}`]))
        .limit(mostCompared)
      found.set(
        term,
        mostAlike(
          term.text,
          rows.map((row) => row.search),
        ),
      )
    }
    return found
  })
  const terms = context.terms.map((term) => ({ ...term, spellings: spellings.get(term) ?? [] }))
  return terms.some((term) => term.spellings.length > 0) ? { ...context, terms } : null
}

function mayBeMistyped({ text, paths, isExcluded }: QueryTerm): boolean {
  return (
    !isExcluded &&
    paths === null &&
    /^(?=.*\p{L})[\p{L}\p{N}\p{M}]+$/u.test(text) &&
    [...text].length >= shortestSimilar
  )
}
