import 'server-only'
import { and, eq, gte, sql } from 'drizzle-orm'
import { writeEndpoints } from '../partner/endpoint'
import { store } from '../store/connection'
import { activity, dispatches } from '../store/schema'
import { outcomeStates } from './activity-sql'
import { type ActivityCount, outcomeFilterValues } from './contract'

/** What was written from this desk since then, and how many exports were made: as the activity's filter counts them. */
export async function countActivity(since: Date): Promise<ActivityCount[]> {
  const cases = outcomeFilterValues.map((outcome) => sql`when ${outcomeStates[outcome]} then ${outcome}::text`)
  const [writes, exports] = await Promise.all([
    store()
      .select({
        kind: dispatches.kind,
        outcome: sql<string | null>`case ${sql.join(cases, sql` `)} end`.as('outcome'),
        count: sql<number>`count(*)::int`,
      })
      .from(dispatches)
      .where(gte(dispatches.createdAt, since))
      .groupBy(sql`1, 2`),
    store()
      .select({ count: sql<number>`count(*)::int` })
      .from(activity)
      .where(and(gte(activity.at, since), eq(activity.kind, 'export'), eq(activity.outcome, 'whole'))),
  ])
  const exported = exports[0]?.count ?? 0
  // In the order of the filters, which is that of what matters.
  const written = writeEndpoints.flatMap((kind) =>
    outcomeFilterValues.map((outcome) => ({
      kind,
      outcome,
      count: writes.find((found) => found.kind === kind && found.outcome === outcome)?.count ?? 0,
    })),
  )
  const all: ActivityCount[] = [...written, { kind: 'export', outcome: 'done', count: exported }]
  return all.filter(({ count }) => count > 0)
}
