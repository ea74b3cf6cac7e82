import 'server-only'
import { and, asc, count, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { log } from '../runtime/log'
import { type Store, store } from '../store/connection'
import { applicantIndexes, indexedApplicants, walkSightings } from '../store/index-tables'
import { changeIndex, holdLease, type Lease } from './indexes'
import { noteRowsChanged } from './keep-counts'
import { vacuumRows } from './vacuum-rows'
import { addNewcomers, type ListGap, type Newcomers } from './walk-state'

/** Rows per transaction: other queries of the embedded store never wait for more than one of these batches. */
const batchSize = 1_000
/** With more gaps than this, a walk proves nothing about missing records. */
const maxGaps = 200

type Ending = { gaps: readonly ListGap[]; newcomers: Newcomers; signal: AbortSignal }
type Range = { from: number | null; to: number | null }

/**
 * Deletes the rows that two complete walks in a row did not find, and ends this walk. If the server is killed halfway,
 * the next one repeats this with the same result. Throws `LeaseLostError`.
 */
export async function endWalk(lease: Lease, { gaps, newcomers, signal }: Ending): Promise<void> {
  const provesAbsence = gaps.length <= maxGaps && gaps.every(({ isExact }) => isExact)
  const { walk } = await holdLease(store(), lease)
  const ranges = provesAbsence ? await rangesOf(lease.id, gaps) : [{ from: null, to: null }]
  for (let from: string | null = ''; from !== null; ) {
    if (signal.aborted) return
    from = await store().transaction((tx) => sweepBatch(tx, lease, { walk, from: from ?? '', ranges }))
  }
  await store().transaction(async (tx) => {
    const index = await holdLease(tx, lease)
    const [counted] = await tx
      .select({ total: count() })
      .from(indexedApplicants)
      .where(eq(indexedApplicants.indexId, lease.id))
    await changeIndex(tx, lease, {
      state: sql`case when ${applicantIndexes.state} = 'building' then 'ready' else ${applicantIndexes.state} end`,
      total: counted?.total ?? 0,
      walkedFrom: index.walkStartedAt,
      walkedAt: sql`now()`,
      refreshedAt: sql`now()`,
      walkStartedAt: null,
      walkOffset: 0,
      walkSkipped: [],
      newcomers: addNewcomers(newcomersOf(index), newcomers),
    })
  })
  noteRowsChanged()
  await clearSightings(lease)
  await vacuumRows().catch((error: unknown) =>
    // A large table may take longer than the statement timeout; PostgreSQL's autovacuum does it later.
    log.warn({ err: error }, 'the applicant index could not be vacuumed after a walk'),
  )
}

/** Only walks write the column. */
export function newcomersOf({ newcomers }: { newcomers: unknown }): Newcomers {
  return { head: 0, tail: 0, middle: 0, ...(newcomers as Partial<Newcomers>) }
}

/** Deletes the sightings that earlier walks left behind. Throws `LeaseLostError`: another walk may have begun. */
export function clearSightings(lease: Lease): Promise<void> {
  return deleteSightings(lease.id, (tx) => holdLease(tx, lease))
}

/** Deletes in batches; `check` runs in each batch's transaction and may throw. */
export async function deleteSightings(indexId: number, check?: (tx: Store) => Promise<unknown>): Promise<void> {
  for (;;) {
    const [last] = await store()
      .select({ ordinal: walkSightings.ordinal })
      .from(walkSightings)
      .where(eq(walkSightings.indexId, indexId))
      .orderBy(asc(walkSightings.ordinal))
      .offset(batchSize)
      .limit(1)
    const isOf = eq(walkSightings.indexId, indexId)
    await store().transaction(async (tx) => {
      await check?.(tx)
      await tx.delete(walkSightings).where(last ? and(isOf, lte(walkSightings.ordinal, last.ordinal)) : isOf)
    })
    if (!last) return
  }
}

/** The ranges of positions in which the partner failed to return a record; null bounds are open. */
async function rangesOf(indexId: number, gaps: readonly ListGap[]): Promise<Range[]> {
  const keys = gaps.flatMap(({ afterKey, beforeKey }) => [afterKey, beforeKey]).filter((key) => key !== null)
  if (keys.length === 0) return gaps.map(() => ({ from: null, to: null }))
  const rows = await store()
    .select({ key: indexedApplicants.key, position: indexedApplicants.position })
    .from(indexedApplicants)
    .where(and(eq(indexedApplicants.indexId, indexId), inArray(indexedApplicants.key, keys)))
  const positions = new Map(rows.map(({ key, position }) => [key, position]))
  const positionOf = (key: string | null) => (key === null ? null : (positions.get(key) ?? null))
  return gaps.map(({ afterKey, beforeKey }) => ({ from: positionOf(afterKey), to: positionOf(beforeKey) }))
}

type Batch = { walk: number; from: string; ranges: readonly Range[] }

/**
 * Marks or deletes the rows of the next batch that the walk did not find. Batches are ordered by key: returns the last
 * key of this batch, or null after the last one.
 */
async function sweepBatch(tx: Store, lease: Lease, { walk, from, ranges }: Batch): Promise<string | null> {
  const isOf = eq(indexedApplicants.indexId, lease.id)
  const [last] = await tx
    .select({ key: indexedApplicants.key })
    .from(indexedApplicants)
    .where(and(isOf, gt(indexedApplicants.key, from)))
    .orderBy(asc(indexedApplicants.key))
    .offset(batchSize - 1)
    .limit(1)
  const isInBatch = and(
    isOf,
    gt(indexedApplicants.key, from),
    last ? lte(indexedApplicants.key, last.key) : undefined,
    sql`not exists (select 1 from ${walkSightings} where ${walkSightings.indexId} = ${lease.id}
      and ${walkSightings.key} = ${indexedApplicants.key})`,
  )
  const isInGap = sql.join([sql`false`, ...ranges.map(isBetween)], sql` or `)
  await tx
    .update(indexedApplicants)
    .set({ staleSince: sql`coalesce(${indexedApplicants.staleSince}, now())` })
    .where(and(isInBatch, sql`(${isInGap})`))
  const gone = await tx
    .delete(indexedApplicants)
    .where(and(isInBatch, sql`not (${isInGap})`, sql`${indexedApplicants.missingSince} < ${walk}`))
    .returning({ key: indexedApplicants.key })
  await tx
    .update(indexedApplicants)
    .set({ missingSince: walk })
    .where(and(isInBatch, sql`not (${isInGap})`, sql`${indexedApplicants.missingSince} is null`))
  // Rows are locked before the index, as everywhere, so that erasing a person at the same time cannot deadlock.
  await changeIndex(tx, lease, { total: sql`${applicantIndexes.total} - ${gone.length}` })
  return last?.key ?? null
}

function isBetween({ from, to }: Range) {
  const { position } = indexedApplicants
  const isBehind = from === null ? sql`true` : sql`${position} > ${from}`
  const isBefore = to === null ? sql`true` : sql`${position} < ${to}`
  return sql`(${isBehind} and ${isBefore})`
}
