import 'server-only'
import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { type Store, store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { step } from './assign-positions'
import { holdLease, type Lease } from './indexes'

/** Rows per transaction: other queries of the embedded store wait for each of these writes. */
const batchSize = 200
/** How many neighbors on either side are examined first; doubled each time there is no room among them. */
const firstReach = 32

/** There is no room for this many records after this position: numbers have run out between it and the next one. */
export class NoGapError extends Error {
  constructor(
    readonly position: number,
    readonly count: number,
  ) {
    super('There is no room between two positions')
  }
}

type Room = { lease: Lease; signal: AbortSignal }

/** Saves; on a `NoGapError`, makes room there and saves again. Throws the signal's reason. */
export async function retryWithGap<Saved>(room: Room, save: () => Promise<Saved>): Promise<Saved> {
  for (;;)
    try {
      return await save()
    } catch (error) {
      if (!(error instanceof NoGapError)) throw error
      await makeRoom(error, room)
    }
}

/**
 * Spreads the rows around a crowded position evenly, in their order, over a stretch that has room. Rows with lower
 * targets move first, the lowest first; then those with higher ones, the highest first. No row ever passes another, so
 * every reader sees the right order, and this may stop after any transaction. A row erased meanwhile shifts the targets
 * of the rows after it, which also stay in order. Throws `LeaseLostError`, or the signal's reason.
 */
export async function makeRoom(crowded: NoGapError, { lease, signal }: Room): Promise<void> {
  const stretch = await findStretch(lease.id, crowded)
  for (const isDown of [true, false]) {
    const first: Start = { behind: null, number: isDown ? 0 : stretch.count - 1 }
    for (let from: Start | null = first; from; ) {
      signal.throwIfAborted()
      const batch: Batch = { lease, stretch, isDown, from }
      from = await store().transaction((tx) => moveBatch(tx, batch))
    }
  }
}

/** The rows between two positions, both exclusive; null for an end of the list, where there is always room. */
type Stretch = { low: number | null; high: number | null; count: number }

/** Like an order-maintenance list: the longer a stretch, the more room it must have, so that few rows move often. */
async function findStretch(indexId: number, { position: crowded, count: coming }: NoGapError): Promise<Stretch> {
  for (let reach = firstReach; ; reach *= 2) {
    const { position } = indexedApplicants
    const isOf = eq(indexedApplicants.indexId, indexId)
    const at = (side: SQL, order: SQL) =>
      sql`(select ${position} from ${indexedApplicants} where ${isOf} and ${side} order by ${order} offset ${reach} limit 1)`
    const [ends] = await store()
      .select({
        low: sql<number | null>`${at(sql`${position} <= ${crowded}`, desc(position))}`,
        high: sql<number | null>`${at(sql`${position} > ${crowded}`, asc(position))}`,
      })
      .from(sql`(select 1) one`)
    const [low, high] = [ends?.low ?? null, ends?.high ?? null]
    const count = await store().$count(indexedApplicants, and(isOf, isBetween({ low, high })))
    const gap = low === null || high === null ? step : (high - low) / (count + 1)
    // Rows may share a position: the stretch must include all those at the crowded one.
    const isAround = low === null || low < crowded
    if (isAround && gap >= Math.min(step, Math.max(1, Math.sqrt(count) / 4, coming))) return { low, high, count }
  }
}

/** The target position of the row with this number, counted from 0. */
function target({ low, high, count }: Stretch, number: number): number {
  if (low !== null && high !== null) return low + ((high - low) / (count + 1)) * (number + 1)
  return high === null ? (low ?? 0) + step * (number + 1) : high - step * (count - number)
}

function isBetween({ low, high }: Pick<Stretch, 'low' | 'high'>): SQL | undefined {
  const { position } = indexedApplicants
  return and(low === null ? undefined : gt(position, low), high === null ? undefined : lt(position, high))
}

type KeyPosition = { key: string; position: number }
/** The row after which to continue, and the number of the next one. */
type Start = { behind: KeyPosition | null; number: number }
type Batch = { lease: Lease; stretch: Stretch; isDown: boolean; from: Start }

/** Moves the next rows whose target lies in this direction; returns where to continue, or null after the last row. */
async function moveBatch(tx: Store, { lease, stretch, isDown, from }: Batch): Promise<Start | null> {
  const rows = await lockRows(tx, lease.id, { stretch, isDown, from })
  await holdLease(tx, lease)
  const targets = rows.map((row, index) => ({ row, to: target(stretch, from.number + (isDown ? index : -index)) }))
  const moved = targets.filter(({ row, to }) => (isDown ? to < row.position : to > row.position))
  await move(
    tx,
    lease.id,
    moved.map(({ row, to }) => ({ key: row.key, position: to })),
  )
  const last = rows.at(-1)
  return last ? { behind: last, number: from.number + (isDown ? rows.length : -rows.length) } : null
}

/** The next rows in their order, locked in key order: two transactions may wait for each other but cannot deadlock. */
async function lockRows(tx: Store, indexId: number, { stretch, isDown, from }: Omit<Batch, 'lease'>) {
  const { key, position } = indexedApplicants
  const isOf = eq(indexedApplicants.indexId, indexId)
  const keyPosition = sql`(${position}, ${key})`
  const start = from.behind && sql`(${from.behind.position}::float8, ${from.behind.key}::text)`
  const isNext = start && (isDown ? gt(keyPosition, start) : lt(keyPosition, start))
  const order = isDown ? [asc(position), asc(key)] : [desc(position), desc(key)]
  const next = tx
    .select({ key })
    .from(indexedApplicants)
    .where(and(isOf, isBetween(stretch), isNext ?? undefined))
    .orderBy(...order)
    .limit(batchSize)
  const rows = await tx
    .select({ key, position })
    .from(indexedApplicants)
    .where(and(isOf, inArray(key, next)))
    .orderBy(key)
    .for('update')
  const rising = rows.toSorted((one, other) => one.position - other.position)
  return isDown ? rising : rising.reverse()
}

async function move(tx: Store, indexId: number, moves: readonly KeyPosition[]): Promise<void> {
  if (moves.length === 0) return
  const keys = sql`${sql.param(moves.map(({ key }) => key))}::text[]`
  const positions = sql`${sql.param(moves.map(({ position }) => position))}::float8[]`
  await tx
    .update(indexedApplicants)
    .set({ position: sql`moved.position` })
    .from(sql`unnest(${keys}, ${positions}) as moved (key, position)`)
    .where(and(eq(indexedApplicants.indexId, indexId), sql`${indexedApplicants.key} = moved.key`))
}
