import 'server-only'
import { and, eq, getTableColumns, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Lane } from '../partner/pacing/lanes'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { sanitizeJson } from '../text/sanitize'
import { type DispatchRow, toDispatchRow } from './row'
import { noteStoreClock } from './store-clock'
import { withStep } from './timeline'

/** Who works on a dispatch: one process. It renews its leases, and what it no longer renews is taken from it. */
export type WorkerId = string

export const leaseMs = 20_000

/** So many milliseconds from now, by the database's clock, which all servers share. */
export const inMs = (ms: number): SQL => sql`clock_timestamp() + ${`${Math.round(ms)} ms`}::interval`

/** Nothing of the same queue is on its way. */
const isItsTurn = sql`(queue is null or not exists (
  select 1 from dispatches other where other.queue = dispatches.queue and other.state = 'sending'))`

/** A newer one of the same queue was recorded: this one must not be sent after it. */
const isOutdated = sql`(queue is not null and exists (
  select 1 from dispatches newer where newer.queue = dispatches.queue
    and (newer.created_at, newer.id) > (dispatches.created_at, dispatches.id)))`

/** What is due and in nobody's hands, as the index over what is due has it; the rows of runs come by their own way. */
const mayBeDue = sql`state in ('held', 'waiting', 'unclear') and not_before is not null and run_id is null`

/** A run's row may leave while its run goes on and its job is open, or it is the one that finds that out. What may have worked is seen to its end. */
export const isAllowedByRun = sql`exists (select 1 from runs join run_jobs on run_jobs.run_id = runs.id
  where runs.id = dispatches.run_id and runs.state = 'running' and run_jobs.job_id = dispatches.job_id
    and (run_jobs.state in ('open', 'spent') or run_jobs.canary_id = dispatches.id or is_doubtful))`

/** Takes up to `count` of the lane's dispatches that are due, the longest due first, under a lease. Each goes to one worker only. */
export async function claimDue(worker: WorkerId, lane: Lane, count: number): Promise<DispatchRow[]> {
  if (count <= 0) return []
  const due = store()
    .select({ id: dispatches.id })
    .from(dispatches)
    .where(
      sql`lane = ${lane} and ${mayBeDue} and not_before <= now()
        and (lease_until is null or lease_until < now()) and ${isItsTurn}`,
    )
    .orderBy(dispatches.notBefore)
    .limit(count)
    .for('update', { skipLocked: true })
  const rows = await store()
    .update(dispatches)
    .set({ worker, leaseUntil: inMs(leaseMs), state: sql`case when state = 'held' then 'waiting' else state end` })
    .where(inArray(dispatches.id, due))
    .returning({
      ...getTableColumns(dispatches),
      claimedAtMs: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
    })
  const [first] = rows
  if (first) noteStoreClock(first.claimedAtMs)
  return rows.map(({ claimedAtMs: _, ...row }) => toDispatchRow(row)).sort(byTurn)
}

/** The update tells its rows in any order. */
function byTurn(one: DispatchRow, other: DispatchRow): number {
  const dueMs = ({ notBefore }: DispatchRow) => notBefore?.getTime() ?? 0
  return dueMs(one) - dueMs(other) || one.createdAt.getTime() - other.createdAt.getTime()
}

/**
 * Commits that the request is about to leave: from here on it may have worked. False when it was stopped or taken away meanwhile,
 * or another one of its queue is on its way; then nothing may be sent.
 */
export async function markSending(
  { id }: DispatchRow,
  worker: WorkerId,
  { reference, before }: { reference: string; before: unknown },
): Promise<boolean> {
  try {
    const rows = await store()
      .update(dispatches)
      .set({
        state: 'sending',
        attempts: sql`attempts + 1`,
        sentAt: sql`clock_timestamp()`,
        leaseUntil: inMs(leaseMs),
        ceilingAt: null,
        reference,
        before: before === undefined ? sql`before` : sanitizeJson(before),
        timeline: withStep({ what: 'sent', reference }),
      })
      .where(
        and(
          eq(dispatches.id, id),
          eq(dispatches.worker, worker),
          eq(dispatches.state, 'waiting'),
          isItsTurn,
          not(isOutdated),
          sql`(run_id is null or ${isAllowedByRun})`,
        ),
      )
      .returning({ id: dispatches.id })
    return rows.length === 1
  } catch (error) {
    // The unique index over the queue: another server was quicker by a moment.
    if (isTaken(error)) return false
    throw error
  }
}

/** A run's row that was not sent goes back among those that wait for the run. */
const isHeldAgain = sql`(run_id is not null and state = 'waiting' and not is_doubtful)`

/** Gives back what was claimed and not sent; other servers hear that they may take it. */
export async function release({ id }: Pick<DispatchRow, 'id'>, worker: WorkerId): Promise<void> {
  await store()
    .update(dispatches)
    .set({
      worker: null,
      leaseUntil: null,
      state: sql`case when ${isHeldAgain} then 'held' else state end`,
      notBefore: sql`case when ${isHeldAgain} then null else not_before end`,
    })
    .where(and(eq(dispatches.id, id), eq(dispatches.worker, worker), sql`state in ('waiting', 'unclear')`))
    .returning({ told: sql`pg_notify('dispatches', 'due ' || person_id)` })
}

/**
 * Ends one that waited for its next try while a newer one of its queue was recorded: the newest wins. Of one that may have worked it
 * stays unclear whether it did. False where it may be sent.
 */
export async function cancelIfSuperseded({ id, queue }: DispatchRow, worker: WorkerId): Promise<boolean> {
  if (queue === null) return false
  const rows = await store()
    .update(dispatches)
    .set({ ...superseded, worker: null, leaseUntil: null, timeline: withStep({ what: 'replaced' }) })
    .where(and(eq(dispatches.id, id), eq(dispatches.worker, worker), eq(dispatches.state, 'waiting'), isOutdated))
    .returning({ id: dispatches.id })
  return rows.length > 0
}

/** How one stands whose place a newer one has taken. */
export const superseded = {
  state: sql`case when is_doubtful then 'unclear' else 'cancelled' end`,
  notBefore: null,
  settledAt: sql`now()`,
}

/** Says that the worker is alive and still at these. */
export async function renewLeases(worker: WorkerId, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await store()
    .update(dispatches)
    .set({ leaseUntil: inMs(leaseMs) })
    .where(and(eq(dispatches.worker, worker), inArray(dispatches.id, ids)))
}

/**
 * Milliseconds until something in one of the lanes is due, or a request's lease runs out; null where nothing waits. What a worker has
 * claimed and not sent is left out. Each part reads the head of an index, however much waits.
 */
export async function nextDueMs(lanes: readonly Lane[]): Promise<number | null> {
  const due = lanes.map(
    (lane) => sql`(select not_before from dispatches where lane = ${lane} and ${mayBeDue} and lease_until is null
      and ${isItsTurn} order by not_before limit 1)`,
  )
  const lost = sql`(select lease_until from dispatches where state = 'sending' order by lease_until limit 1)`
  const [row] = await store()
    .select({
      ms: sql<
        number | null
      >`(extract(epoch from least(${sql.join([...due, lost], sql`, `)}) - clock_timestamp()) * 1000)::float8`,
    })
    .from(sql`(select 1) as one`)
  return row?.ms ?? null
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === '23505') return true
  return isTaken(error.cause)
}
