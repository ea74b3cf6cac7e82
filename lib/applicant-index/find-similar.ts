import 'server-only'
import { sql } from 'drizzle-orm'
import { commaList } from '../store/comma-list'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { facetFilters, hasFieldFilters } from './contract'
import type { QueryTerm } from './parse-query'
import { all, rowsInScope, wordConditions } from './search-conditions'
import type { SearchContext } from './search-context'
import { closestSpellings } from './spelling'

/** Shorter words resemble too many others. */
const minSimilarLength = 4
/** How much of a word must occur in a row, from 0 to 1 (pg_trgm); "Mueller" and "Müller" score 0.5. */
const minSimilarity = 0.5
/** Until the end of the transaction; without estimates, only the trigram index is an efficient way to find the rows. */
const settings = sql`select ${commaList(
  [
    ['pg_trgm.word_similarity_threshold', String(minSimilarity)],
    ...['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan'].map((way) => [way, 'off']),
  ].map(([name, value]) => sql`set_config(${name}, ${value}, true)`),
)}`
/** Spellings are taken from at most this many rows: comparing a row with a word is slow. */
const maxCompared = 60

/**
 * For a search without results: the same search with spellings from the index that resemble the words of the query.
 * Null if there are none, if only the filters exclude a match for the words as typed, or without pg_trgm. Short words,
 * words restricted to a field and excluded words stay as typed.
 */
export async function findSimilar(context: SearchContext): Promise<SearchContext | null> {
  if (context.mode === 'plain' || !context.terms.some(mayBeMistyped)) return null
  if (await isHeldElsewhere(context)) return null
  const spellings = await store().transaction(async (tx) => {
    await tx.execute(settings)
    const found = new Map<QueryTerm, string[]>()
    for (const term of context.terms.filter(mayBeMistyped)) {
      const { search } = indexedApplicants
      const rows = await tx
        .select({ search })
        .from(indexedApplicants)
        // A subquery: for a text literal PostgreSQL would estimate the matches, which takes longer than finding them.
        .where(all([...rowsInScope(context), sql`(select ${term.text}::text) <% ${search}`]))
        .limit(maxCompared)
      found.set(
        term,
        closestSpellings(
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

/** Whether the words would be found without the filters. */
async function isHeldElsewhere(context: SearchContext): Promise<boolean> {
  const { words, filters, newSince, applied } = context.query
  if (facetFilters(filters).length === 0 && !newSince && !applied && !hasFieldFilters(context.query)) return false
  const anywhere = { ...context, query: { words, filters: {} } }
  const found = await store()
    .select({ one: sql`1` })
    .from(indexedApplicants)
    .where(all(wordConditions(anywhere, { byTrigram: true })))
    .limit(1)
  return found.length > 0
}

function mayBeMistyped({ text, paths, isExcluded }: QueryTerm): boolean {
  return (
    !isExcluded &&
    paths === null &&
    /^(?=.*\p{L})[\p{L}\p{N}\p{M}]+$/u.test(text) &&
    [...text].length >= minSimilarLength
  )
}
