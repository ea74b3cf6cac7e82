import 'server-only'
import { sql } from 'drizzle-orm'
import { isFieldMissing } from '../connection/drift/mapping-alarms'
import { profileVersion } from '../connection/profile'
import { jobTitleInWords } from '../dispatch/subject-in-words'
import { knownTitleOf } from '../jobs/known-jobs'
import type { PartnerFailure } from '../partner/failure/failure'
import { inWords } from '../partner/failure/in-words'
import { store } from '../store/connection'
import { runJobs, type runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { storeNowMs } from '../store/store-clock'
import { type HeldJob, type Run, type RunState, type RunStop, runStates } from './contract'
import { leftOutSchema } from './input'
import { nameMissingJob, waitForMissingJobs } from './name-missing-job'
import { runCounts } from './run-counts'

type StoredRun = typeof runs.$inferSelect

const paceSeconds = 60
const maxHeldJobs = 100
const maxRefusedRead = 100

/** Returns runs with their progress, in the given order; takes a few queries, however many runs there are. */
export async function summarizeRuns(stored: readonly StoredRun[]): Promise<Run[]> {
  if (stored.length === 0) return []
  const ids = stored.map(({ id }) => id)
  const [counted, held, ended, resent, asked, isFieldGone] = await Promise.all([
    countOutcomes(ids),
    readHeldJobs(ids),
    countEnded(ids),
    countResent(ids),
    readAskedFields(ids),
    isFieldMissing(),
  ])
  return stored.map((run) => {
    const own = counted.filter(({ runId }) => runId === run.id)
    const heldJobs = held.filter(({ runId }) => runId === run.id).map(({ runId: _, ...job }) => job)
    const heldRows = heldJobs.reduce((sum, { rows }) => sum + rows, 0)
    const counts = runCounts({ rows: run.rows, isHeld: run.heldBy !== null }, own, heldRows)
    const pace = ended.find(({ runId }) => runId === run.id)?.rows ?? 0
    return {
      ...runOf(run, counts, heldJobs, pace),
      resent: resent.find(({ runId }) => runId === run.id)?.rows ?? 0,
      askedFields: asked.flatMap(({ runId, field }) => (runId === run.id ? [field] : [])),
      waitsForFields: isFieldGone && waiting.includes(run.state),
    }
  })
}

/** In these states a run would send. */
const waiting: readonly string[] = ['enqueueing', 'running'] satisfies RunState[]

function runOf(
  run: StoredRun,
  counts: Run['counts'],
  heldJobs: HeldJob[],
  paceRows: number,
): Omit<Run, 'resent' | 'askedFields' | 'waitsForFields'> {
  const state = runStates.find((state) => state === run.state)
  if (!state) throw new Error(`A run in state ${run.state} is not known here`)
  // Written only by on-row-done.ts.
  const stop = run.stop as RunStop | null
  const sinceMs = run.runningSince?.getTime() ?? storeNowMs()
  return {
    id: run.id,
    name: run.name,
    who: { id: run.personId, name: run.personName },
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    endedAt: run.endedAt?.toISOString() ?? null,
    state,
    stop: stop && { ...stop, failure: inWords(stop.failure) },
    endedBy: run.endedBy,
    stopsAtRefusal: run.stopsAtRefusal,
    isHeld: run.heldBy !== null,
    hasOlderProfile: run.profileVersion !== profileVersion(),
    mayHaveBeenSent: run.mayHaveBeenSent,
    rows: run.rows,
    // Written only by `startRun`; a run of another release may have other kinds.
    leftOut: leftOutSchema.safeParse(run.leftOut).data ?? null,
    counts,
    heldJobs: heldJobs.slice(0, maxHeldJobs),
    pace: { rows: paceRows, overSeconds: Math.max(1, Math.min(paceSeconds, (storeNowMs() - sinceMs) / 1_000)) },
  }
}

function countOutcomes(ids: string[]) {
  return store()
    .select({ runId: dispatches.groupId, outcome: dispatches.rowOutcome, rows: sql<number>`count(*)::int` })
    .from(dispatches)
    .where(sql`group_id in ${ids}`)
    .groupBy(dispatches.groupId, dispatches.rowOutcome)
}

async function readHeldJobs(ids: string[]): Promise<(HeldJob & { runId: string })[]> {
  const rows = sql<number>`(select count(*)::int from dispatches row
    where row.group_id = run_jobs.run_id and row.job_id = run_jobs.job_id and row.row_outcome = 'waiting')`
  const held = await store()
    .select({ runId: runJobs.runId, jobId: runJobs.jobId, title: runJobs.title, failure: runJobs.failure, rows })
    .from(runJobs)
    .where(sql`run_id in ${ids} and state = 'held'`)
    .orderBy(sql`5 desc`)
  // Written only by on-row-done.ts.
  const failures = held.map(({ failure }) => inWords(failure as PartnerFailure))
  await waitForMissingJobs(failures)
  return held.flatMap(({ failure: _, ...job }, index) => {
    const failure = failures[index]
    // The title may have been unknown when the run was uploaded.
    const title = knownTitleOf(job.jobId) ?? jobTitleInWords(job.title, job.jobId)
    return failure && job.rows > 0 ? [{ ...job, title, failure: nameMissingJob(failure, job.jobId) }] : []
  })
}

/** Reads only some of the refused rows: a field that the partner misses in one is missing in all. */
async function readAskedFields(ids: string[]): Promise<{ runId: string | null; field: string }[]> {
  return store()
    .selectDistinct({
      runId: dispatches.groupId,
      field: sql<string>`jsonb_path_query(failure, '$.asks[*].field') #>> '{}'`,
    })
    .from(dispatches)
    .where(
      sql`id in (select refused.id from runs cross join lateral (
        select id from dispatches where group_id = runs.id and row_outcome = 'refused' limit ${maxRefusedRead}
      ) refused where runs.id in ${ids})`,
    )
}

/** Repeats the predicate of the small index of these rows. */
function countResent(ids: string[]) {
  return store()
    .select({ runId: dispatches.groupId, rows: sql<number>`count(*)::int` })
    .from(dispatches)
    .where(
      sql`group_id in ${ids} and dispatches.group_id is not null
        and dispatches.timeline @> '[{"what": "sent-again"}]'`,
    )
    .groupBy(dispatches.groupId)
}

function countEnded(ids: string[]) {
  return store()
    .select({ runId: dispatches.groupId, rows: sql<number>`count(*)::int` })
    .from(dispatches)
    .where(
      sql`group_id in ${ids} and state <> 'cancelled' and ended_at > now() - make_interval(secs => ${paceSeconds})
        and ended_at > (select running_since from runs where runs.id = dispatches.group_id)`,
    )
    .groupBy(dispatches.groupId)
}
