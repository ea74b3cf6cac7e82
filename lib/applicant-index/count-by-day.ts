import 'server-only'
import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import type { DayCount } from './contract'

/**
 * Applications per day and status for the days up to today in a time zone (an IANA name), oldest first; days without
 * any are left out. Throws for a time zone that PostgreSQL does not know.
 */
export async function countByDay(
  indexId: number,
  { days, timeZone, now = new Date() }: { days: number; timeZone: string; now?: Date },
): Promise<DayCount[]> {
  const { appliedAt, status } = indexedApplicants
  const zone = sql`${timeZone}::text`
  const today = sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone})`
  // Compared as instants, so that the index on them is used.
  const from = sql`((${today} - make_interval(days => ${days - 1})) at time zone ${zone})`
  const until = sql`((${today} + interval '1 day') at time zone ${zone})`
  const day = sql<string>`to_char(${appliedAt} at time zone ${zone}, 'YYYY-MM-DD')`
  return store()
    .select({ day, status, count: sql<number>`count(*)::int` })
    .from(indexedApplicants)
    .where(
      and(eq(indexedApplicants.indexId, indexId), isNotNull(appliedAt), gte(appliedAt, from), lt(appliedAt, until)),
    )
    .groupBy(sql`1`, status)
    .orderBy(sql`1`, status)
}
