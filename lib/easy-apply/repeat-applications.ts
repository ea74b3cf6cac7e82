import 'server-only'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Outcome } from '../dispatch/kind'
import type { DispatchRow } from '../dispatch/row'
import { knownTeamOf } from '../jobs/known-jobs'
import { type Store, store } from '../store/connection'
import { dispatches, repeatApplications } from '../store/schema'
import type { Submitted } from './contract'

/** A team's setting may change at the partner without notice: what a 409 shows is trusted for this long. */
const longestSeenMs = 30 * 24 * 60 * 60 * 1_000

/** Whether the partner is known to take no second application of a person for jobs of this team (spec 4.2). */
export async function areRepeatApplicationsOff(teamId: string | null): Promise<boolean> {
  if (teamId === null) return false
  const [known] = await store().select().from(repeatApplications).where(eq(repeatApplications.teamId, teamId))
  return known?.areOff === true && (known.saidBy !== null || Date.now() - known.at.getTime() < longestSeenMs)
}

/**
 * Learns from an outcome: a 409 shows that repeats are off, a second submitted application that they are on. A queued
 * one shows nothing, since the partner may compare it with the first one later.
 */
export async function learnRepeatApplications(inside: Store, row: DispatchRow, outcome: Outcome): Promise<void> {
  const teamId = row.teamId ?? (row.jobId === null ? null : knownTeamOf(row.jobId))
  if (!('result' in outcome) || teamId === null) return
  // Made by the kind's own `readResult`.
  const { outcome: submitted, isProvedByRepeat } = outcome.result as Submitted
  // A repeat that was taken: the first one never came, or repeats are taken by now.
  if (row.mayHaveSucceeded && !isProvedByRepeat && submitted !== 'already-applied')
    return void (await inside
      .delete(repeatApplications)
      .where(and(eq(repeatApplications.teamId, teamId), isNull(repeatApplications.saidBy))))
  const isRefusedRepeat = submitted === 'already-applied' || isProvedByRepeat
  if (!isRefusedRepeat && !(submitted === 'submitted' && (await wasTakenBefore(inside, row)))) return
  const known = { areOff: isRefusedRepeat, saidBy: null, at: new Date() }
  await inside
    .insert(repeatApplications)
    .values({ teamId, ...known })
    .onConflictDoUpdate({ target: repeatApplications.teamId, set: known })
}

async function wasTakenBefore(inside: Store, { id, applicantEmail, jobId }: DispatchRow): Promise<boolean> {
  if (applicantEmail === null || jobId === null) return false
  const [other] = await inside
    .select({ id: dispatches.id })
    .from(dispatches)
    .where(
      and(
        eq(dispatches.applicantEmail, applicantEmail),
        eq(dispatches.jobId, jobId),
        ne(dispatches.id, id),
        sql`state = 'succeeded' and result ->> 'outcome' = 'submitted'`,
      ),
    )
    .limit(1)
  return other !== undefined
}
