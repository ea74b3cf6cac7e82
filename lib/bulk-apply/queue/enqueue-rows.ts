import 'server-only'
import { createHash } from 'node:crypto'
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Uncertainty } from '../../dispatch/contract'
import { stepNow, withStep } from '../../dispatch/timeline'
import { cancelledOrAbandoned, move } from '../../dispatch/transitions'
import { findEarlierPairs } from '../../easy-apply/find-earlier'
import { type Store, store } from '../../store/connection'
import { runJobs, runRows, runs } from '../../store/run-tables'
import { dispatches } from '../../store/schema'

/** Small enough that other work on the desk gets its turn between two batches, on the embedded store too. */
export const batchSize = 200

/** Returns whether rows still have to be recorded as dispatches, or to be cancelled. */
export function needsEnqueueing({ state }: { state: string }): boolean {
  return state === 'enqueueing' || state === 'cancelling'
}

/**
 * Enqueues the next batch of a starting run, or cancels one of a cancelled run. One server does it at a time; if it
 * dies, the others continue. Nothing is sent before all rows are enqueued. Returns true if there is more to do.
 */
export function enqueueNextBatch(runId: string): Promise<boolean> {
  return store().transaction(async (tx: Store) => {
    const [run] = await tx
      .select()
      .from(runs)
      .where(and(eq(runs.id, runId), sql`state in ('enqueueing', 'cancelling') and held_by is null`))
      .for('update', { skipLocked: true })
    if (!run) return false
    const isCancelled = run.state === 'cancelling'
    if (!run.isEnqueued && (await addRows(tx, run, isCancelled))) return true
    if (run.isEnqueued && isCancelled) return cancelRows(tx, run)
    const starts = isCancelled ? {} : { state: 'running', runningSince: sql`now()` }
    await tx
      .update(runs)
      .set({ ...starts, isEnqueued: true })
      .where(eq(runs.id, runId))
    return true
  })
}

type Run = typeof runs.$inferSelect

const triedEnough: Uncertainty = { what: 'unknown', why: 'tried-enough' }

/** Returns false once all rows are there. */
async function addRows(tx: Store, run: Run, isCancelled: boolean): Promise<boolean> {
  const [last] = await tx
    .select({ row: sql<number>`coalesce(max(group_position), 0)` })
    .from(dispatches)
    .where(eq(dispatches.groupId, run.id))
  const rows = await tx
    .select({ ...getTableColumns(runRows), title: runJobs.title, teamId: runJobs.teamId })
    .from(runRows)
    .innerJoin(runJobs, and(eq(runJobs.runId, runRows.runId), eq(runJobs.jobId, runRows.jobId)))
    .where(and(eq(runRows.runId, run.id), gt(runRows.row, last?.row ?? 0)))
    .orderBy(asc(runRows.row))
    .limit(batchSize)
  if (rows.length === 0) return false
  const earlier = await findEarlierPairs(
    tx,
    rows.map(({ applicantEmail, jobId }) => ({ applicantEmail, jobId })),
  )
  const seenInBatch = new Set<string>()
  const batch = rows.map((row, index) => {
    const pair = JSON.stringify([row.applicantEmail, row.jobId])
    const known =
      earlier.get(index) ?? (seenInBatch.has(pair) ? { at: new Date().toISOString(), who: run.personName } : null)
    const isLeftOut = isCancelled || (known !== null && !row.isAgain)
    seenInBatch.add(pair)
    return {
      id: rowDispatchId(run.id, row.row),
      row: row.row,
      email: row.applicantEmail,
      job: row.jobId,
      title: row.title,
      team: row.teamId,
      out: isLeftOut,
      uncertainty: known !== null && isLeftOut ? { what: 'applied-before', at: known.at, who: known.who } : null,
    }
  })
  await insertBatch(tx, run, JSON.stringify(batch))
  return true
}

/** Takes the rows as one value: building a statement with parameters for thousands of values would block the server. */
async function insertBatch(tx: Store, run: Run, batch: string): Promise<void> {
  const { id, personId, personName, mayHaveBeenSent, profileVersion } = run
  const out = sql`case when given.uncertainty is null and ${mayHaveBeenSent} then 'abandoned' else 'cancelled' end`
  const given = sql`jsonb_to_recordset(${batch}::jsonb) as given(id text, "row" int, email text, job text, title text,
    team text, "out" boolean, uncertainty jsonb)`
  await tx.execute(sql`insert into dispatches (id, kind, state, lane, person_id, person_name, subject, applicant_email,
      job_id, team_id, body, fingerprint, profile_version, ended_at, uncertainty, timeline, group_id, group_position, may_have_succeeded)
    select given.id, 'submit-application', case when given.out then ${out} else 'scheduled' end, 'bulk', ${personId},
      ${personName}, given.title, given.email, given.job, given.team, '', '', ${profileVersion}::int,
      case when given.out then now() end, given.uncertainty,
      jsonb_build_array(${stepNow({ what: 'recorded', by: personName })}), ${id}, given.row, ${mayHaveBeenSent}
    from ${given}`)
}

/** Cancels rows that were not sent; rows that may have succeeded are left for a user to decide. */
async function cancelRows(tx: Store, { id, endedBy }: Run): Promise<boolean> {
  const isForPerson = sql`may_have_succeeded and state <> 'scheduled'`
  const forPerson = { when: sql`may_have_succeeded`, to: 'needs-decision', otherwise: 'cancelled' } as const
  const unsent = move({ scheduled: cancelledOrAbandoned, queued: forPerson, 'backing-off': forPerson })
  const decidable = { notBefore: null, worker: null, leaseUntil: null }
  const rows = await tx
    .update(dispatches)
    .set({
      ...decidable,
      state: unsent.state,
      endedAt: sql`case when ${isForPerson} then null else now() end`,
      uncertainty: sql`case when ${isForPerson} then ${JSON.stringify(triedEnough)}::jsonb else uncertainty end`,
      timeline: withStep({ what: 'cancelled', ...(endedBy === null ? {} : { by: endedBy }) }),
    })
    .where(
      sql`id in (select id from dispatches where group_id = ${id} and ${unsent.from} order by group_position limit ${batchSize})
        and ${unsent.from}`,
    )
    .returning({ id: dispatches.id })
  const reconciling = move({ reconciling: 'needs-decision' })
  await tx
    .update(dispatches)
    .set({ ...decidable, state: reconciling.state, uncertainty: triedEnough })
    .where(sql`group_id = ${id} and ${reconciling.from}`)
  return rows.length > 0
}

/** Deterministic: a row gets the same id however often it is recorded. */
export function rowDispatchId(runId: string, row: number): string {
  const hex = createHash('sha256').update(`${runId}/${row}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
