import 'server-only'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { shownColumns, toDispatch } from '../dispatch/row'
import type { Submitted } from '../easy-apply/contract'
import { knownTitleOf } from '../jobs/known-jobs'
import type { PartnerFailure } from '../partner/failure/failure'
import { pathsOfName } from '../records/field-path'
import { textAt } from '../records/read-field'
import { store } from '../store/connection'
import { runRows } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { applicationForm } from './application-form'
import { type RowOutcome, type RunRow, type RunRows, rowOutcomes } from './contract'
import { fieldTitles, titleFields } from './field-titles'
import { nameMissingJob, waitForMissingJobs } from './name-missing-job'

/** Reads a page of the run's rows by row number: those with one outcome, or all. */
export async function readRunRows(
  runId: string,
  { outcome, offset, limit }: { outcome: RowOutcome | null; offset: number; limit: number },
): Promise<RunRows> {
  const where = sql`group_id = ${runId}${outcome === null ? sql`` : sql` and ${isOf(outcome)}`}`
  const [items, total] = await Promise.all([
    selectRows().where(where).orderBy(dispatches.groupPosition).offset(offset).limit(limit),
    store().$count(dispatches, where),
  ])
  await waitForMissingJobs(failuresOf(items))
  const names = await readNames(runId, items)
  const titleOf = fieldTitles(applicationForm())
  return { items: items.map((item) => runRowOf(item, names.get(item.groupPosition ?? 0) ?? null, titleOf)), total }
}

/** Returns the applicants' names as uploaded, by row number. */
async function readNames(runId: string, items: Selected[]): Promise<Map<number, string>> {
  const { name } = applicationForm().person
  const rows = items.flatMap(({ groupPosition }) => groupPosition ?? [])
  if (name === undefined || rows.length === 0) return new Map()
  const uploaded = await store()
    .select({ row: runRows.row, body: runRows.body })
    .from(runRows)
    .where(and(eq(runRows.runId, runId), inArray(runRows.row, rows)))
  return new Map(
    uploaded.map(({ row, body }) => {
      const parsed: unknown = JSON.parse(body)
      const parts = pathsOfName(name).map((path) => textAt(parsed, path)?.trim() ?? '')
      return [row, parts.filter((part) => part !== '').join(' ')]
    }),
  )
}

/** Reads the next rows after that row number. `failed`: only rows of which nothing can have reached the partner. */
export async function readRowsAfter(
  runId: string,
  { after, limit, which }: { after: number; limit: number; which: 'all' | 'failed' },
): Promise<RunRow[]> {
  const ofThese = which === 'all' ? sql`` : sql` and ${isFailed}`
  const rows = await selectRows()
    .where(sql`group_id = ${runId} and group_position > ${after}${ofThese}`)
    .orderBy(dispatches.groupPosition)
    .limit(limit)
  await waitForMissingJobs(failuresOf(rows))
  const titleOf = fieldTitles(applicationForm())
  return rows.map((row) => runRowOf(row, null, titleOf))
}

/** The run waits for a review since the store was restored: rows without an outcome may have been sent since. */
const isHeldForReview = sql`(row_outcome in ('waiting', 'needs-decision')
  and exists (select 1 from runs where runs.id = dispatches.group_id and runs.held_by is not null))`

const isOfHeldJob = sql`exists (select 1 from run_jobs job
  where job.run_id = dispatches.group_id and job.job_id = dispatches.job_id and job.state = 'held')`

function isOf(outcome: RowOutcome): SQL {
  switch (outcome) {
    case 'held-for-review':
      return isHeldForReview
    case 'held':
      return sql`(row_outcome = 'waiting' and ${isOfHeldJob} and not ${isHeldForReview})`
    case 'waiting':
      return sql`(row_outcome = 'waiting' and not ${isOfHeldJob} and not ${isHeldForReview})`
    case 'needs-decision':
      return sql`(row_outcome = 'needs-decision' and not ${isHeldForReview})`
    default:
      return sql`row_outcome = ${outcome}`
  }
}

/** If the store was restored, refused rows may have been sent again since: corrected, resumed or tried again. */
const mayHaveGoneAgain = sql`(row_outcome = 'refused'
  and exists (select 1 from runs where runs.id = dispatches.group_id and runs.may_have_been_sent))`

const isFailed = sql`((${sql.join((['refused', 'held', 'cancelled'] as const).map(isOf), sql` or `)})
  and not may_have_succeeded and not ${mayHaveGoneAgain})`

function selectRows() {
  return store()
    .select({
      ...shownColumns,
      groupPosition: dispatches.groupPosition,
      rowOutcome: dispatches.rowOutcome,
      reference: dispatches.reference,
      isOfHeldJob: sql<boolean>`row_outcome = 'waiting' and ${isOfHeldJob}`,
      isHeldForReview: sql<boolean>`${isHeldForReview}`,
    })
    .from(dispatches)
    .$dynamic()
}

type Selected = Awaited<ReturnType<typeof selectRows>>[number]

/** Written only by lib/dispatch. */
const failuresOf = (rows: Selected[]) => rows.map(({ failure }) => failure as PartnerFailure | null)

function runRowOf(
  stored: Selected,
  applicantName: string | null,
  titleOfField: ReturnType<typeof fieldTitles>,
): RunRow {
  const dispatch = toDispatch<Submitted>(stored)
  const failure = nameMissingJob(dispatch.failure, dispatch.jobId)
  const outcome = rowOutcomes.find((outcome) => outcome === stored.rowOutcome) ?? 'waiting'
  return {
    id: dispatch.id,
    row: stored.groupPosition ?? 0,
    applicantName: applicantName || null,
    applicantEmail: dispatch.applicantEmail,
    jobId: dispatch.jobId,
    // The title may have been unknown when the row was recorded.
    jobTitle: knownTitleOf(dispatch.jobId) ?? dispatch.subject,
    outcome: stored.isHeldForReview ? 'held-for-review' : stored.isOfHeldJob ? 'held' : outcome,
    at: dispatch.endedAt ?? dispatch.sentAt,
    nextAt: dispatch.nextAt,
    attempts: dispatch.attempts,
    failure: failure && { ...failure, fields: titleFields(failure.fields ?? {}, titleOfField) },
    uncertainty: dispatch.uncertainty,
    // Everyone sees runs, but not what the partner said about a person.
    result: dispatch.result && { ...dispatch.result, answer: null },
    reference: stored.reference,
  }
}
