import type { TimeFormat } from '../../records/field-path'
import { fromName, type ScoredValue, share } from './choose-guess'
import type { FieldColumn } from './field-column'
import type { NameRule } from './path-words'
import type { TimeAt } from './proposal'

const earliest = Date.UTC(1995, 0, 1)
const latest = Date.UTC(2045, 0, 1)

/** Fields that could be the moment that a list goes by: when somebody applied, when a job was created. */
export function timesOf(columns: FieldColumn[], rule: NameRule): ScoredValue<string | TimeAt>[] {
  const dated = columns.flatMap((column) => {
    const format = column.filled >= 0.5 ? formatOf(column) : null
    const fit = rule(column.words)
    return format === null || fit < -0.5 ? [] : [{ column, format, fit }]
  })
  return dated.map(({ column, format, fit }) => {
    const order = orderOf(column, format)
    const isOrdered = order >= 0.97 && column.distinct > 2
    return {
      value: format === 'iso' ? column.pointer : { at: column.pointer, format },
      score: 0.2 * column.filled + (isOrdered ? 0.3 : 0) + (dated.length === 1 ? 0.22 : 0) + fromName(fit, 0.4),
      filled: column.filled,
      reasons: [
        share(column.count, column.values.length, `have a date (${format}).`),
        ...(isOrdered ? ['The list is in its order.'] : []),
        ...(fit >= 0.8 ? ['Its name says so.'] : []),
      ],
      isProven: fit >= 0.8 && (isOrdered || dated.length === 1),
    }
  })
}

/** How the values write a date; null where they are none, or where day and month cannot be told apart. */
function formatOf(column: FieldColumn): TimeFormat | null {
  if (column.share('iso') >= 0.95) return 'iso'
  if (column.share('dotted-day') >= 0.95) return 'day-month-year'
  if (column.share('slashed-day') >= 0.95) return dayFirst(column)
  return formatOfNumbers(column)
}

function dayFirst(column: FieldColumn): TimeFormat | null {
  const parts = column.texts.flatMap((text) =>
    text === null ? [] : [text.split(/[/-]/).map((part) => Number.parseInt(part, 10))],
  )
  const isDayFirst = parts.some(([first = 0]) => first > 12)
  const isMonthFirst = parts.some(([, second = 0]) => second > 12)
  return isDayFirst === isMonthFirst ? null : isDayFirst ? 'day-month-year' : 'month-day-year'
}

/** Seconds or milliseconds since 1970, for whole numbers within living memory that span more than a day. */
export function formatOfNumbers(column: FieldColumn): 'seconds' | 'milliseconds' | null {
  if (column.share('integer', 'digits') < 1 || column.count === 0) return null
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const text of column.texts)
    if (text !== null) {
      low = Math.min(low, Number(text))
      high = Math.max(high, Number(text))
    }
  const isWithin = (perSecond: number) => low >= (earliest / 1000) * perSecond && high < (latest / 1000) * perSecond
  // Ids of ten digits lie closer together than what happens over days.
  if (isWithin(1)) return high - low >= 3_600 * column.count || column.count === 1 ? 'seconds' : null
  return isWithin(1_000) ? 'milliseconds' : null
}

/** The share of neighbours in the list that follow its direction. */
function orderOf(column: FieldColumn, format: TimeFormat): number {
  const times = column.texts.flatMap((text) => (text === null ? [] : [millisOf(text, format)]))
  let up = 0
  let down = 0
  for (let row = 1; row < times.length; row++) {
    const step = (times[row] ?? 0) - (times[row - 1] ?? 0)
    if (step >= 0) up++
    if (step <= 0) down++
  }
  return Math.max(up, down) / Math.max(1, times.length - 1)
}

function millisOf(text: string, format: TimeFormat): number {
  if (format === 'seconds' || format === 'milliseconds') return Number(text)
  if (format === 'iso') return Date.parse(text)
  const [one = '1', two = '1', year = '1970'] = text.split(/[./-]/)
  const [day, month] = format === 'day-month-year' ? [one, two] : [two, one]
  const [hours = 0, minutes = 0] = (/\d{1,2}:\d\d/.exec(text)?.[0] ?? '0:0').split(':').map(Number)
  return Date.UTC(Number.parseInt(year, 10), Number(month) - 1, Number(day), hours, minutes)
}
