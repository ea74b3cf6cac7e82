import 'server-only'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Lane } from '../partner/pacing/lanes'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { type DispatchRow, rowOf } from './row'
import { withStep } from './steps'

/** Who works on a dispatch: one process. It renews its leases, and what it no longer renews is taken from it. */
export type WorkerId = string

export const leaseMs = 20_000

/** So many milliseconds from now, by the database's clock, which all servers share. */
export const inMs = (ms: number): SQL => sql`clock_timestamp() + ${`${Math.round(ms)} ms`}::interval`

/** Nothing of the same queue is on its way. */
const isItsTurn = sql`(queue is null or not exists (
  select 1 from dispatches other where other.queue = dispatches.queue and other.state = 'sending'))`

/** Takes up to `count` of the lane's dispatches that are due, the longest due first, under a lease. Each goes to one worker only. */
export async function claimDue(worker: WorkerId, lane: Lane, count: number): Promise<DispatchRow[]> {
  if (count <= 0) return []
  const due = store()
    .select({ id: dispatches.id })
    .from(dispatches)
    .where(
      sql`lane = ${lane} and state in ('held', 'waiting', 'unclear') and not_before is not null and not_before <= now()
        and (lease_until is null or lease_until < now()) and ${isItsTurn}`,
    )
    .orderBy(dispatches.notBefore)
    .limit(count)
    .for('update', { skipLocked: true })
  const rows = await store()
    .update(dispatches)
    .set({ worker, leaseUntil: inMs(leaseMs), state: sql`case when state = 'held' then 'waiting' else state end` })
    .where(inArray(dispatches.id, due))
    .returning()
  return rows.map(rowOf)
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
        before: before === undefined ? sql`before` : before,
        timeline: withStep({ what: 'sent', reference }),
      })
      .where(and(eq(dispatches.id, id), eq(dispatches.worker, worker), eq(dispatches.state, 'waiting'), isItsTurn))
      .returning({ id: dispatches.id })
    return rows.length === 1
  } catch (error) {
    // The unique index over the queue: another server was quicker by a moment.
    if (isTaken(error)) return false
    throw error
  }
}

/** Gives back what was claimed and not sent. */
export async function release({ id }: Pick<DispatchRow, 'id'>, worker: WorkerId): Promise<void> {
  await store()
    .update(dispatches)
    .set({ worker: null, leaseUntil: null })
    .where(and(eq(dispatches.id, id), eq(dispatches.worker, worker), sql`state in ('waiting', 'unclear')`))
}

/** Says that the worker is alive and still at these. */
export async function renewLeases(worker: WorkerId, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await store()
    .update(dispatches)
    .set({ leaseUntil: inMs(leaseMs) })
    .where(and(eq(dispatches.worker, worker), inArray(dispatches.id, ids)))
}

/** Milliseconds until something in one of the lanes is due, or a lease runs out; null where nothing waits. */
export async function nextDueMs(lanes: readonly Lane[]): Promise<number | null> {
  const due = store()
    .select({ at: sql`min(greatest(not_before, coalesce(lease_until, not_before)))` })
    .from(dispatches)
    .where(
      sql`state in ('held', 'waiting', 'unclear') and not_before is not null
        and ${lanes.length === 0 ? sql`false` : sql`lane in ${lanes}`} and ${isItsTurn}`,
    )
  const lost = store().select({ at: sql`min(lease_until)` }).from(dispatches).where(eq(dispatches.state, 'sending'))
  const [row] = await store()
    .select({
      ms: sql<number | null>`(extract(epoch from least((${due}), (${lost})) - clock_timestamp()) * 1000)::float8`,
    })
    .from(sql`(select 1) as one`)
  return row?.ms ?? null
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === '23505') return true
  return isTaken(error.cause)
}
