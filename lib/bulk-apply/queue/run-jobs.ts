import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { WorkerId } from '../../dispatch/kind'
import type { StoredDispatch } from '../../dispatch/row'
import { move } from '../../dispatch/transitions'
import type { PartnerFailure } from '../../partner/failure/failure'
import { type Store, store } from '../../store/connection'
import { runJobs } from '../../store/run-tables'
import { dispatches } from '../../store/schema'
import { lease } from './lease-rows'

/**
 * Applies the outcomes of canaries: if one was accepted, its job is open. A canary that shows nothing about its job
 * (invalid values, uncertain, recalled, already at the partner) leaves that to the next row.
 */
export async function resolveCanaries(runId: string): Promise<void> {
  await store().execute(sql`update run_jobs job
    set state = case when row.state = 'succeeded' and row.result ->> 'outcome' <> 'already-applied' then 'open' else 'untried' end,
      canary_id = null
    from dispatches row
    where job.run_id = ${runId} and job.state = 'canary' and row.id = job.canary_id
      and row.state in ('scheduled', 'needs-decision', 'succeeded', 'refused', 'abandoned', 'cancelled')`)
}

/** No row of the job is waiting, and none in progress could return to the queue after a recall or a 429. */
const isExhausted = (runId: string) => sql`not exists (select 1 from dispatches where group_id = ${runId}
    and job_id = run_jobs.job_id and state = 'scheduled')
  and not exists (select 1 from dispatches where group_id = ${runId} and job_id = run_jobs.job_id
    and state in ('queued', 'backing-off', 'reconciling'))
  and not exists (select 1 from dispatches where group_id = ${runId} and job_id = run_jobs.job_id and row_outcome = 'sending')`

/** Claims the first row of each job that was not tried yet, to be sent alone. */
export function claimCanaries(worker: WorkerId, runId: string, count: number): Promise<StoredDispatch[]> {
  return store().transaction(async (tx: Store) => {
    const found = await tx
      .select({ jobId: runJobs.jobId, firstId: sql<string>`first.id` })
      .from(runJobs)
      .innerJoin(
        sql`lateral (select id from dispatches where group_id = ${runId} and job_id = run_jobs.job_id and state = 'scheduled'
          order by group_position limit 1) first`,
        sql`true`,
      )
      .where(and(eq(runJobs.runId, runId), eq(runJobs.state, 'untried')))
      .limit(count)
      .for('update', { of: runJobs, skipLocked: true })
    if (found.length === 0) return []
    for (const { jobId, firstId } of found) await setJob(tx, runId, jobId, { state: 'canary', canaryId: firstId })
    const ids = sql`select id from dispatches where id in ${found.map(({ firstId }) => firstId)} and state = 'scheduled'`
    return lease(tx, worker, ids, { isCanary: true })
  })
}

/** Marks jobs without remaining rows, so that they are no longer checked. */
export async function markExhaustedJobs(runId: string): Promise<void> {
  await store()
    .update(runJobs)
    .set({ state: 'exhausted' })
    .where(and(eq(runJobs.runId, runId), inArray(runJobs.state, ['open', 'untried']), isExhausted(runId)))
}

/**
 * Tries exhausted jobs again if rows of them wait: a round that read the run before a refusal of the key stopped it may
 * have marked such a job. Returns whether there were any.
 */
export async function reopenExhaustedJobs(tx: Store, runId: string): Promise<boolean> {
  const reopened = await tx
    .update(runJobs)
    .set({ state: 'untried' })
    .where(
      and(
        eq(runJobs.runId, runId),
        eq(runJobs.state, 'exhausted'),
        sql`exists (select 1 from dispatches where group_id = ${runId} and job_id = run_jobs.job_id and state = 'scheduled')`,
      ),
    )
    .returning({ jobId: runJobs.jobId })
  return reopened.length > 0
}

/** The partner takes no applications for the job, or not from this key: its unsent rows wait for a user. */
export async function holdJob(tx: Store, runId: string, jobId: string, failure: PartnerFailure): Promise<void> {
  await setJob(tx, runId, jobId, { state: 'held', canaryId: null, failure })
  const { from, state } = move({ queued: 'scheduled', 'backing-off': 'scheduled' })
  await tx
    .update(dispatches)
    .set({ state, notBefore: null })
    .where(sql`group_id = ${runId} and job_id = ${jobId} and ${from} and worker is null and not may_have_succeeded`)
}

function setJob(tx: Store, runId: string, jobId: string, set: Partial<typeof runJobs.$inferInsert>) {
  return tx
    .update(runJobs)
    .set(set)
    .where(and(eq(runJobs.runId, runId), eq(runJobs.jobId, jobId)))
}
