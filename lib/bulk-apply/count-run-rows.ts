import 'server-only'
import { sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { rowOutcomes } from './contract'
import { isOpenRun } from './run-states'

type RunCounts = { runs: { state: string; count: number }[]; rows: { outcome: string; count: number }[] }

/** Counts the runs that were started and have not ended, and their rows by outcome, for operators. */
export async function countRunRows(): Promise<RunCounts> {
  const rows = sql<number>`count(*)::int`
  const outcome = sql<string | null>`case when row_outcome in ('waiting', 'needs-decision')
    and group_id in (select id from runs where held_by is not null) then 'held-for-review' else row_outcome end`
  const [open, counted] = await Promise.all([
    store().select({ state: runs.state, count: rows }).from(runs).where(isOpenRun).groupBy(runs.state),
    store()
      .select({ outcome, count: rows })
      .from(dispatches)
      .where(sql`group_id in (select id from runs where ${isOpenRun})`)
      .groupBy(sql`1`),
  ])
  const known: readonly (string | null)[] = rowOutcomes
  return {
    runs: open,
    rows: counted.flatMap(({ outcome, count }) =>
      outcome !== null && known.includes(outcome) ? [{ outcome, count }] : [],
    ),
  }
}
