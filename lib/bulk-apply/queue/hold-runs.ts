import 'server-only'
import { sql } from 'drizzle-orm'
import { isEndedRow } from '../../dispatch/transitions'
import type { Store } from '../../store/connection'
import { runs } from '../../store/run-tables'

/**
 * The store may have been restored to an earlier state: no run continues before a user's review, whatever its state.
 * A draft may have been started since, so it is held as soon as it is started. Returns how many rows now wait for a
 * review that did not before, and how many drafts are affected.
 */
export async function holdRuns(tx: Store, incidentId: string): Promise<{ writes: number; unstarted: number }> {
  const [waiting] = await tx
    .select({ rows: sql<number>`coalesce(sum(rows), 0)::int` })
    .from(sql`(select ${unsentRowCount} as rows from runs where runs.held_by is null and ${isUnfinished}) as unsent`)
  // Refused rows of ended runs may have been corrected and sent since.
  await tx
    .update(runs)
    .set({ mayHaveBeenSent: true })
    .where(sql`runs.state in ('finished', 'cancelled') and not runs.may_have_been_sent and runs.held_by is null
      and not ${isUnfinished} and exists (select 1 from dispatches where group_id = runs.id and row_outcome = 'refused')`)
  const marked = await tx
    .update(runs)
    .set({
      mayHaveBeenSent: true,
      heldBy: sql`case when runs.state = 'draft' then null else ${incidentId} end`,
      dismissedAt: null,
    })
    .where(sql`(runs.state = 'draft' and not runs.may_have_been_sent) or (runs.held_by is null and ${isUnfinished})`)
    .returning({ state: runs.state })
  return { writes: waiting?.rows ?? 0, unstarted: marked.filter(({ state }) => state === 'draft').length }
}

/** Over `runs`: counts rows without an outcome, including those still to be recorded as dispatches. */
export const unsentRowCount = sql`((select count(*) from dispatches where group_id = runs.id and not ${isEndedRow})
  + case when runs.is_enqueued then 0
    else greatest(0, runs.rows - (select count(*) from dispatches where group_id = runs.id)) end)`

/** Something of the run can still be sent, including what a stopped run or a held job kept back. */
const isUnfinished = sql`(runs.state in ('enqueueing', 'running', 'paused', 'stopped', 'cancelling')
  or (runs.state in ('finished', 'cancelled') and (runs.stop is not null
    or exists (select 1 from run_jobs where run_id = runs.id and run_jobs.state = 'held')
    or exists (select 1 from dispatches where group_id = runs.id and dispatches.state = 'needs-decision'))))`
