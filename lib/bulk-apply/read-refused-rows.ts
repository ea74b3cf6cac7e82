import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { enteredBody } from '../easy-apply/entered-body'
import { knownJobs } from '../jobs/known-jobs'
import type { PartnerFailure } from '../partner/failure/failure'
import { inWords } from '../partner/failure/in-words'
import { store } from '../store/connection'
import { runRows, runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { normalizeDeep } from '../text/normalize-deep'
import { sanitizeText } from '../text/sanitize'
import { applicationForm } from './application-form'
import { causeInWords } from './cause-in-words'
import { type RefusedRow, type RefusedRows, refusedRowsPerRead } from './contract'
import { fieldTitles } from './field-titles'
import { nameMissingJob, waitForMissingJobs } from './name-missing-job'
import { refusalsOfJob } from './queue/on-row-done'
import { causeKey, isRefusedRow } from './refusal-causes'

/** Reads refused rows of a run after that row number, all or those of a cause, as they were sent. Null: no such run. */
export async function readRefusedRows(
  runId: string,
  { cause, after }: { cause: string | null; after: number },
): Promise<RefusedRows | null> {
  const [run] = await store().select({ header: runs.header }).from(runs).where(eq(runs.id, runId))
  if (!run) return null
  const stored = await store()
    .select({
      row: runRows.row,
      cells: runRows.cells,
      body: runRows.body,
      version: dispatches.profileVersion,
      failure: dispatches.failure,
      reference: dispatches.reference,
      jobId: runRows.jobId,
    })
    .from(dispatches)
    .innerJoin(runRows, and(eq(runRows.runId, dispatches.groupId), eq(runRows.row, dispatches.groupPosition)))
    .where(
      sql`dispatches.group_id = ${runId} and dispatches.group_position > ${after} and ${isRefusedRow}
        and dispatches.reference is not null ${cause === null ? sql`` : sql`and ${causeKey} = ${sanitizeText(cause)}`}`,
    )
    .orderBy(dispatches.groupPosition)
    .limit(refusedRowsPerRead + 1)
  // Written only by lib/dispatch.
  await waitForMissingJobs(stored.map(({ failure }) => failure as PartnerFailure))
  const titleOfField = fieldTitles(applicationForm())
  const titles = uniqueTitles()
  const items: RefusedRow[] = []
  for (const { row, cells, body, version, failure, reference, jobId } of stored.slice(0, refusedRowsPerRead)) {
    // Written only by lib/dispatch.
    const worded = nameMissingJob(inWords(failure as PartnerFailure), jobId)
    items.push({
      row,
      refusal: reference ?? '',
      // Written only by `saveRows` and `correctRows`.
      cells: cells === '' ? [] : JSON.parse(cells),
      body: await enteredBody(body, version),
      ...causeInWords(worded, titleOfField),
      fields: worded.fields,
      jobTitle: titles.get(jobId) ?? null,
      isOfJob: refusalsOfJob.includes(worded.kind),
    })
  }
  // Written only by `createRun`.
  return { header: run.header as string[], items, hasMore: stored.length > refusedRowsPerRead }
}

/** Returns the titles of known jobs by id, if no other job has the same title, or has it as its id. */
function uniqueTitles(): Map<string, string> {
  const jobs = knownJobs()
  const ids = new Set(jobs.map(({ id }) => id))
  const count = new Map<string, number>()
  for (const { title } of jobs) count.set(normalizeDeep(title), (count.get(normalizeDeep(title)) ?? 0) + 1)
  const isUnique = (title: string) => title !== '' && !ids.has(title) && count.get(normalizeDeep(title)) === 1
  return new Map(jobs.flatMap(({ id, title }) => (isUnique(title) ? [[id, title]] : [])))
}
