import 'server-only'
import { and, eq, sql, TransactionRollbackError } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { profile } from '../connection/profile'
import { withProfileVersion } from '../connection/versions/profile-versions'
import { autofill } from '../forms/autofill'
import { checkBody } from '../forms/check-body'
import { checkFiles } from '../forms/check-files'
import { autofilledFields, formNodes } from '../forms/form-node'
import { textAt } from '../records/read-field'
import { type Store, store } from '../store/connection'
import { runJobs, runRows, runs } from '../store/run-tables'
import { maxEmailLength, maxJobIdLength } from '../text/max-lengths'
import { normalizeEmail } from '../text/normalize-email'
import { sanitizeText } from '../text/sanitize'
import { maxRows, type NewRow, type RowsSaved } from './contract'
import { describeJobs } from './describe-jobs'
import { rowDispatchId } from './queue/enqueue-rows'
import { runRowWords } from './words'

const maxErrors = 50

/**
 * Saves rows of a run that has not been started: all of them, or none. Each is validated again by the schema of the
 * profile version that the run was created with. Uploaded again, they replace the earlier ones. Null: the person has no
 * such run, or it was started.
 */
export async function saveRows(
  runId: string,
  rows: readonly NewRow[],
  person: Pick<Person, 'id'>,
): Promise<RowsSaved | null> {
  const [run] = await store().select({ version: runs.profileVersion }).from(runs).where(eq(runs.id, runId))
  if (!run) return null
  const checked = await withProfileVersion(run.version, async () => {
    const check = rowChecker(runId)
    return rows.map((row) => ({ row, ...check(row) }))
  })
  const errors = checked.flatMap(({ row: { row }, errors }) =>
    Object.keys(errors).length > 0 ? [{ row, errors }] : [],
  )
  if (errors.length > 0) return { state: 'invalid', errors: errors.slice(0, maxErrors) }
  const values = checked.map(({ row, body, email, jobId }) => ({
    runId,
    row: row.row,
    cells: JSON.stringify(row.cells.map(sanitizeText)),
    body: JSON.stringify(body),
    applicantEmail: normalizeEmail(email),
    jobId: sanitizeText(jobId),
    isAgain: row.isAgain,
  }))
  const jobs = await describeJobs(new Set(values.map(({ jobId }) => jobId)))
  return keepingTheLimit(() =>
    store().transaction(async (tx: Store) => {
      const [draft] = await tx
        .select({ id: runs.id })
        .from(runs)
        .where(and(eq(runs.id, runId), eq(runs.personId, person.id), eq(runs.state, 'draft')))
        .for('update')
      if (!draft) return null
      if (values.length > 0) {
        const target = [runRows.runId, runRows.row]
        await tx.insert(runRows).values(values).onConflictDoUpdate({ target, set: fromNew })
        await tx
          .insert(runJobs)
          .values(jobs.map((job) => ({ runId, ...job })))
          .onConflictDoNothing()
      }
      const kept = await tx.$count(runRows, eq(runRows.runId, runId))
      if (kept > maxRows) throw new TransactionRollbackError()
      return { state: 'kept', kept }
    }),
  )
}

async function keepingTheLimit(keep: () => Promise<RowsSaved | null>): Promise<RowsSaved | null> {
  try {
    return await keep()
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
    const most = runRowWords.tooManyRows({ count: maxRows })
    return { state: 'invalid', errors: [{ row: maxRows + 1, errors: { '': most } }] }
  }
}

const fromNew = {
  cells: sql`excluded.cells`,
  body: sql`excluded.body`,
  applicantEmail: sql`excluded.applicant_email`,
  jobId: sql`excluded.job_id`,
  isAgain: sql`excluded.is_again`,
}

/** Validates rows by the field profile in force, and fills in what users are not asked for. */
export function rowChecker(runId: string) {
  const { body: schema, email, job } = profile().easyApply
  const filled = autofilledFields(schema)
  const nodes = formNodes(schema)
  return ({ row, body: given }: Pick<NewRow, 'row' | 'body'>) => {
    const { body, errors: ofFiles } = checkFiles(nodes, autofill(given, filled, rowDispatchId(runId, row)))
    const errors = { ...checkBody(schema, body), ...ofFiles }
    const [emailAt, jobAt] = [textAt(body, email), textAt(body, job)]
    const faults = { [email]: faultOf(emailAt, maxEmailLength), [job]: faultOf(jobAt, maxJobIdLength) }
    for (const [index, fault] of Object.entries(faults)) if (fault !== null) errors[index] ??= fault
    return { body, errors, email: emailAt ?? '', jobId: jobAt ?? '' }
  }
}

function faultOf(text: string | null, longest: number): string | null {
  if (!text?.trim()) return runRowWords.required
  return text.length > longest ? runRowWords.tooLong({ count: longest }) : null
}
