import { type ApplicantSort, filtersNamed } from '../applicant-index/contract'
import { hasYearZero } from '../records/date-times'
import {
  type filterParameters,
  isFilterParameter,
  maxFieldFilters,
  readFieldFilter,
  readFieldFilters,
} from '../records/field-filter'
import { isPointer } from '../records/pointer'
import { maxSearchLimit, maxSearchTextLength, type SearchInput } from './contract'
import { parseWholeNumber } from './parse-page'

const defaultLimit = 50
const maxOffset = 10_000_000
const maxValues = 100

type Rule = { fits: (text: string) => boolean; must: string }

const rules = new Map<string, Rule>([
  ['q', { fits: (text) => text.length <= maxSearchTextLength, must: `have at most ${maxSearchTextLength} characters` }],
  ['offset', isFrom(0, maxOffset)],
  ['limit', isFrom(1, maxSearchLimit)],
  [
    'sort',
    {
      fits: (text) => readSort(text) !== null,
      must: 'be list, applied, name, status, firstSeen or the path of a field such as /city, behind a minus to turn it round',
    },
  ],
  ['new', { fits: (text) => text === 'only', must: 'be only' }],
  ['since', { fits: isMoment, must: 'be a time such as 2026-11-20T00:00:00Z' }],
  [
    'applied',
    { fits: (text) => readSpan(text) !== null, must: 'be two times such as 2026-11-20T00:00:00Z, with a / between' },
  ],
  ['contains', { fits: isFieldFilter('contains'), must: 'be a field and a text, such as /city:berlin' }],
  ['between', { fits: isFieldFilter('between'), must: 'be a field and numbers, such as /years:3..7 or /years:3..' }],
  [
    'dates',
    { fits: isFieldFilter('dates'), must: 'be a field and days or times, such as /start:2026-01-01..2026-02-01' },
  ],
  ['facets', { fits: (text) => text === '' || isFacet(text), must: 'be status, jobId, teamId or the path of a field' }],
  ['total', { fits: (text) => text === 'quick', must: 'be quick' }],
  [
    'token',
    { fits: (text) => /^[\w.:~-]{1,101}$/.test(text), must: 'be as an address names an applicant behind open=' },
  ],
])

/**
 * Parses the query of `GET /api/search/applicants`; `fault` says what is wrong with it. `q`: the words; `sort`: `name`,
 * `-applied`, `/city`; `new=only`; `since`: when the last visit ended; `applied`: two times; `contains`, `between`,
 * `dates`: conditions on fields, repeatable; `facets`: those to count, repeatable, empty for none; `total=quick`: no
 * exact count if that takes long; `token`: one record. All others are facets to filter by
 * (`status=New&status=Interview&/source=Job%20fair`); empty for records without a value.
 */
export function parseSearch(query: URLSearchParams): SearchInput | { fault: string } {
  const fault = [...new Set(query.keys())].map((name) => faultOf(name, query.getAll(name))).find((one) => one !== null)
  if (fault !== undefined) return { fault }
  const facets = query.getAll('facets').filter((name) => name !== '')
  const token = query.get('token')
  const newSince = query.get('since')
  return {
    words: query.get('q') ?? '',
    filters: filtersNamed(
      Object.fromEntries(
        [...new Set(query.keys())]
          .filter((name) => !rules.has(name))
          .map((name) => [name, query.getAll(name).map((value) => (value === '' ? null : value))]),
      ),
    ),
    isNewOnly: query.has('new'),
    ...(newSince === null ? {} : { newSince }),
    applied: readSpan(query.get('applied') ?? ''),
    fieldFilters: readFieldFilters(query),
    sort: readSort(query.get('sort') ?? 'list') ?? { by: 'list', isDescending: false },
    offset: Number(query.get('offset') ?? 0),
    limit: Number(query.get('limit') ?? defaultLimit),
    facets: query.has('facets') ? [...new Set(facets)] : null,
    isCounted: !query.has('total'),
    ...(token === null ? {} : { token }),
  }
}

function faultOf(name: string, values: readonly string[]): string | null {
  const rule = rules.get(name)
  if (!rule) {
    if (!isFacet(name)) return `${name.slice(0, 100)} is neither a parameter nor a facet`
    if (values.length > maxValues) return `${name} must have at most ${maxValues} values`
    return values.every((value) => value.length <= maxSearchTextLength)
      ? null
      : `${name} must be at most ${maxSearchTextLength} characters`
  }
  if (values.length > maxCountOf(name)) return `${name} must not be repeated that often`
  return values.every(rule.fits) ? null : `${name} must ${rule.must}`
}

function maxCountOf(name: string): number {
  if (isFilterParameter(name)) return maxFieldFilters
  return name === 'facets' ? maxValues : 1
}

function isFieldFilter(parameter: (typeof filterParameters)[keyof typeof filterParameters]) {
  return (text: string) => readFieldFilter(parameter, text) !== null
}

function isFrom(least: number, most: number): Rule {
  return {
    fits: (text) => {
      const number = parseWholeNumber(text)
      return number !== null && number >= least && number <= most
    },
    must: `be a whole number from ${least} to ${most}`,
  }
}

function isFacet(name: string): boolean {
  return ['status', 'jobId', 'teamId'].includes(name) || isField(name)
}

function isField(text: string): boolean {
  return text.startsWith('/') && text.length <= maxSearchTextLength && isPointer(text)
}

function readSort(text: string): ApplicantSort | null {
  const isDescending = text.startsWith('-')
  const by = isDescending ? text.slice(1) : text
  if (by === 'list' || by === 'applied' || by === 'name' || by === 'status' || by === 'firstSeen')
    return { by, isDescending }
  return isField(by) ? { by: { path: by }, isDescending } : null
}

function readSpan(text: string): SearchInput['applied'] {
  const [from, until, ...rest] = text.split('/')
  return isMoment(from) && isMoment(until) && from < until && rest.length === 0 ? { from, until } : null
}

function isMoment(text: string | undefined): text is string {
  return (
    text !== undefined &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) &&
    !hasYearZero(text) &&
    !Number.isNaN(Date.parse(text))
  )
}
