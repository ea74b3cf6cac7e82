import type { TimeColumn } from '@/lib/overview/contract'
import { serverDay, serverDayOfYear } from '../../ui/formats'
import { overviewWords } from '../words'

/** "Nov 23, 2026", or for a week "Nov 17 to Nov 23, 2026". */
export function columnInWords({ first, last }: Pick<TimeColumn, 'first' | 'last'>): string {
  const end = serverDay(startOf(last))
  return first === last ? end : overviewWords.week({ first: shortDayOf(first), last: end })
}

/** "Nov 23" */
export function shortDayOf(day: string): string {
  return serverDayOfYear(startOf(day))
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

type ColumnLabel = { text: string; isMinor: boolean }

/**
 * Returns the label under a column; null for most of them. Counted from the last column, which is today's. A small
 * chart has no room for the minor ones.
 */
export function columnLabel(columns: readonly TimeColumn[], index: number): ColumnLabel | null {
  const column = columns[index]
  const before = columns.length - 1 - index
  if (!column) return null
  const isDays = column.first === column.last
  if (before === 0) return { text: isDays ? overviewWords.today : overviewWords.lastDays, isMinor: false }
  const step = isDays ? 7 : 4
  return before % step === 0 ? { text: shortDayOf(column.first), isMinor: before % (2 * step) !== 0 } : null
}
