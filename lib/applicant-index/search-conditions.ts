import 'server-only'
import { and, eq, gt, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { indexedApplicants } from '../store/index-tables'
import { sanitizeText } from '../text/sanitize'
import type { ApplicantQuery, FacetFilters } from './contract'
import { fieldMarkClass, markOfNumber } from './field-marks'
import type { QueryTerm } from './parse-query'
import type { SearchContext } from './search-context'

/** Up to so many characters are found at the beginnings of words only. */
const longestShort = 2

/**
 * Which rows a query finds. `byTrigram`: the trigram index may be used; without it PostgreSQL reads rows in their order
 * until it has enough, which is faster for what many rows hold.
 */
export function hitCondition(context: SearchContext, { byTrigram }: { byTrigram: boolean }): SQL {
  return all([rowsOfIndex(context), ...termConditions(context, { byTrigram }), ...filterConditions(context.query)])
}

export function rowsOfIndex({ indexId }: SearchContext): SQL {
  return eq(indexedApplicants.indexId, indexId)
}

export function termConditions(context: SearchContext, { byTrigram }: { byTrigram: boolean }): SQL[] {
  return context.terms.map((term) => termCondition(context, term, byTrigram))
}

/** A row that holds the term, or for an excluded one does not. */
export function termCondition(context: SearchContext, term: QueryTerm, byTrigram: boolean): SQL {
  const { search } = indexedApplicants
  // An expression is not what the index is of.
  const held = sql`${byTrigram && !term.isExcluded ? search : unindexed} like ${likePattern(term)}`
  const holds = term.paths === null ? held : sql`(${held} and ${unindexed} ~ ${fieldPattern(context, term)})`
  return term.isExcluded ? not(holds) : holds
}

const unindexed = sql`(${indexedApplicants.search} || '')`

/** The filters and what is new; `except`: a facet whose own filter is left out. */
export function filterConditions({ filters, newSince }: ApplicantQuery, except?: string): SQL[] {
  const conditions = Object.entries(filtersByName(filters))
    .filter(([name]) => name !== except)
    .map(([, condition]) => condition)
  const { isNewcomer, firstSeenAt } = indexedApplicants
  return newSince ? [...conditions, all([eq(isNewcomer, true), gt(firstSeenAt, newSince)])] : conditions
}

/** A facet as SQL: `status`, `jobId`, `teamId`, or the path of a field. */
export function facetValue(name: string): SQL<string | null> {
  const { facets } = indexedApplicants
  const column = columns[name]
  return column ? sql`${column}` : sql`${facets} ->> ${sanitizeText(name)}::text`
}

const columns: Record<string, PgColumn | undefined> = Object.assign(Object.create(null), {
  status: indexedApplicants.status,
  jobId: indexedApplicants.jobId,
  teamId: indexedApplicants.teamId,
})

/** The condition of each facet that is filtered by. */
function filtersByName({ facets = {}, ...filters }: FacetFilters): Record<string, SQL> {
  const given = Object.entries({ ...filters, ...facets }).filter(([, values]) => values && values.length > 0)
  return Object.fromEntries(given.map(([name, values = []]) => [name, isOneOf(facetValue(name), values)]))
}

function isOneOf(value: SQL, wanted: readonly (string | null)[]): SQL {
  const texts = wanted.filter((one) => one !== null).map(sanitizeText)
  const some = texts.length > 0 ? inArray(value, texts) : sql`false`
  return wanted.includes(null) ? sql`(${some} or ${isNull(value)})` : some
}

function likePattern({ text }: QueryTerm): string {
  const start = [...text].length <= longestShort ? ' ' : ''
  return `%${start}${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

/** The mark of one of the fields, and the term before the next field's mark. */
function fieldPattern({ numberOf }: SearchContext, { text, paths }: QueryTerm): string {
  const marks = (paths ?? []).map((path) => markOfNumber(numberOf(path))).join('')
  const start = [...text].length <= longestShort ? ' ' : ''
  return `[${marks}][^${fieldMarkClass}]*${start}${text.replaceAll(/[^\p{L}\p{N}\p{M}\s]/gu, '\\$&')}`
}

export function all(conditions: SQL[]): SQL {
  return and(...conditions) ?? sql`true`
}

export function any(conditions: SQL[]): SQL {
  return or(...conditions) ?? sql`false`
}
