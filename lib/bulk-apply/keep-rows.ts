import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { normalEmail } from '../activity/normal-email'
import { storable } from '../activity/storable'
import { config } from '../config'
import { checkBody } from '../forms/check-body'
import { checkFiles } from '../forms/check-files'
import { fillIn } from '../forms/fill-in'
import { filledBy, formOf } from '../forms/form-node'
import { textAt } from '../jobs/read-job'
import { type Store, store } from '../store/connection'
import { runRows, runs } from '../store/schema'
import type { NewRow, RowsKept } from './contract'
import { dispatchIdOf } from './feed/fill-run'

const mostErrors = 50

/**
 * Keeps rows of a run that was not started, each checked by the profile's schema once more: all of them, or none. Handed over again
 * they take the place of the earlier ones. Null: the person has no such run, or it was started.
 */
export async function keepRows(
  runId: string,
  rows: readonly NewRow[],
  person: Pick<Person, 'id'>,
): Promise<RowsKept | null> {
  const check = rowChecker(runId)
  const checked = rows.map((row) => ({ row, ...check(row) }))
  const errors = checked.flatMap(({ row: { row }, errors }) =>
    Object.keys(errors).length > 0 ? [{ row, errors }] : [],
  )
  if (errors.length > 0) return { state: 'invalid', errors: errors.slice(0, mostErrors) }
  const values = checked.map(({ row, body, email, jobId }) => ({
    runId,
    row: row.row,
    cells: JSON.stringify(row.cells.map(storable)),
    body: JSON.stringify(body),
    applicantEmail: normalEmail(email),
    jobId: storable(jobId),
    isAgain: row.isAgain,
  }))
  return store().transaction(async (inside: Store) => {
    const [draft] = await inside
      .select({ id: runs.id })
      .from(runs)
      .where(and(eq(runs.id, runId), eq(runs.personId, person.id), eq(runs.state, 'draft')))
      .for('update')
    if (!draft) return null
    if (values.length > 0)
      await inside
        .insert(runRows)
        .values(values)
        .onConflictDoUpdate({ target: [runRows.runId, runRows.row], set: fromNew })
    return { state: 'kept', kept: await inside.$count(runRows, eq(runRows.runId, runId)) }
  })
}

const fromNew = {
  cells: sql`excluded.cells`,
  body: sql`excluded.body`,
  applicantEmail: sql`excluded.applicant_email`,
  jobId: sql`excluded.job_id`,
  isAgain: sql`excluded.is_again`,
}

function rowChecker(runId: string) {
  const { body: schema, email, job } = config().partner.profile.easyApply
  const filled = filledBy(schema)
  const nodes = formOf(schema)
  return ({ row, body: given }: NewRow) => {
    const { body, errors: ofFiles } = checkFiles(nodes, fillIn(given, filled, dispatchIdOf(runId, row)))
    const errors = { ...checkBody(schema, body), ...ofFiles }
    const [emailAt, jobAt] = [textAt(body, email), textAt(body, job)]
    if (!emailAt?.trim()) errors[email] ??= 'This is needed'
    if (!jobAt?.trim()) errors[job] ??= 'This is needed'
    return { body, errors, email: emailAt ?? '', jobId: jobAt ?? '' }
  }
}
