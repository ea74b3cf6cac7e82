import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Person } from '../accounts/contract'
import { ended } from '../dispatch/ended'
import { withStep } from '../dispatch/timeline'
import { cancelledOrAbandoned, move } from '../dispatch/transitions'
import { recallGroup } from '../dispatch/worker'
import { log } from '../runtime/log'
import { type Store, store } from '../store/connection'
import { runJobs, runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { sanitizeText } from '../text/sanitize'
import type { Run, RunDecision } from './contract'
import { refusalsOfJob, refusalsOfKey } from './queue/on-row-done'
import { rowsAtOnce } from './queue/rows-at-once'
import { reopenExhaustedJobs } from './queue/run-jobs'
import { readRun } from './read-run'
import { reopenRun } from './reopen-run'
import { requeueRefusedRows } from './requeue-refused-rows'

type Decider = Pick<Person, 'id' | 'name'>
type Changed = { state: 'decided' | 'too-late'; run: Run | null }

/** Once the store was restored, decisions about a run need a review (decide-held-run.ts). */
const notHeld = sql`held_by is null`
const ofRunNotHeld = sql`exists (select 1 from runs where runs.id = run_jobs.run_id and held_by is null)`

/**
 * Applies a user's decision to a run. `too-late`: it has moved on and is returned in its current state. Null: no such
 * run.
 */
export async function decideRun(id: string, decision: RunDecision, person: Decider): Promise<Changed | null> {
  const isDone = await carryOut(id, decision, person)
  if (isDone) log.info({ run: id, decision: decision.what }, 'a person has decided about a run')
  if (isDone && (decision.what === 'pause' || decision.what === 'cancel')) recallGroup(id)
  const run = await readRun(id)
  if (!run && !(isDone && decision.what === 'discard')) return null
  return { state: isDone ? 'decided' : 'too-late', run }
}

function carryOut(id: string, decision: RunDecision, { id: personId, name }: Decider): Promise<boolean> {
  switch (decision.what) {
    case 'pause':
      return change(id, sql`state = 'running'`, { state: 'paused', endedBy: name })
    case 'resume':
      return resume(id, name)
    case 'cancel':
      return change(id, sql`state in ('enqueueing', 'running', 'paused', 'stopped')`, {
        state: 'cancelling',
        stop: null,
        endedBy: name,
      })
    case 'dismiss':
      return change(id, sql`person_id = ${personId} and state in ('stopped', 'finished', 'cancelled')`, {
        dismissedAt: new Date(),
      })
    case 'discard':
      return discard(id, personId)
    case 'try-job':
      return tryJob(id, sanitizeText(decision.jobId), name)
    case 'skip-job':
      return skipJob(id, sanitizeText(decision.jobId), name)
  }
}

async function change(id: string, when: SQL, set: PgUpdateSetSource<typeof runs>): Promise<boolean> {
  const rows = await store()
    .update(runs)
    .set(set)
    .where(and(eq(runs.id, id), when, notHeld))
    .returning({ id: runs.id })
  return rows.length > 0
}

/** Rows refused only because of the key are sent again: nothing of them reached the partner's data. */
function resume(runId: string, by: string): Promise<boolean> {
  return store().transaction(async (tx: Store) => {
    const [stopped] = await tx
      .select({ stop: runs.stop })
      .from(runs)
      .where(
        and(
          eq(runs.id, runId),
          notHeld,
          sql`(state in ('paused', 'stopped') or (state = 'finished' and stop is not null))`,
        ),
      )
      .for('update')
    if (!stopped) return false
    await tx
      .update(runs)
      .set({
        state: 'running',
        runningSince: sql`now()`,
        stop: null,
        endedBy: null,
        endedAt: null,
        uncertainInRow: 0,
        dismissedAt: null,
      })
      .where(eq(runs.id, runId))
    await requeueRefusedRows(tx, sql`dispatches.group_id = ${runId} and failure ->> 'kind' in ${refusalsOfKey}`, by)
    await reopenExhaustedJobs(tx, runId)
    return true
  })
}

async function discard(id: string, personId: string): Promise<boolean> {
  const rows = await store()
    .delete(runs)
    .where(and(eq(runs.id, id), eq(runs.personId, personId), eq(runs.state, 'draft')))
    .returning({ id: runs.id })
  return rows.length > 0
}

/** Sends the next row of the held job alone again, as well as rows that were refused because of their job. */
function tryJob(runId: string, jobId: string, by: string): Promise<boolean> {
  return store().transaction(async (tx: Store) => {
    // Locked, so that the run cannot end while its rows are requeued.
    await tx.select({ id: runs.id }).from(runs).where(eq(runs.id, runId)).for('update')
    const jobs = await tx
      .update(runJobs)
      .set({ state: 'untried', failure: null, canaryId: null })
      .where(and(eq(runJobs.runId, runId), eq(runJobs.jobId, jobId), eq(runJobs.state, 'held'), ofRunNotHeld))
      .returning({ jobId: runJobs.jobId })
    if (jobs.length === 0) return false
    const refused = sql`dispatches.group_id = ${runId} and dispatches.job_id = ${jobId} and failure ->> 'kind' in ${refusalsOfJob}`
    await requeueRefusedRows(tx, refused, by)
    await reopenRun(tx, runId)
    return true
  })
}

/** Cancels the held job's unsent rows, in batches, so that other work on the desk gets its turn. */
async function skipJob(runId: string, jobId: string, by: string): Promise<boolean> {
  const isHeld = and(eq(runJobs.runId, runId), eq(runJobs.jobId, jobId), eq(runJobs.state, 'held'), ofRunNotHeld)
  if ((await store().$count(runJobs, isHeld)) === 0) return false
  const { from, state } = move({ scheduled: cancelledOrAbandoned })
  const some = sql`select id from dispatches where group_id = ${runId} and job_id = ${jobId} and ${from} limit ${rowsAtOnce}`
  for (let count = 1; count > 0; ) {
    const rows = await store()
      .update(dispatches)
      .set({ ...ended, state, timeline: withStep({ what: 'cancelled', by }) })
      .where(sql`id in (${some}) and ${from}`)
      .returning({ id: dispatches.id })
    count = rows.length
  }
  await store().update(runJobs).set({ state: 'skipped' }).where(isHeld)
  return true
}
