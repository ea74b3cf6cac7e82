import 'server-only'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { DispatchRow } from '../dispatch/row'
import type { Failure } from '../partner/failure/failure'
import { type Store, store } from '../store/connection'
import { dispatches, repeatApplications } from '../store/schema'
import type { Submitted } from './contract'

/** Whether the partner is known to take no second application of a person for jobs of this team (spec 4.2). */
export async function areRepeatsOff(teamId: string | null): Promise<boolean> {
  if (teamId === null) return false
  const [known] = await store().select().from(repeatApplications).where(eq(repeatApplications.teamId, teamId))
  return known?.areOff === true
}

/** Learns from a verdict: a 409 tells that repeats are off, a second application that was taken tells that they are on. */
export async function learnRepeats(
  inside: Store,
  row: DispatchRow,
  verdict: { done: unknown } | { failure: Failure },
): Promise<void> {
  if (!('done' in verdict) || row.teamId === null) return
  // Made by the kind's own `readDone`.
  const { outcome, isProvedByRepeat } = verdict.done as Submitted
  const isRefusedRepeat = outcome === 'already-applied' || isProvedByRepeat
  if (!isRefusedRepeat && !(await wasTakenBefore(inside, row))) return
  const known = { areOff: isRefusedRepeat, saidBy: null, at: new Date() }
  await inside
    .insert(repeatApplications)
    .values({ teamId: row.teamId, ...known })
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
        sql`state = 'done' and done ->> 'outcome' in ('submitted', 'queued')`,
      ),
    )
    .limit(1)
  return other !== undefined
}
