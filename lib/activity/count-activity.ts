import 'server-only'
import { and, eq, gte, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import { activity, dispatches } from '../store/schema'
import { outcomeStates } from './activity-sql'
import { type ActivityCount, filterKinds, outcomeFilterValues } from './contract'
import { isRunEntry, runsWithOutcome } from './run-entries'

/** Counts this desk's writes, runs and exports since then, grouped as in the activity's filter. */
export async function countActivity(since: Date): Promise<ActivityCount[]> {
  const cases = outcomeFilterValues.map((outcome) => sql`when ${outcomeStates[outcome]} then ${outcome}::text`)
  const runCases = outcomeFilterValues.flatMap((outcome) =>
    runsWithOutcome[outcome] ? [sql`when ${runsWithOutcome[outcome]} then ${outcome}::text`] : [],
  )
  const [writes, asOne, exports] = await Promise.all([
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
      .select({
        outcome: sql<string | null>`case ${sql.join(runCases, sql` `)} end`.as('outcome'),
        count: sql<number>`count(*)::int`,
      })
      .from(runs)
      .where(and(gte(runs.createdAt, since), isRunEntry))
      .groupBy(sql`1`),
    store()
      .select({ count: sql<number>`count(*)::int` })
      .from(activity)
      .where(and(gte(activity.at, since), eq(activity.kind, 'export'), eq(activity.outcome, 'whole'))),
  ])
  const exported = exports[0]?.count ?? 0
  const found = [
    ...writes,
    ...asOne.map((one) => ({ ...one, kind: 'bulk-apply' })),
    { kind: 'export', outcome: 'done', count: exported },
  ]
  // In the filter's order, the most important first.
  return filterKinds.flatMap((kind) =>
    outcomeFilterValues.flatMap((outcome): ActivityCount[] => {
      const count = found.find((one) => one.kind === kind && one.outcome === outcome)?.count ?? 0
      return count > 0 ? [{ kind, outcome, count }] : []
    }),
  )
}
