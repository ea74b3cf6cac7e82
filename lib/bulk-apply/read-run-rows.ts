import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { shownColumns, toDispatch } from '../dispatch/row'
import type { Submitted } from '../easy-apply/contract'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { type RowOutcome, type RunRow, type RunRows, rowOutcomes } from './contract'

/** A stretch of the run's rows by their numbers: those of one verdict, or of all. `job`: those of one job. */
export async function readRunRows(
  runId: string,
  { verdict, offset, limit }: { verdict: RowOutcome | null; offset: number; limit: number },
): Promise<RunRows> {
  const where = sql`run_id = ${runId}${verdict === null ? sql`` : sql` and ${isOf(verdict)}`}`
  const [items, total] = await Promise.all([
    selectRows().where(where).orderBy(dispatches.runRow).offset(offset).limit(limit),
    store().$count(dispatches, where),
  ])
  return { items: items.map(runRowOf), total }
}

/** The next rows after that number, for whoever reads all of them. */
export async function readRowsAfter(
  runId: string,
  { after, limit, verdicts }: { after: number; limit: number; verdicts: readonly RowOutcome[] | null },
): Promise<RunRow[]> {
  const ofThese = verdicts === null ? sql`` : sql` and (${sql.join(verdicts.map(isOf), sql` or `)})`
  const rows = await selectRows()
    .where(sql`run_id = ${runId} and run_row > ${after}${ofThese}`)
    .orderBy(dispatches.runRow)
    .limit(limit)
  return rows.map(runRowOf)
}

const isHeld = sql`exists (select 1 from run_jobs job
  where job.run_id = dispatches.run_id and job.job_id = dispatches.job_id and job.state = 'held')`

function isOf(verdict: RowOutcome): SQL {
  if (verdict === 'held') return sql`(run_verdict = 'waiting' and ${isHeld})`
  if (verdict === 'waiting') return sql`(run_verdict = 'waiting' and not ${isHeld})`
  return sql`run_verdict = ${verdict}`
}

function selectRows() {
  return store()
    .select({
      ...shownColumns,
      runRow: dispatches.runRow,
      runVerdict: dispatches.runVerdict,
      reference: dispatches.reference,
      isHeld: sql<boolean>`run_verdict = 'waiting' and ${isHeld}`,
    })
    .from(dispatches)
    .$dynamic()
}

type Selected = Awaited<ReturnType<typeof selectRows>>[number]

function runRowOf(stored: Selected): RunRow {
  const dispatch = toDispatch<Submitted>(stored)
  const verdict = rowOutcomes.find((verdict) => verdict === stored.runVerdict) ?? 'waiting'
  return {
    id: dispatch.id,
    row: stored.runRow ?? 0,
    applicantEmail: dispatch.applicantEmail,
    jobId: dispatch.jobId,
    jobTitle: dispatch.subject,
    verdict: stored.isHeld ? 'held' : verdict,
    at: dispatch.settledAt ?? dispatch.sentAt,
    nextAt: dispatch.nextAt,
    attempts: dispatch.attempts,
    failure: dispatch.failure,
    finding: dispatch.finding,
    done: dispatch.done,
    reference: stored.reference,
  }
}
