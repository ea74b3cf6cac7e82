import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { shownColumns, toDispatch } from '../dispatch/row'
import type { Submitted } from '../easy-apply/contract'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { type RowOutcome, type RunRow, type RunRows, rowOutcomes } from './contract'

/** A stretch of the run's rows by their numbers: those of one outcome, or of all. `job`: those of one job. */
export async function readRunRows(
  runId: string,
  { outcome, offset, limit }: { outcome: RowOutcome | null; offset: number; limit: number },
): Promise<RunRows> {
  const where = sql`group_id = ${runId}${outcome === null ? sql`` : sql` and ${isOf(outcome)}`}`
  const [items, total] = await Promise.all([
    selectRows().where(where).orderBy(dispatches.groupPosition).offset(offset).limit(limit),
    store().$count(dispatches, where),
  ])
  return { items: items.map(runRowOf), total }
}

/** The next rows after that number, for whoever reads all of them. */
export async function readRowsAfter(
  runId: string,
  { after, limit, outcomes }: { after: number; limit: number; outcomes: readonly RowOutcome[] | null },
): Promise<RunRow[]> {
  const ofThese = outcomes === null ? sql`` : sql` and (${sql.join(outcomes.map(isOf), sql` or `)})`
  const rows = await selectRows()
    .where(sql`group_id = ${runId} and group_position > ${after}${ofThese}`)
    .orderBy(dispatches.groupPosition)
    .limit(limit)
  return rows.map(runRowOf)
}

const isHeld = sql`exists (select 1 from run_jobs job
  where job.run_id = dispatches.group_id and job.job_id = dispatches.job_id and job.state = 'held')`

function isOf(outcome: RowOutcome): SQL {
  if (outcome === 'held') return sql`(row_outcome = 'waiting' and ${isHeld})`
  if (outcome === 'waiting') return sql`(row_outcome = 'waiting' and not ${isHeld})`
  return sql`row_outcome = ${outcome}`
}

function selectRows() {
  return store()
    .select({
      ...shownColumns,
      groupPosition: dispatches.groupPosition,
      rowOutcome: dispatches.rowOutcome,
      reference: dispatches.reference,
      isHeld: sql<boolean>`row_outcome = 'waiting' and ${isHeld}`,
    })
    .from(dispatches)
    .$dynamic()
}

type Selected = Awaited<ReturnType<typeof selectRows>>[number]

function runRowOf(stored: Selected): RunRow {
  const dispatch = toDispatch<Submitted>(stored)
  const outcome = rowOutcomes.find((outcome) => outcome === stored.rowOutcome) ?? 'waiting'
  return {
    id: dispatch.id,
    row: stored.groupPosition ?? 0,
    applicantEmail: dispatch.applicantEmail,
    jobId: dispatch.jobId,
    jobTitle: dispatch.subject,
    outcome: stored.isHeld ? 'held' : outcome,
    at: dispatch.endedAt ?? dispatch.sentAt,
    nextAt: dispatch.nextAt,
    attempts: dispatch.attempts,
    failure: dispatch.failure,
    uncertainty: dispatch.uncertainty,
    result: dispatch.result,
    reference: stored.reference,
  }
}
