import 'server-only'
import { sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { rowOutcomes } from './contract'
import { isOpenRun } from './run-states'

type RunCounts = { runs: { state: string; count: number }[]; rows: { outcome: string; count: number }[] }

/** The runs that were started and have not ended, and their rows by outcome, for operators. */
export async function countRunRows(): Promise<RunCounts> {
  const rows = sql<number>`count(*)::int`
  const [open, counted] = await Promise.all([
    store().select({ state: runs.state, count: rows }).from(runs).where(isOpenRun).groupBy(runs.state),
    store()
      .select({ outcome: dispatches.rowOutcome, count: rows })
      .from(dispatches)
      .where(sql`group_id in (select id from runs where ${isOpenRun})`)
      .groupBy(dispatches.rowOutcome),
  ])
  const known: readonly (string | null)[] = rowOutcomes
  return {
    runs: open,
    rows: counted.flatMap(({ outcome, count }) =>
      outcome !== null && known.includes(outcome) ? [{ outcome, count }] : [],
    ),
  }
}
