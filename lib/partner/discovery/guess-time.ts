import { readDotNetTime, readEpoch } from '../../records/epoch'
import type { TimeFormat } from '../../records/field-path'
import { type DateOrder, readWrittenTime } from '../../records/written-time'
import { fromName, type ScoredValue } from './choose-guess'
import type { FieldColumn } from './field-column'
import type { NameRule } from './path-words'
import type { TimeAt } from './proposal'
import { dateOrders } from './value-kinds'

const earliest = Date.UTC(1995, 0, 1)
const latest = Date.UTC(2045, 0, 1)
/** With fewer different values, they could be valid days or be in order by chance. */
const minDistinct = 8
const ambiguous: readonly DateOrder[] = ['day-month-year', 'month-day-year']

/** Whether a partner writes the day or the month first, by its dates that can only be read one way. */
export function usualOrder(columns: FieldColumn[]): DateOrder | null {
  const found = new Set(
    columns.flatMap((column) => {
      if (column.share('written-date') < 0.95) return []
      const [order, other] = ambiguous.filter((order) => shareRead(column, order) >= 0.95)
      return order === undefined || other !== undefined ? [] : [order]
    }),
  )
  const [only] = found
  return found.size === 1 ? (only ?? null) : null
}

/** Fields that could be the time that orders a list: when a person applied, when a job was created. */
export function timesOf(
  columns: FieldColumn[],
  rule: NameRule,
  usual: DateOrder | null,
): ScoredValue<string | TimeAt>[] {
  const dated = columns.flatMap((column) => {
    if (column.filled < 0.5) return []
    const own = formatOf(column)
    const format = own ?? formatOf(column, usual)
    if (format === null) return []
    return [{ column, format, isOwn: own !== null, isOrdered: column.distinct > 2 && orderOf(column, format) >= 0.97 }]
  })
  const ordered = dated.filter(({ isOrdered }) => isOrdered).length
  const candidates = dated.filter(({ column }) => rule(column.words) >= -0.5)
  return candidates.map(({ column, format, isOwn, isOrdered }) => {
    const fit = rule(column.words)
    return {
      value: format === 'iso' ? column.pointer : { at: column.pointer, format },
      score: 0.2 * column.filled + (isOrdered ? 0.3 : 0) + (candidates.length === 1 ? 0.22 : 0) + fromName(fit, 0.4),
      filled: column.filled,
      reasons: [
        { code: 'dates', part: column.count, whole: column.values.length, format },
        ...(isOrdered ? [{ code: 'in-order' as const }] : []),
        ...(fit >= 0.8 ? [{ code: 'named' as const }] : []),
      ],
      // Another date in the list's order, whatever its name, could be the right one.
      isProven: isOwn && fit >= 0.8 && (dated.length === 1 || (isOrdered && ordered === 1)),
    }
  })
}

/**
 * The date format of the values; null if they are not dates, or if day and month cannot be told apart. `usual`: the
 * order that the partner writes elsewhere.
 */
export function formatOf(column: FieldColumn, usual: DateOrder | null = null): TimeFormat | null {
  if (column.share('iso') >= 0.95) return 'iso'
  if (column.count > 0 && column.texts.every((text) => text === null || readDotNetTime(text) !== null))
    return 'milliseconds'
  if (column.share('iso', 'written-date') >= 0.95) return formatOfWritten(column, usual)
  return formatOfNumbers(column) ?? (isCompact(column) ? 'year-month-day' : null)
}

/** Judged by the orders in which the values are valid dates; if there are two, by the order of the list. */
function formatOfWritten(column: FieldColumn, usual: DateOrder | null): TimeFormat | null {
  const [format, other] = dateOrders.filter((order) => shareRead(column, order) >= 0.95)
  if (format === undefined || other === undefined) return format ?? null
  if (column.texts.some((text) => text?.includes('.'))) return format
  const usualHere = usual === format || usual === other ? usual : null
  if (column.distinct < minDistinct) return usualHere
  const [own, others] = [orderOf(column, format), orderOf(column, other)]
  // The wrong reading follows the list too, until the end of a month.
  if (own === others || Math.max(own, others) < 1) return usualHere
  return own > others ? format : other
}

function shareRead(column: FieldColumn, order: DateOrder): number {
  const read = column.texts.filter((text) => text !== null && readWrittenTime(text, order) !== null)
  return read.length / Math.max(1, column.count)
}

/** `20260227`, `20260227155600`: numbers that are all valid dates. */
function isCompact(column: FieldColumn): boolean {
  if (column.share('integer', 'digits') < 1 || column.distinct < minDistinct) return false
  return column.texts.every((text) => {
    if (text === null) return true
    const iso = text.length === 8 || text.length === 14 ? readWrittenTime(text, 'year-month-day') : null
    return iso !== null && Date.parse(iso) >= earliest && Date.parse(iso) < latest
  })
}

/** Counted since 1970: numbers that fall within living memory and span more than a day. */
function formatOfNumbers(column: FieldColumn): 'seconds' | 'milliseconds' | 'microseconds' | null {
  if (column.share('integer', 'digits', 'decimal') < 1 || column.count === 0) return null
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const text of column.texts)
    if (text !== null) {
      low = Math.min(low, Number(text))
      high = Math.max(high, Number(text))
    }
  const isWithin = (perSecond: number) => low >= (earliest / 1000) * perSecond && high < (latest / 1000) * perSecond
  // Ten-digit ids are assigned closer together than people apply.
  if (isWithin(1)) return high - low >= 60 * column.count || column.count === 1 ? 'seconds' : null
  return isWithin(1_000) ? 'milliseconds' : isWithin(1_000_000) ? 'microseconds' : null
}

/** The share of adjacent records that follow the list's direction. */
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

/** Comparable within one format. */
function millisOf(text: string, format: TimeFormat): number {
  if (format === 'seconds' || format === 'milliseconds' || format === 'microseconds')
    return readEpoch(text) ?? Number.NaN
  if (format === 'iso') return Date.parse(text)
  const iso = readWrittenTime(text, format)
  return iso === null ? Number.NaN : Date.parse(/T[\d:]+$/.test(iso) ? `${iso}Z` : iso)
}
