import 'server-only'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Uncertainty } from '../dispatch/contract'
import { withStep } from '../dispatch/timeline'
import { move } from '../dispatch/transitions'
import { findEarlierPairs } from '../easy-apply/find-earlier'
import type { Store } from '../store/connection'
import { runRows } from '../store/run-tables'
import { dispatches } from '../store/schema'

/**
 * Queues refused rows again, except those whose person this desk has applied for in the meantime: these are never sent.
 */
export async function requeueRefusedRows(tx: Store, these: SQL, by: string): Promise<void> {
  const rows = await tx
    .select({
      id: dispatches.id,
      applicantEmail: sql<string>`coalesce(dispatches.applicant_email, '')`,
      jobId: sql<string>`coalesce(dispatches.job_id, '')`,
      createdAt: dispatches.createdAt,
      isAgain: runRows.isAgain,
    })
    .from(dispatches)
    .innerJoin(runRows, and(eq(runRows.runId, dispatches.groupId), eq(runRows.row, dispatches.groupPosition)))
    .where(sql`${these} and dispatches.state = 'refused'`)
  const earlier = await findEarlierPairs(tx, rows)
  const again: string[] = []
  for (const [index, { id, createdAt, isAgain }] of rows.entries()) {
    const known = earlier.get(index)
    // The user has already decided about earlier applications that were shown with the upload.
    if (!known || (isAgain && Date.parse(known.at) <= createdAt.getTime())) again.push(id)
    else await leaveOut(tx, id, { what: 'applied-before', at: known.at, who: known.who })
  }
  if (again.length === 0) return
  const { from, state } = move({ refused: 'scheduled' })
  await tx
    .update(dispatches)
    .set({
      state,
      endedAt: null,
      failure: null,
      cancelRequestedBy: null,
      // Since the store was restored, any row of the run may have been sent once more.
      mayHaveSucceeded: sql`(select may_have_been_sent from runs where runs.id = dispatches.group_id)`,
      timeline: withStep({ what: 'sent-again', by }),
    })
    .where(and(inArray(dispatches.id, again), from))
}

async function leaveOut(tx: Store, id: string, uncertainty: Uncertainty): Promise<void> {
  const { from, state } = move({ refused: 'cancelled' })
  await tx
    .update(dispatches)
    .set({ state, uncertainty, endedAt: sql`now()` })
    .where(and(eq(dispatches.id, id), from))
}
