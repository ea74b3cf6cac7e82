import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { ended } from '../../dispatch/ended'
import { notifyDue } from '../../dispatch/notify'
import { cancelledOrAbandoned, move } from '../../dispatch/transitions'
import { log } from '../../runtime/log'
import { type Store, store } from '../../store/connection'
import { runs } from '../../store/run-tables'
import { dispatches } from '../../store/schema'
import { forgetRefusals } from './equal-refusals'
import { rowsAtOnce } from './rows-at-once'
import { reopenExhaustedJobs } from './run-jobs'

/** Ends a run in which the worker has nothing left to do: held and uncertain rows wait for a user's decision. */
export async function endIfOver(runId: string): Promise<void> {
  await cancelSkipped(runId)
  // A job can also be marked while its rows are being requeued.
  if (await reopenExhaustedJobs(store(), runId)) notifyDue()
  const isOver = and(eq(runs.id, runId), hasNothingLeft)
  if ((await store().$count(runs, isOver)) === 0) return
  const over = await store().transaction(async (tx: Store) => {
    // Lock first: only then does the next statement see rows that are being requeued concurrently.
    await tx.select({ id: runs.id }).from(runs).where(eq(runs.id, runId)).for('update')
    return tx
      .update(runs)
      .set({ state: sql`case when state = 'cancelling' then 'cancelled' else 'finished' end`, endedAt: sql`now()` })
      .where(isOver)
      .returning({ state: runs.state })
  })
  if (over.length === 0) return
  forgetRefusals(runId)
  log.info({ run: runId, state: over[0]?.state }, 'a run has come to its end')
}

const hasNothingLeft = sql`state in ('running', 'paused', 'stopped', 'cancelling') and is_enqueued and held_by is null
  and not exists (select 1 from dispatches where group_id = runs.id and state in ('queued', 'backing-off', 'reconciling'))
  and not exists (select 1 from dispatches where group_id = runs.id and row_outcome = 'sending')
  and not exists (select 1 from run_jobs job join dispatches row on row.group_id = job.run_id and row.job_id = job.job_id
    where job.run_id = runs.id and (job.state <> 'held' or runs.state = 'cancelling') and row.state = 'scheduled')`

/** Cancels rows that were scheduled again after a user had skipped their job. */
async function cancelSkipped(runId: string): Promise<void> {
  const { from, state } = move({ scheduled: cancelledOrAbandoned })
  await store()
    .update(dispatches)
    .set({ ...ended, state })
    .where(
      sql`id in (select row.id from run_jobs job join dispatches row on row.group_id = job.run_id and row.job_id = job.job_id
        where job.run_id = ${runId} and job.state = 'skipped' and row.state = 'scheduled' limit ${rowsAtOnce}) and ${from}`,
    )
}
