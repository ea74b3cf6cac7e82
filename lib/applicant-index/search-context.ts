import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Pointer } from '../records/pointer'
import { store } from '../store/connection'
import { applicantIndexes } from '../store/index-tables'
import type { ApplicantQuery } from './contract'
import { parseQuery, type QueryTerm } from './parse-query'
import { type SearchMode, searchMode } from './prepare-search'

/** A query on one index, with its words parsed. */
export type SearchContext = {
  indexId: number
  query: ApplicantQuery
  terms: readonly QueryTerm[]
  /** All fields that occur in the records. */
  fields: readonly Pointer[]
  /** The number of a field's mark (field-marks.ts). */
  numberOf(path: Pointer): number
  /** The fields whose values are stored as facets. */
  facetPaths: readonly Pointer[]
  /** How many applicants the index has in total. */
  total: number
  mode: SearchMode
}

/** The query that matches all applicants. */
export const everyone: ApplicantQuery = { words: '', filters: {} }

/** Reads the index's fields, and uses them to parse the words of the query. */
export async function openSearch(indexId: number, query: ApplicantQuery): Promise<SearchContext> {
  const [row] = await store()
    .select({
      fields: sql<Pointer[]>`${applicantIndexes.fields}`,
      facetPaths: sql<Pointer[]>`${applicantIndexes.facetPaths}`,
      total: applicantIndexes.total,
      mode: searchMode,
    })
    .from(applicantIndexes)
    .where(eq(applicantIndexes.id, indexId))
  const fields = row?.fields ?? []
  return {
    indexId,
    query,
    terms: parseQuery(query.words, fields),
    fields,
    numberOf: (path) => fields.indexOf(path),
    facetPaths: row?.facetPaths ?? [],
    total: row?.total ?? 0,
    mode: row?.mode ?? 'plain',
  }
}
