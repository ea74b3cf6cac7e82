import 'server-only'
import { and, type SQL, sql } from 'drizzle-orm'
import type { FieldFilter } from '../records/field-filter'
import { type Pointer, tokensOf } from '../records/pointer'
import { indexedApplicants } from '../store/index-tables'
import { fieldMarkClass, markOfNumber } from './field-marks'
import { foldText } from './fold-text'
import type { SearchContext } from './search-context'
import { textArray } from './sort-rows'

/** Shorter texts have no trigram to look up in the index. */
const minTrigramLength = 3

/** A query's field filters as conditions on rows. */
export function fieldConditions(context: SearchContext, { byTrigram }: { byTrigram: boolean }): SQL[] {
  return Object.entries(context.query.fieldFilters ?? {}).flatMap(([name, filter]) => {
    if (filter.kind === 'text') return containsText(context, { name, contained: foldText(filter.contains), byTrigram })
    return filter.kind === 'number' ? numberBetween(name, filter) : timeBetween(name, filter)
  })
}

/** PostgreSQL has no statistics and no index for `strpos`: it assumes the text is frequent, and reads rows in order. */
export function holdsText(text: string, byTrigram: boolean): SQL {
  const { search } = indexedApplicants
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return byTrigram ? sql`${search} like ${pattern}` : sql`strpos(${search}, ${text}) > 0`
}

/** Matches the mark of one of the fields, then the text before the next field's mark. */
export function fieldPattern({ numberOf }: SearchContext, paths: readonly Pointer[], text: string): string {
  const marks = paths.map((path) => markOfNumber(numberOf(path))).join('')
  return `[${marks}][^${fieldMarkClass}]*${text.replaceAll(/[^\p{L}\p{N}\p{M}\s]/gu, '\\$&')}`
}

type Contained = { name: string; contained: string; byTrigram: boolean }

function containsText(context: SearchContext, { name, contained, byTrigram }: Contained): SQL[] {
  const { search, nameKey } = indexedApplicants
  const held = (text: string) => holdsText(text, byTrigram && [...text].length >= minTrigramLength)
  if (name === 'name') return [...contained.split(' ').map(held), sql`strpos(${nameKey}, ${contained}) > 0`]
  const paths = context.fields.filter((path) => path === name || path.startsWith(`${name}/`))
  if (paths.length === 0) return [sql`false`]
  return [held(contained), sql`substring(${search} from ${fieldPattern(context, paths, contained)}) is not null`]
}

function numberBetween(path: Pointer, { from, to }: FieldFilter & { kind: 'number' }): SQL[] {
  const value = sql`${indexedApplicants.record} #> ${textArray(tokensOf(path))}`
  const number = sql`case when jsonb_typeof(${value}) = 'number' then (${value})::numeric end`
  return [
    ...(from === null ? [] : [sql`${number} >= ${String(from)}::numeric`]),
    ...(to === null ? [] : [sql`${number} <= ${String(to)}::numeric`]),
  ]
}

const leapYear = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`
const dayOfYear = String.raw`(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`
const timeOfDay = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-5]):?[0-5]\d)`
/**
 * Accepts what `isDate` and `isDateTime` accept (lib/records/date-times.ts), and only what PostgreSQL can read: a
 * single invalid date would fail the whole query, and `pg_input_is_valid` requires PostgreSQL 16.
 */
const dayOrMoment = `^(?!0000)(?:\\d{4}-${dayOfYear}|${leapYear}-02-29)(?:T${timeOfDay})?$`
/** Covers most of what the pattern above matches in a third of the time: in UTC, no 31st, this millennium. */
const usualMoment = `^2[0-9][0-9][0-9]-(?:(?:0[13-9]|1[0-2])-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))(?:T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[.][0-9][0-9]?[0-9]?)?Z)?$`

function timeBetween(path: Pointer, { from, until }: FieldFilter & { kind: 'time' }): SQL[] {
  const text = sql`(${indexedApplicants.record} #>> ${textArray(tokensOf(path))})`
  const isMoment = sql`case when ${text} collate "C" ~ ${usualMoment} then true else ${text} ~ ${dayOrMoment} end`
  // A date without a time starts at midnight UTC.
  const time = sql`(${text} || case when length(${text}) = 10 then 'T00:00:00Z' else '' end)::timestamptz`
  const isWithin = and(
    ...(from === null ? [] : [sql`${time} >= ${instant(from)}`]),
    ...(until === null ? [] : [sql`${time} < ${instant(until)}`]),
  )
  return [
    // Most other rows are excluded by their text alone, whatever the time zone; parsing a time takes ten times as long.
    ...(from === null ? [] : [sql`${text} collate "C" >= ${dayFrom(from, -1)}`]),
    ...(until === null ? [] : [sql`${text} collate "C" < ${dayFrom(until, 2)}`]),
    sql`case when ${isMoment} then ${isWithin} end`,
  ]
}

/** Passed as a number: PostgreSQL cannot read the year 0. */
function instant(iso: string): SQL {
  return sql`to_timestamp(${Date.parse(iso)}::double precision / 1000)`
}

const dayMs = 24 * 60 * 60 * 1_000

/** The UTC day of a moment plus `days` days; a text that sorts after all days if the year has more than four digits. */
function dayFrom(iso: string, days: number): string {
  const text = new Date(Date.parse(iso) + days * dayMs).toISOString()
  return text.startsWith('+') ? '~' : text.slice(0, 10)
}
