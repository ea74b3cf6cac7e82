import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { profileVersion } from '../connection/profile'
import { withProfileVersion } from '../connection/versions/profile-versions'
import { notifyDue } from '../dispatch/notify'
import { withStep } from '../dispatch/timeline'
import { move } from '../dispatch/transitions'
import { findEarlierPairs } from '../easy-apply/find-earlier'
import type { BodyErrors } from '../forms/check-body'
import { log } from '../runtime/log'
import { type Store, store } from '../store/connection'
import { runJobs, runRows, runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { normalizeEmail } from '../text/normalize-email'
import { sanitizeText } from '../text/sanitize'
import { applicationForm } from './application-form'
import type { CorrectedRow, CorrectionAnswer } from './contract'
import { correctCells } from './correct-cells'
import { describeJobs } from './describe-jobs'
import { readRun } from './read-run'
import { isRefusedRow, takesCorrections } from './refusal-causes'
import { reopenRun } from './reopen-run'
import { rowChecker } from './save-rows'
import { runRowWords } from './words'

type Checked = CorrectedRow & { errors: BodyErrors; email: string; jobId: string }
type RowErrors = { row: number; errors: BodyErrors }[]

/**
 * Sends refused rows of a run again, with a user's corrections. A row is sent only if its refusal is still the one the
 * user saw: the same correction twice, from two tabs or after a lost answer, queues it once. Null: no such run.
 */
export async function correctRows(
  runId: string,
  given: readonly CorrectedRow[],
  person: Pick<Person, 'name'>,
): Promise<CorrectionAnswer | null> {
  const version = profileVersion()
  const { rows, form } = await withProfileVersion(version, async () => {
    const check = rowChecker(runId)
    const rows = given.map((row): Checked => {
      const { email, jobId, ...checked } = check(row)
      return { ...row, ...checked, email: normalizeEmail(email), jobId: sanitizeText(jobId) }
    })
    return { rows, form: applicationForm() }
  })
  const invalid = rows.flatMap(({ row, errors }) => (Object.keys(errors).length > 0 ? [{ row, errors }] : []))
  if (invalid.length > 0) return { state: 'invalid', errors: invalid }
  const jobs = await describeJobs(new Set(rows.map(({ jobId }) => jobId)))
  const done = await store().transaction(async (tx: Store) => {
    // Locked: the run must neither end nor be cancelled before the rows are queued in it.
    const [run] = await tx
      .select({ header: runs.header, takesCorrections })
      .from(runs)
      .where(eq(runs.id, runId))
      .for('update')
    if (!run) return null
    if (!run.takesCorrections) return { state: 'too-late' as const }
    const refused = await readRefused(tx, runId, rows)
    const open = rows.filter(({ row, refusal }) => refused.get(row)?.refusal === refusal)
    const errors = await findRepeats(tx, open)
    if (errors.length > 0) return { state: 'invalid' as const, errors }
    const corrected = open.map((row) => {
      const { cells, body } = refused.get(row.row) ?? { cells: '', body: '' }
      // Written only by `createRun`.
      const header = run.header as string[]
      return { ...row, cells: correctCells({ form, header, cells, before: body, after: row.body }) }
    })
    await requeue(tx, { runId, rows: corrected, jobs, version, by: person.name })
    return { state: 'sent' as const, sent: new Set(open.map(({ row }) => row)) }
  })
  if (done === null || done.state === 'invalid') return done
  const run = await readRun(runId)
  if (!run || done.state === 'too-late') return run && { state: 'too-late', run }
  const { sent } = done
  if (sent.size > 0) notifyDue()
  log.info({ run: runId, rows: sent.size }, 'refused rows were corrected and wait to be sent again')
  return { state: 'sent', sent: sent.size, movedOn: rows.flatMap(({ row }) => (sent.has(row) ? [] : [row])), run }
}

/** Returns which of these rows are still refused, by number. */
async function readRefused(tx: Store, runId: string, rows: readonly CorrectedRow[]) {
  const found = await tx
    .select({
      row: runRows.row,
      refusal: dispatches.reference,
      cells: runRows.cells,
      body: runRows.body,
    })
    .from(dispatches)
    .innerJoin(runRows, and(eq(runRows.runId, dispatches.groupId), eq(runRows.row, dispatches.groupPosition)))
    .where(
      and(
        eq(dispatches.groupId, runId),
        inArray(
          dispatches.groupPosition,
          rows.map(({ row }) => row),
        ),
        isRefusedRow,
      ),
    )
    .for('update')
  return new Map(found.map((row) => [row.row, row]))
}

/** Finds rows whose person and job have been applied for meanwhile, or are in another of these rows. */
async function findRepeats(tx: Store, rows: readonly Checked[]): Promise<RowErrors> {
  const pairs = rows.map(({ email, jobId }) => ({ applicantEmail: email, jobId }))
  const earlier = await findEarlierPairs(tx, pairs)
  const first = new Map<string, number>()
  return rows.flatMap(({ row, email, jobId, isAgain }, index) => {
    const pair = JSON.stringify([email, jobId])
    const same = first.get(pair)
    if (same === undefined) first.set(pair, row)
    const known = earlier.get(index)
    if (isAgain || (!known && same === undefined)) return []
    const message = known ? runRowWords.appliedBefore({ who: known.who }) : runRowWords.sameAsRow({ row: String(same) })
    return [{ row, errors: { '': message } }]
  })
}

type Requeued = {
  runId: string
  rows: (Checked & { cells: string })[]
  jobs: Awaited<ReturnType<typeof describeJobs>>
  version: number
  by: string
}

async function requeue(tx: Store, { runId, rows, jobs, version, by }: Requeued): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(runJobs)
    .values(jobs.filter(({ jobId }) => rows.some((row) => row.jobId === jobId)).map((job) => ({ runId, ...job })))
    .onConflictDoUpdate({
      target: [runJobs.runId, runJobs.jobId],
      set: { state: 'untried' },
      // These jobs had no rows left to send; jobs in other states stay as they are.
      setWhere: sql`run_jobs.state in ('exhausted', 'skipped')`,
    })
  const values = rows.map(({ row, body, cells, email, jobId, isAgain }) => {
    const job = jobs.find((job) => job.jobId === jobId)
    return {
      row,
      body: JSON.stringify(body),
      cells,
      email,
      job: jobId,
      again: isAgain,
      title: job?.title,
      team: job?.teamId,
    }
  })
  const given = sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given("row" int, body text, cells text,
    email text, job text, again boolean, title text, team text)`
  await tx.execute(sql`update run_rows set body = given.body, cells = given.cells, applicant_email = given.email,
    job_id = given.job, is_again = given.again from ${given} where run_id = ${runId} and run_rows.row = given.row`)
  const { from, state } = move({ refused: 'scheduled' })
  await tx.execute(sql`update dispatches set state = ${state}, ended_at = null, failure = null,
    cancel_requested_by = null, is_canary = false, applicant_email = given.email, job_id = given.job,
    subject = given.title, team_id = given.team, profile_version = ${version},
    timeline = ${withStep({ what: 'sent-again', by })}
    from ${given} where group_id = ${runId} and group_position = given.row and ${from}`)
  await tx.update(runs).set({ dismissedAt: null }).where(eq(runs.id, runId))
  await reopenRun(tx, runId)
}
