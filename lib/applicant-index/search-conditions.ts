import 'server-only'
import { and, eq, gt, gte, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { tokensOf } from '../records/pointer'
import { indexedApplicants } from '../store/index-tables'
import { sanitizeText } from '../text/sanitize'
import { facetFilters } from './contract'
import { fieldConditions, fieldPattern, holdsText } from './field-conditions'
import { maxFacetLength } from './index-row'
import type { QueryTerm } from './parse-query'
import type { SearchContext } from './search-context'
import { textArray } from './sort-rows'

/** Terms of up to this many characters match only at the beginning of a word. */
const maxShortLength = 2

/**
 * The condition for a query's rows. `byTrigram`: through the trigram index; without it PostgreSQL is made to read rows
 * in order until it has enough, which is faster for frequent matches.
 */
export function hitCondition(context: SearchContext, { byTrigram }: { byTrigram: boolean }): SQL {
  const { filters } = context.query
  const passes = facetFilters(filters).map(([name, values]) => isOneOf(facetValue(context, name), values))
  return all([...wordConditions(context, { byTrigram }), ...passes])
}

/** A query without its facets: the rows that match its words, times and fields. */
export function wordConditions(context: SearchContext, { byTrigram }: { byTrigram: boolean }): SQL[] {
  const terms = context.terms.map((term) => termCondition(context, term, byTrigram))
  return [...rowsInScope(context), ...fieldConditions(context, { byTrigram }), ...terms]
}

/** A query without its words and filters: the rows of the index within its times. */
export function rowsInScope({ indexId, query: { newSince, applied } }: SearchContext): SQL[] {
  const { indexId: index, isNewcomer, firstSeenAt, appliedAt } = indexedApplicants
  return [
    eq(index, indexId),
    ...(newSince ? [eq(isNewcomer, true), gt(firstSeenAt, newSince)] : []),
    ...(applied ? [gte(appliedAt, applied.from), lt(appliedAt, applied.until)] : []),
  ]
}

/** A row that contains the term, or does not if the term is excluded. */
function termCondition(context: SearchContext, term: QueryTerm, byTrigram: boolean): SQL {
  if (!term.isExcluded) return holdsTerm(context, term, byTrigram)
  const words = term.isWholeName ? term.text.split(' ') : [term.text]
  return not(all(words.map((text) => holdsTerm(context, { ...term, text }, false))))
}

function holdsTerm(context: SearchContext, { text, spellings = [], paths }: QueryTerm, byTrigram: boolean): SQL {
  const { search } = indexedApplicants
  const held = any([text, ...spellings].map((each) => holdsText(beginning(each) + each, byTrigram)))
  if (paths === null) return held
  const pattern = fieldPattern(context, paths, beginning(text) + text)
  return sql`(${held} and substring(${search} from ${pattern}) is not null)`
}

/**
 * A facet as SQL: `status`, `jobId`, `teamId`, or the path of a field. A field not stored as a facet is read from the
 * records, which takes longer.
 */
export function facetValue({ facetPaths }: SearchContext, name: string): SQL<string | null> {
  const { facets, record } = indexedApplicants
  const column = columns.get(name)
  if (column) return sql`${column}`
  if (facetPaths.includes(name)) return sql`${facets} ->> ${sanitizeText(name)}::text`
  const value = sql`${record} #> ${textArray(tokensOf(name))}`
  const text = sql`case jsonb_typeof(${value}) when 'string' then ${value} #>> '{}' when 'number' then ${value} #>> '{}' when 'boolean' then case when ${value} = 'true' then 'Yes' else 'No' end end`
  return sql`nullif(left(${text}, ${sql.raw(String(maxFacetLength))}), '')`
}

/** Whether a facet has its own column. */
export function isColumn(name: string): boolean {
  return columns.has(name)
}

const columns = new Map<string, PgColumn>([
  ['status', indexedApplicants.status],
  ['jobId', indexedApplicants.jobId],
  ['teamId', indexedApplicants.teamId],
])

/** Whether a value is one of these; null matches rows without a value. */
export function isOneOf(value: SQL, wanted: readonly (string | null)[]): SQL {
  const texts = wanted.filter((one) => one !== null).map(sanitizeText)
  const some = texts.length > 0 ? inArray(value, texts) : sql`false`
  return wanted.includes(null) ? sql`(${some} or ${isNull(value)})` : some
}

/** The prefix of a term: short ones match only where a word begins (`maxShortLength`). */
function beginning(text: string): string {
  return [...text].length <= maxShortLength ? ' ' : ''
}

export function all(conditions: SQL[]): SQL {
  return and(...conditions) ?? sql`true`
}

function any(conditions: SQL[]): SQL {
  return or(...conditions) ?? sql`false`
}
