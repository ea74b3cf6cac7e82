import type { DayCount } from '../applicant-index/contract'
import type { Period, StatusCount, TimeColumn } from './contract'
import { addDays, dayIn, startOfDay } from './zoned-days'

const shapes = { days: { columns: 30, daysEach: 1 }, weeks: { columns: 13, daysEach: 7 } } as const

/** Returns how many days a period covers, including today. */
export function daysOf(period: Period): number {
  const { columns, daysEach } = shapes[period]
  return columns * daysEach
}

type Asked = { period: Period; timeZone: string; now: Date; order: readonly (string | null)[] }

/** Returns the columns of a time chart, oldest first; the last one includes today. `order`: the order of statuses. */
export function timeColumns(counts: readonly DayCount[], { period, timeZone, now, order }: Asked): TimeColumn[] {
  const { columns, daysEach } = shapes[period]
  const begin = addDays(dayIn(timeZone, now), 1 - columns * daysEach)
  return Array.from({ length: columns }, (_, index) => {
    const first = addDays(begin, index * daysEach)
    const next = addDays(first, daysEach)
    const within = counts.filter(({ day }) => day >= first && day < next)
    return {
      first,
      last: addDays(next, -1),
      from: startOfDay(first, timeZone).toISOString(),
      until: startOfDay(next, timeZone).toISOString(),
      count: within.reduce((sum, { count }) => sum + count, 0),
      parts: partsOf(within, order),
    }
  })
}

function partsOf(counts: readonly DayCount[], order: readonly (string | null)[]): StatusCount[] {
  const sums = new Map<string | null, number>()
  for (const { status, count } of counts) sums.set(status, (sums.get(status) ?? 0) + count)
  const rank = (status: string | null) => (order.includes(status) ? order.indexOf(status) : order.length)
  return [...sums]
    .map(([status, count]) => ({ status, count }))
    .sort((one, other) => rank(one.status) - rank(other.status))
}
