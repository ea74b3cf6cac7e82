import 'server-only'
import { sql } from 'drizzle-orm'
import { store } from '../../store/connection'

/** Ends the run where nothing of it goes on by itself: what is held or unclear waits for a person. */
export async function endIfOver(runId: string): Promise<void> {
  await store().execute(sql`update runs set ended_at = now()
    where id = ${runId} and ended_at is null and state in ('running', 'cancelled')
      and not exists (select 1 from dispatches where run_id = ${runId}
        and (state in ('waiting', 'sending') or (state = 'unclear' and not_before is not null)))
      and not exists (select 1 from run_jobs job join dispatches held on held.run_id = job.run_id and held.job_id = job.job_id
        where job.run_id = ${runId} and job.state <> 'held' and held.state = 'held')`)
}
