import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Outcome } from '../../dispatch/kind'
import type { DispatchRow } from '../../dispatch/row'
import type { FailureKind, PartnerFailure } from '../../partner/failure/failure'
import { log } from '../../runtime/log'
import type { Store } from '../../store/connection'
import { runs } from '../../store/run-tables'
import type { RunStop } from '../contract'
import { countRefusal, resetRefusals } from './equal-refusals'
import { holdJob } from './run-jobs'

/** After this many uncertain rows in a row the partner is failing: a user would have to decide each further one. */
const maxUncertainInRow = 10

/** What the partner refuses because of the key, it refuses for every row (spec 7, the four kinds of 403). */
export const refusalsOfKey: FailureKind[] = [
  'key-rejected',
  'not-permitted',
  'login-failed',
  'login-rejected',
  'forbidden',
  'unknown-path',
  'wrong-method',
]
/** What it refuses because of the job, it refuses for all rows of that job. */
export const refusalsOfJob: FailureKind[] = ['job-unavailable', 'out-of-scope']

/** Applies what the end of a row means for its run, in the transaction that saves the outcome. */
export async function onRowDone(tx: Store, row: DispatchRow, outcome: Outcome): Promise<void> {
  const { groupId: runId, jobId } = row
  if (runId === null) return
  // For a row that may have been sent before, a refusal says nothing about the row, but does about key and job.
  if ('failure' in outcome && outcome.state === 'uncertain' && !isOfKeyOrJob(outcome.failure))
    return countUncertain(tx, runId, outcome.failure)
  await tx.update(runs).set({ uncertainInRow: 0 }).where(sql`id = ${runId} and uncertain_in_row > 0`)
  if ('result' in outcome) return resetRefusals(runId)
  const { failure } = outcome
  if (refusalsOfKey.includes(failure.kind)) return stop(tx, runId, { why: 'key', failure })
  if (refusalsOfJob.includes(failure.kind) && jobId !== null) await holdJob(tx, runId, jobId, failure)
  const [run] = await tx.select({ stopsAtRefusal: runs.stopsAtRefusal }).from(runs).where(eq(runs.id, runId))
  if (run?.stopsAtRefusal) return stop(tx, runId, { why: 'refusal', failure })
  if (countRefusal(runId, row.reference ?? row.id, failure)) await stop(tx, runId, { why: 'fields', failure })
}

const isOfKeyOrJob = ({ kind }: PartnerFailure) => refusalsOfKey.includes(kind) || refusalsOfJob.includes(kind)

async function countUncertain(tx: Store, runId: string, failure: PartnerFailure): Promise<void> {
  const [run] = await tx
    .update(runs)
    .set({ uncertainInRow: sql`uncertain_in_row + 1` })
    .where(eq(runs.id, runId))
    .returning({ inRow: runs.uncertainInRow })
  if (run && run.inRow >= maxUncertainInRow) await stop(tx, runId, { why: 'uncertain', failure })
}

async function stop(tx: Store, runId: string, why: RunStop): Promise<void> {
  const stopped = await tx
    .update(runs)
    .set({ state: 'stopped', stop: why, dismissedAt: null })
    .where(sql`id = ${runId} and state = 'running'`)
    .returning({ id: runs.id })
  if (stopped.length > 0) log.warn({ run: runId, why: why.why, failure: why.failure?.kind }, 'a run was stopped')
}
