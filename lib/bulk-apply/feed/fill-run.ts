import 'server-only'
import { createHash } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { stepNow } from '../../dispatch/steps'
import { findEarlierPairs } from '../../easy-apply/find-earlier'
import { jobInWords, knownTeamOf } from '../../jobs/known-jobs'
import { type Store, store } from '../../store/connection'
import { dispatches, runJobs, runRows, runs } from '../../store/schema'

const rowsAtOnce = 500

/** Its rows are still to be written down as dispatches, or still to be cancelled. */
export function isToBeFilled({ state }: { state: string }): boolean {
  return state === 'starting' || state === 'cancelled'
}

/**
 * Takes a run that starts, or was cancelled, a stretch of rows further. One server does it at a time, and one that dies leaves
 * it to the others: nothing is sent before all rows are there. True where there is more to do.
 */
export function moveOn(runId: string): Promise<boolean> {
  return store().transaction(async (inside: Store) => {
    const [run] = await inside
      .select()
      .from(runs)
      .where(and(eq(runs.id, runId), sql`state in ('starting', 'cancelled') and ended_at is null`))
      .for('update', { skipLocked: true })
    if (!run) return false
    const isCancelled = run.state === 'cancelled'
    if (await addRows(inside, run, isCancelled)) return true
    if (isCancelled) return cancelRows(inside, run)
    await inside.update(runs).set({ state: 'running', goingSince: sql`now()` }).where(eq(runs.id, runId))
    return true
  })
}

type Run = typeof runs.$inferSelect

/** False where all are there. */
async function addRows(inside: Store, run: Run, isCancelled: boolean): Promise<boolean> {
  const [last] = await inside
    .select({ row: sql<number>`coalesce(max(run_row), 0)` })
    .from(dispatches)
    .where(eq(dispatches.runId, run.id))
  const rows = await inside
    .select()
    .from(runRows)
    .where(and(eq(runRows.runId, run.id), gt(runRows.row, last?.row ?? 0)))
    .orderBy(asc(runRows.row))
    .limit(rowsAtOnce)
  if (rows.length === 0) return false
  const earlier = await findEarlierPairs(
    inside,
    rows.map(({ applicantEmail, jobId }) => ({ applicantEmail, jobId })),
  )
  const inStretch = new Set<string>()
  const values = rows.map((row, index) => {
    const pair = JSON.stringify([row.applicantEmail, row.jobId])
    const known =
      earlier.get(index) ?? (inStretch.has(pair) ? { at: new Date().toISOString(), who: run.personName } : null)
    const isLeftOut = isCancelled || (known !== null && !row.isAgain)
    inStretch.add(pair)
    return {
      id: dispatchIdOf(run.id, row.row),
      kind: 'submit-application',
      state: isLeftOut ? 'cancelled' : 'held',
      lane: 'bulk',
      personId: run.personId,
      personName: run.personName,
      subject: jobInWords(row.jobId).slice(0, 300),
      applicantEmail: row.applicantEmail,
      jobId: row.jobId,
      teamId: knownTeamOf(row.jobId),
      body: '',
      fingerprint: '',
      settledAt: isLeftOut ? sql`now()` : null,
      finding: known !== null && isLeftOut ? { what: 'applied-before', at: known.at, who: known.who } : null,
      timeline: sql`jsonb_build_array(${stepNow({ what: 'recorded', by: run.personName })})`,
      runId: run.id,
      runRow: row.row,
    }
  })
  await inside.insert(dispatches).values(values)
  const jobs = new Map(
    values.map(({ jobId, subject, teamId }) => [jobId, { runId: run.id, jobId, title: subject, teamId }]),
  )
  await inside
    .insert(runJobs)
    .values([...jobs.values()])
    .onConflictDoNothing()
  return true
}

/** What was not sent is not sent any more; of what may have worked it stays unclear whether it did. */
async function cancelRows(inside: Store, { id, endedBy }: Run): Promise<boolean> {
  const rows = await inside
    .update(dispatches)
    .set({
      state: sql`case when is_doubtful then 'unclear' else 'cancelled' end`,
      notBefore: null,
      settledAt: sql`now()`,
      worker: null,
      leaseUntil: null,
      timeline: sql`timeline || ${stepNow({ what: 'cancelled', ...(endedBy === null ? {} : { by: endedBy }) })}`,
    })
    .where(
      sql`id in (select id from dispatches where run_id = ${id} and run_verdict = 'waiting' order by run_row limit ${2 * rowsAtOnce})`,
    )
    .returning({ id: dispatches.id })
  // What the desk was finding out by sending again is for a person now.
  await inside
    .update(dispatches)
    .set({ notBefore: null, finding: { what: 'unknown', why: 'tried-enough' }, worker: null, leaseUntil: null })
    .where(sql`run_id = ${id} and state = 'unclear' and not_before is not null`)
  return rows.length > 0
}

/** The same row has the same id, however often it is written down. */
export function dispatchIdOf(runId: string, row: number): string {
  const hex = createHash('sha256').update(`${runId}/${row}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
