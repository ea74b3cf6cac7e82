import 'server-only'
import { sql } from 'drizzle-orm'
import { areFieldsMissing, isFieldMissing } from '../../connection/drift/mapping-alarms'
import type { Groups, WorkerId } from '../../dispatch/kind'
import { notifyDue } from '../../dispatch/notify'
import type { DispatchRow } from '../../dispatch/row'
import { log } from '../../runtime/log'
import { store } from '../../store/connection'
import { runs } from '../../store/run-tables'
import { dispatches } from '../../store/schema'
import { reopenRun } from '../reopen-run'
import { isOpenRun } from '../run-states'
import { claimRows, claimUncertain } from './claim-rows'
import { endIfOver } from './end-runs'
import { enqueueNextBatch, needsEnqueueing } from './enqueue-rows'
import { takeFairly } from './fair-share'
import { holdRuns } from './hold-runs'
import { onRowDone } from './on-row-done'
import { resolveCanaries } from './run-jobs'

/**
 * A row may be sent while its run is running and its job is open, or if it is the canary, or if it may have succeeded;
 * but never while fields that it could be about are missing at the partner.
 */
const mayBeSent = sql`not ${areFieldsMissing} and exists (select 1 from runs join run_jobs on run_jobs.run_id = runs.id
  where runs.id = dispatches.group_id and runs.state = 'running' and runs.held_by is null and run_jobs.job_id = dispatches.job_id
    and (run_jobs.state in ('open', 'exhausted') or run_jobs.canary_id = dispatches.id or may_have_succeeded))`

const isHeld = sql`exists (select 1 from runs where runs.id = dispatches.group_id and runs.held_by is not null)`

/** Runs are groups of dispatches: each gets an equal share of what one server claims, plus what others leave. */
export const runGroups: Groups = {
  mayBeSent,
  isHeld,
  claim,
  nextDueMs,
  onOutcome: onRowDone,
  onReopen: reopenRun,
  hold: holdRuns,
}

/** When a run that failed is tried again, by `performance.now()`. */
const retryAfterMs = new Map<string, number>()
const restMs = 10_000

type OpenRun = { id: string; state: string }

/** Nothing of such a run is sent, but rows that may have succeeded are reconciled. */
const onlyReconciles = ({ state }: OpenRun, isWaiting: boolean) =>
  state === 'paused' || state === 'stopped' || (isWaiting && state === 'running')

async function claim(
  worker: WorkerId,
  count: number,
  claimedCounts: ReadonlyMap<string, number>,
): Promise<DispatchRow[]> {
  const openRuns: OpenRun[] = await readOpenRuns()
  for (const run of openRuns.filter(needsEnqueueing))
    await isolateErrors(run.id, async () => {
      // The next round enqueues the next batch, without a pause; all other work gets its turn between the two.
      if (await enqueueNextBatch(run.id)) notifyDue()
    })
  const isWaiting = await isFieldMissing()
  const running = isWaiting ? [] : openRuns.filter(({ state }) => state === 'running').map(({ id }) => id)
  for (const id of running) await isolateErrors(id, () => resolveCanaries(id))
  const takeFrom = async (id: string, share: number) =>
    (await isolateErrors(id, () => claimRows(worker, id, share))) ?? []
  const atRest = openRuns.filter((run) => onlyReconciles(run, isWaiting))
  const rows = await claimUncertain(worker, atRest, count)
  rows.push(...(await takeFairly(running, claimedCounts, count - rows.length, takeFrom)))
  const active = new Set([...rows.map(({ groupId }) => groupId), ...claimedCounts.keys()])
  for (const { id } of openRuns) if (!active.has(id)) await isolateErrors(id, () => endIfOver(id))
  return rows
}

/** An error in one run must not keep the others from continuing. */
async function isolateErrors<Result>(runId: string, work: () => Promise<Result>): Promise<Result | undefined> {
  if ((retryAfterMs.get(runId) ?? 0) > performance.now()) return undefined
  try {
    return await work()
  } catch (error) {
    log.error({ err: error, run: runId }, 'the rows of a run could not be claimed')
    retryAfterMs.set(runId, performance.now() + restMs)
    return undefined
  }
}

function readOpenRuns(): Promise<OpenRun[]> {
  return store()
    .select({ id: runs.id, state: runs.state })
    .from(runs)
    .where(sql`${isOpenRun} and held_by is null`)
    .orderBy(runs.startedAt)
}

async function nextDueMs(): Promise<number | null> {
  const openRuns = await readOpenRuns()
  if (openRuns.length === 0) return null
  const [next] = await store()
    .select({ ms: sql<number | null>`(extract(epoch from min(not_before) - clock_timestamp()) * 1000)::float8` })
    .from(dispatches)
    .where(
      sql`group_id in ${openRuns.map(({ id }) => id)} and state in ('queued', 'backing-off', 'reconciling')
        and lease_until is null
        and (state = 'reconciling' or (not ${areFieldsMissing}
          and exists (select 1 from runs where runs.id = dispatches.group_id and runs.state = 'running')))`,
    )
  return next?.ms ?? null
}
