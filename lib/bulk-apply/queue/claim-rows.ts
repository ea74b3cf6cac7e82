import 'server-only'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { profile } from '../../connection/profile'
import { withProfileVersion } from '../../connection/versions/profile-versions'
import type { WorkerId } from '../../dispatch/kind'
import { type DispatchRow, type StoredDispatch, toDispatchRow } from '../../dispatch/row'
import { type Pointer, writePointer } from '../../records/pointer'
import { store } from '../../store/connection'
import { runRows } from '../../store/run-tables'
import { lease } from './lease-rows'
import { claimCanaries, markExhaustedJobs } from './run-jobs'

/**
 * Claims up to `count` rows of the run: first those due for another attempt, then the next rows of jobs known to be
 * open, then the first row of each untried job.
 */
export async function claimRows(worker: WorkerId, runId: string, count: number): Promise<DispatchRow[]> {
  const due = await lease(store(), worker, dueRows(runId, count))
  const next = due.length < count ? await lease(store(), worker, scheduledRows(runId, count - due.length)) : []
  const taken = [...due, ...next]
  if (taken.length < count) {
    await markExhaustedJobs(runId)
    taken.push(...(await claimCanaries(worker, runId, count - taken.length)))
  }
  return withBodies(runId, taken)
}

/** Claims up to `count` rows of these runs that may have succeeded and are due to be reconciled. */
export async function claimUncertain(
  worker: WorkerId,
  runs: readonly { id: string }[],
  count: number,
): Promise<DispatchRow[]> {
  const taken: DispatchRow[] = []
  for (const { id } of runs) {
    const ids = dueRows(id, count - taken.length, sql`state = 'reconciling'`)
    if (taken.length < count) taken.push(...(await withBodies(id, await lease(store(), worker, ids))))
  }
  return taken
}

const isDue = sql`state in ('queued', 'backing-off', 'reconciling')`

// Includes rows of a job that is held by now: they are not sent, and `release` schedules them again.
const dueRows = (runId: string, count: number, isMeant: SQL = isDue) => sql`select id from dispatches
  where group_id = ${runId} and ${isMeant} and not_before <= now()
    and (lease_until is null or lease_until < now())
  order by not_before limit ${count} for update skip locked`

const scheduledRows = (runId: string, count: number) => sql`select next.id from run_jobs job
  cross join lateral (select id from dispatches where group_id = job.run_id and job_id = job.job_id and state = 'scheduled'
    order by group_position limit ${count} for update skip locked) next
  where job.run_id = ${runId} and job.state = 'open' limit ${count}`

async function withBodies(runId: string, stored: StoredDispatch[]): Promise<DispatchRow[]> {
  const numbers = stored.flatMap(({ groupPosition }) => (groupPosition === null ? [] : [groupPosition]))
  if (numbers.length === 0) return []
  const kept = await store()
    .select({ row: runRows.row, body: runRows.body })
    .from(runRows)
    .where(and(eq(runRows.runId, runId), inArray(runRows.row, numbers)))
  const bodies = new Map(kept.map(({ row, body }) => [row, body]))
  const paths = await enqueuePathByVersion(stored)
  return stored
    .map((row) => {
      const body = bodies.get(row.groupPosition ?? 0) ?? ''
      return toDispatchRow({ ...row, body: bodyOf(row, body, paths.get(row.profileVersion)) })
    })
    .sort((one, other) => (one.groupPosition ?? 0) - (other.groupPosition ?? 0))
}

/** A job's canary is sent with enqueue off: only then does the answer show whether the job is open (spec 4.2). */
function bodyOf({ isCanary }: StoredDispatch, body: string, enqueue: Pointer | undefined): string {
  return isCanary && enqueue !== undefined ? JSON.stringify(writePointer(JSON.parse(body), enqueue, false)) : body
}

/** Where each version of the field profile has `enqueue`: a corrected row has a later version than its run. */
async function enqueuePathByVersion(stored: readonly StoredDispatch[]): Promise<Map<number, Pointer | undefined>> {
  const paths = new Map<number, Pointer | undefined>()
  for (const version of new Set(stored.map(({ profileVersion }) => profileVersion)))
    paths.set(version, await withProfileVersion(version, async () => profile().easyApply.enqueue))
  return paths
}
