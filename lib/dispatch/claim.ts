import 'server-only'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Lane } from '../partner/pacing/lanes'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { inMs, noteStoreClock, steadyNow } from '../store/store-clock'
import { ended } from './ended'
import type { WorkerId } from './kind'
import { isItsTurn, isStopped, stopStep } from './queue-conditions'
import { type DispatchRow, toDispatchRow } from './row'
import { cancelledOrAbandoned, move } from './transitions'

export const leaseMs = 20_000

/** Worded exactly as in the partial index on due dispatches; rows of groups are claimed through their groups. */
const mayBeDue = sql.raw("state in ('scheduled', 'queued', 'backing-off', 'reconciling') and group_id is null")

/** The state change a claim makes: anything to be sent becomes queued, anything to be reconciled stays as it is. */
export const claimed = move({
  scheduled: 'queued',
  queued: 'queued',
  'backing-off': 'queued',
  reconciling: 'reconciling',
})

/** Claims up to `count` due dispatches of the lane under a lease, longest due first. Each goes to one worker only. */
export async function claimDue(worker: WorkerId, lane: Lane, count: number): Promise<DispatchRow[]> {
  if (count <= 0) return []
  const due = store()
    .select({ id: dispatches.id })
    .from(dispatches)
    .where(
      sql`lane = ${lane} and ${mayBeDue} and not_before <= ${steadyNow()}
        and (lease_until is null or lease_until < now()) and ${isItsTurn}`,
    )
    .orderBy(dispatches.notBefore)
    .limit(count)
    .for('update', { skipLocked: true })
  const rows = await store()
    .update(dispatches)
    .set({ worker, leaseUntil: inMs(leaseMs), state: claimed.state })
    .where(and(inArray(dispatches.id, due), claimed.from))
    .returning({
      ...getTableColumns(dispatches),
      claimedAtMs: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
    })
  const [first] = rows
  if (first) noteStoreClock(first.claimedAtMs)
  return rows.map(({ claimedAtMs: _, ...row }) => toDispatchRow(row)).sort(byTurn)
}

/** `returning` yields rows in any order. */
function byTurn(one: DispatchRow, other: DispatchRow): number {
  const dueMs = ({ notBefore }: DispatchRow) => notBefore?.getTime() ?? 0
  return dueMs(one) - dueMs(other) || one.createdAt.getTime() - other.createdAt.getTime()
}

/** A row in a group waits for its group again, unless it may have succeeded. */
const waitsForGroup = sql`group_id is not null and not may_have_succeeded`

/** Releases a claimed dispatch that was not sent; other servers are notified that they may claim it. */
export async function release({ id }: Pick<DispatchRow, 'id'>, worker: WorkerId): Promise<void> {
  const { from, state } = move({
    queued: { when: waitsForGroup, to: 'scheduled', otherwise: 'queued' },
    reconciling: 'reconciling',
  })
  await store()
    .update(dispatches)
    .set({
      worker: null,
      leaseUntil: null,
      state,
      notBefore: sql`case when state = 'queued' and ${waitsForGroup} then null else not_before end`,
    })
    .where(and(eq(dispatches.id, id), eq(dispatches.worker, worker), from))
    .returning({ notified: sql`pg_notify('dispatches', 'due ' || person_id)` })
}

/** Ends a claimed retry that was superseded or cancelled meanwhile. False when it may be sent. */
export async function cancelIfStopped(
  { id, queue, cancelRequestedBy }: DispatchRow,
  worker: WorkerId,
): Promise<boolean> {
  if (queue === null && cancelRequestedBy === null) return false
  const { from, state } = move({ queued: cancelledOrAbandoned })
  const rows = await store()
    .update(dispatches)
    .set({ ...ended, state, timeline: sql`timeline || ${stopStep}` })
    .where(and(eq(dispatches.id, id), eq(dispatches.worker, worker), from, isStopped))
    .returning({ id: dispatches.id })
  return rows.length > 0
}

/** Renews the leases, which shows that the worker is alive and still processing these dispatches. */
export async function renewLeases(worker: WorkerId, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await store()
    .update(dispatches)
    .set({ leaseUntil: inMs(leaseMs) })
    .where(and(eq(dispatches.worker, worker), inArray(dispatches.id, ids)))
}

/**
 * Milliseconds until something in one of the lanes is due or a lease expires; null when nothing waits. Excludes
 * dispatches that are claimed but unsent. Each part reads only the head of an index, however many are waiting.
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
