import 'server-only'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Outcome } from '../dispatch/kind'
import type { DispatchRow } from '../dispatch/row'
import { knownTeamOf } from '../jobs/known-jobs'
import { storedTeamOf } from '../jobs/learn-jobs'
import { type Store, store } from '../store/connection'
import { dispatches, repeatApplications } from '../store/schema'
import type { RepeatSetting, Submitted } from './contract'

/** A team's setting may change at the partner without notice: what a 409 shows is trusted for this long. */
const longestSeen = sql`interval '30 days'`

/** Replaces the team as the key if a job's team is not known. */
const keyOfJob = (jobId: string) => `job:${jobId}`

/**
 * Whether the partner is known to reject a person's second application for this job (spec 4.2): by its team, as far as
 * that is known, or by the result of an application to the job itself.
 */
export async function areRepeatApplicationsOff(teamId: string | null, jobId: string | null = null): Promise<boolean> {
  const keys = [teamId, jobId === null ? null : keyOfJob(jobId)].filter((key) => key !== null)
  if (keys.length === 0) return false
  const [known] = await store()
    .select({
      areOff: repeatApplications.areOff,
      isFresh: sql<boolean>`said_by is not null or at > now() - ${longestSeen}`,
    })
    .from(repeatApplications)
    .where(inArray(repeatApplications.teamId, keys))
    .orderBy(sql`said_by is null, at desc`)
    .limit(1)
  return known?.areOff === true && known.isFresh
}

/**
 * Learns from an outcome: a 409 shows that repeats are off, a second submitted application that they are on. A queued
 * one shows nothing, since the partner may compare it with the first one later; nor does a success after an attempt
 * that may never have arrived.
 */
export async function learnRepeatApplications(tx: Store, row: DispatchRow, outcome: Outcome): Promise<void> {
  if (!('result' in outcome)) return
  const { jobId } = row
  const teamId = row.teamId ?? (jobId === null ? null : (knownTeamOf(jobId) ?? (await storedTeamOf(jobId, tx))))
  const key = teamId ?? (jobId === null ? null : keyOfJob(jobId))
  if (key === null) return
  // Created by the kind's own `readResult`.
  const { outcome: submitted, isProvedByRepeat } = outcome.result as Submitted
  const isRefusedRepeat = submitted === 'already-applied' || isProvedByRepeat
  if (!isRefusedRepeat && !(submitted === 'submitted' && (await hasEarlierSubmission(tx, row)))) return
  const known = { areOff: isRefusedRepeat, saidBy: null, at: sql`now()` }
  await tx
    .insert(repeatApplications)
    .values({ teamId: key, ...known })
    .onConflictDoUpdate({ target: repeatApplications.teamId, set: known })
}

async function hasEarlierSubmission(tx: Store, { id, applicantEmail, jobId }: DispatchRow): Promise<boolean> {
  if (applicantEmail === null || jobId === null) return false
  const [other] = await tx
    .select({ id: dispatches.id })
    .from(dispatches)
    .where(
      and(
        eq(dispatches.applicantEmail, applicantEmail),
        eq(dispatches.jobId, jobId),
        ne(dispatches.id, id),
        // What a person recorded as arrived may have come from elsewhere.
        sql`state = 'succeeded' and result ->> 'outcome' = 'submitted' and result -> 'isRecordedAsArrived' is null`,
      ),
    )
    .limit(1)
  return other !== undefined
}

/** Whether repeat applications are off, by team, as far as that is known and still trusted. */
export async function listRepeatApplications(): Promise<Map<string, RepeatSetting>> {
  const rows = await store()
    .select({
      key: repeatApplications.teamId,
      areOff: repeatApplications.areOff,
      at: repeatApplications.at,
      isFresh: sql<boolean>`said_by is not null or at > now() - ${longestSeen}`,
    })
    .from(repeatApplications)
    .where(sql`team_id not like ${keyOfJob('%')}`)
  return new Map(
    rows.filter(({ isFresh }) => isFresh).map(({ key, areOff, at }) => [key, { areOff, at: at.toISOString() }]),
  )
}
