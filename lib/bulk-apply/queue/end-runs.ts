import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '../../runtime/log'
import { store } from '../../store/connection'
import { runs } from '../../store/run-tables'
import { dispatches } from '../../store/schema'

const rowsAtOnce = 1_000

/** Ends the run where nothing of it goes on by itself: what is held or unclear waits for a person. */
export async function endIfOver(runId: string): Promise<void> {
  await cancelLeft(runId)
  const ended = await store()
    .update(runs)
    .set({ endedAt: sql`now()` })
    .where(sql`id = ${runId} and ended_at is null and is_filled
      and not exists (select 1 from dispatches where run_id = ${runId}
        and state in ('waiting', 'unclear') and not_before is not null)
      and not exists (select 1 from dispatches where run_id = ${runId} and run_verdict = 'sending')
      and not exists (select 1 from run_jobs job join dispatches held on held.run_id = job.run_id and held.job_id = job.job_id
        where job.run_id = ${runId} and (job.state <> 'held' or runs.state = 'cancelled') and held.state = 'held')`)
    .returning({ state: runs.state })
  if (ended.length > 0) log.info({ run: runId, state: ended[0]?.state }, 'a run has come to its end')
}

/** What came back to a job after a person had left its rows unsent. */
async function cancelLeft(runId: string): Promise<void> {
  await store()
    .update(dispatches)
    .set({ state: 'cancelled', notBefore: null, settledAt: sql`now()` })
    .where(
      sql`id in (select held.id from run_jobs job join dispatches held on held.run_id = job.run_id and held.job_id = job.job_id
        where job.run_id = ${runId} and job.state = 'left' and held.state = 'held' limit ${rowsAtOnce})`,
    )
}
