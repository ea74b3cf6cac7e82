import 'server-only'
import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import type { DayCount } from './contract'

/**
 * Counts applications per day and status for the last `days` days up to today in a time zone (an IANA name), oldest
 * first; days without any are omitted. Throws for a time zone that PostgreSQL does not know.
 */
export async function countByDay(
  indexId: number,
  { days, timeZone, now = new Date() }: { days: number; timeZone: string; now?: Date },
): Promise<DayCount[]> {
  const { appliedAt, status } = indexedApplicants
  const zone = sql`${timeZone}::text`
  const today = sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone})`
  // Compared as instants, so that their index can be used.
  const from = sql`((${today} - make_interval(days => ${days - 1})) at time zone ${zone})`
  const until = sql`((${today} + interval '1 day') at time zone ${zone})`
  // Formatted only for the groups: writing a date as text takes longer than counting it.
  const groups = store()
    .select({
      date: sql<string>`(${appliedAt} at time zone ${zone})::date`.as('date'),
      status,
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(indexedApplicants)
    .where(
      and(eq(indexedApplicants.indexId, indexId), isNotNull(appliedAt), gte(appliedAt, from), lt(appliedAt, until)),
    )
    .groupBy(sql`1`, status)
    .as('groups')
  return store()
    .select({ day: sql<string>`to_char(${groups.date}, 'YYYY-MM-DD')`, status: groups.status, count: groups.count })
    .from(groups)
    .orderBy(groups.date, groups.status)
}
