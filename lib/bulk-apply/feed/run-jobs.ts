import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { WorkerId } from '../../dispatch/claim'
import type { StoredDispatch } from '../../dispatch/row'
import type { Failure } from '../../partner/failure/failure'
import { type Store, store } from '../../store/connection'
import { dispatches, runJobs } from '../../store/schema'
import { lease } from './lease-rows'

/**
 * Looks what became of the rows that went alone: the job of one that was taken is open; one that told nothing of its job (its own
 * values were wrong, it is unclear, it was called back, the partner had it already) leaves that to the next row.
 */
export async function settleCanaries(runId: string): Promise<void> {
  await store().execute(sql`update run_jobs job
    set state = case when row.state = 'done' and row.done ->> 'outcome' <> 'already-applied' then 'open' else 'untried' end,
      canary_id = null
    from dispatches row
    where job.run_id = ${runId} and job.state = 'trying' and row.id = job.canary_id
      and (row.state in ('done', 'refused', 'cancelled', 'held') or (row.state = 'unclear' and row.not_before is null))`)
}

/** Of each job that was not tried yet the first row goes, alone. */
export function claimCanaries(worker: WorkerId, runId: string, count: number): Promise<StoredDispatch[]> {
  return store().transaction(async (inside: Store) => {
    const found = await inside
      .select({ jobId: runJobs.jobId, firstId: sql<string | null>`first.id` })
      .from(runJobs)
      .leftJoin(
        sql`lateral (select id from dispatches where run_id = ${runId} and job_id = run_jobs.job_id and state = 'held'
          order by run_row limit 1) first`,
        sql`true`,
      )
      .where(and(eq(runJobs.runId, runId), eq(runJobs.state, 'untried')))
      .limit(count)
      .for('update', { of: runJobs, skipLocked: true })
    const spent = found.flatMap(({ jobId, firstId }) => (firstId === null ? [jobId] : []))
    if (spent.length > 0) await setJobs(inside, runId, spent, { state: 'spent' })
    const tried = found.flatMap(({ jobId, firstId }) => (firstId === null ? [] : [{ jobId, firstId }]))
    if (tried.length === 0) return []
    for (const { jobId, firstId } of tried)
      await setJobs(inside, runId, [jobId], { state: 'trying', canaryId: firstId })
    const ids = sql`select id from dispatches where id in ${tried.map(({ firstId }) => firstId)} and state = 'held'`
    return lease(inside, worker, ids, { isCanary: true })
  })
}

/** Open jobs of which no row is left are not looked through any more. */
export async function settleSpentJobs(runId: string): Promise<void> {
  await store().execute(sql`update run_jobs job set state = 'spent' where run_id = ${runId} and state = 'open'
    and not exists (select 1 from dispatches where run_id = job.run_id and job_id = job.job_id and state = 'held')`)
}

/** The partner takes no applications for the job, or not from this key: what was not sent of it waits for a person. */
export async function holdJob(inside: Store, runId: string, jobId: string, failure: Failure): Promise<void> {
  await setJobs(inside, runId, [jobId], { state: 'held', canaryId: null, failure })
  await inside
    .update(dispatches)
    .set({ state: 'held', notBefore: null })
    .where(sql`run_id = ${runId} and job_id = ${jobId} and state = 'waiting' and worker is null and not is_doubtful`)
}

function setJobs(inside: Store, runId: string, jobIds: string[], set: Partial<typeof runJobs.$inferInsert>) {
  return inside
    .update(runJobs)
    .set(set)
    .where(and(eq(runJobs.runId, runId), inArray(runJobs.jobId, jobIds)))
}
