import 'server-only'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { WorkerId } from '../../dispatch/claim'
import { type DispatchRow, type StoredDispatch, toDispatchRow } from '../../dispatch/row'
import { store } from '../../store/connection'
import { runRows } from '../../store/run-tables'
import { lease } from './lease-rows'
import { claimCanaries, markExhaustedJobs } from './run-jobs'

/**
 * Takes up to `count` rows of the run under a lease: first those whose time has come again, then the next ones of jobs that are known
 * to be open, then the first one of each job that was not tried yet.
 */
export async function claimRows(worker: WorkerId, runId: string, count: number): Promise<DispatchRow[]> {
  const due = await lease(store(), worker, dueRows(runId, count))
  const held = due.length < count ? await lease(store(), worker, heldRows(runId, count - due.length)) : []
  const taken = [...due, ...held]
  if (taken.length < count) {
    await markExhaustedJobs(runId)
    taken.push(...(await claimCanaries(worker, runId, count - taken.length)))
  }
  return withBodies(runId, taken)
}

/** Takes up to `count` rows of these runs that may have worked, and are looked after now. */
export async function claimUnclear(
  worker: WorkerId,
  going: readonly { id: string }[],
  count: number,
): Promise<DispatchRow[]> {
  const taken: DispatchRow[] = []
  for (const { id } of going) {
    const ids = dueRows(id, count - taken.length, sql`state = 'unclear'`)
    if (taken.length < count) taken.push(...(await withBodies(id, await lease(store(), worker, ids))))
  }
  return taken
}

const isDue = sql`state in ('waiting', 'unclear')`

// Those of a job that is held by now are taken too: refused their turn, they go back among those that wait (`release`).
const dueRows = (runId: string, count: number, isMeant: SQL = isDue) => sql`select id from dispatches
  where run_id = ${runId} and ${isMeant} and not_before <= now()
    and (lease_until is null or lease_until < now())
  order by not_before limit ${count} for update skip locked`

const heldRows = (runId: string, count: number) => sql`select held.id from run_jobs job
  cross join lateral (select id from dispatches where run_id = job.run_id and job_id = job.job_id and state = 'held'
    order by run_row limit ${count} for update skip locked) held
  where job.run_id = ${runId} and job.state = 'open' limit ${count}`

async function withBodies(runId: string, stored: StoredDispatch[]): Promise<DispatchRow[]> {
  const numbers = stored.flatMap(({ runRow }) => (runRow === null ? [] : [runRow]))
  if (numbers.length === 0) return []
  const kept = await store()
    .select({ row: runRows.row, body: runRows.body })
    .from(runRows)
    .where(and(eq(runRows.runId, runId), inArray(runRows.row, numbers)))
  const bodies = new Map(kept.map(({ row, body }) => [row, body]))
  return stored
    .map((row) => toDispatchRow({ ...row, body: bodies.get(row.runRow ?? 0) ?? '' }))
    .sort((one, other) => (one.runRow ?? 0) - (other.runRow ?? 0))
}
