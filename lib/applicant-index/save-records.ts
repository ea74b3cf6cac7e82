import 'server-only'
import { and, eq, gt, min, sql } from 'drizzle-orm'
import type { Store } from '../store/connection'
import { indexedApplicants, walkSightings } from '../store/index-tables'
import { isAmong } from '../store/is-among'
import { storeNowMs } from '../store/store-clock'
import { assignPositions, lastKept } from './assign-positions'
import { latestCredible } from './index-clock'
import type { IndexRow } from './index-row'
import { NoGapError } from './make-room'
import { rowsFromJson } from './rows-from-json'

/** The records' position in the partner's list, and when they were requested. */
type Stretch = {
  /** The record immediately before them; null at the head of the list. */
  afterKey: string | null
  readAt: Date
  /** Unknown records among them have appeared since the first walk. */
  areNewcomers: boolean
  /** The walk that found them, and the first one's ordinal; null for reads outside a walk. */
  walk: { firstOrdinal: number } | null
}

/** Which of the records the index already had, in order, and how many were written. */
type SavedStretch = { isKnown: boolean[]; written: number }

type Known = { position: number; hash: string; readAt: Date; isMarked: boolean }

/**
 * Writes consecutive records of the partner's list, in the caller's transaction. Only the holder of the index's lease
 * may call it, inside `retryWithGap`. Rows read later than these are left as they are.
 */
export async function saveRecords(
  tx: Store,
  indexId: number,
  given: readonly IndexRow[],
  { afterKey, readAt, areNewcomers, walk }: Stretch,
): Promise<SavedStretch> {
  const rows = [...new Map(given.map((row) => [row.key, row])).values()]
  const { known, positions } = await placeRows(tx, indexId, rows, afterKey)
  const latest = latestCredible()
  const changes = rows.flatMap((row, index) => {
    const before = known.get(row.key)
    const position = positions[index] ?? 0
    const isSame = before?.hash === row.hash && before.position === position && !before.isMarked
    if (isSame || (before && before.readAt > readAt && before.readAt <= latest)) return []
    // Not `readAt`: a user who looked at the list between request and answer has not seen it.
    const firstSeenAt = new Date(storeNowMs())
    return [{ ...row, indexId, position, readAt, firstSeenAt, changedAt: readAt, isNewcomer: areNewcomers }]
  })
  await write(tx, changes)
  if (walk) await noteSightings(tx, indexId, rows, walk.firstOrdinal)
  return {
    isKnown: rows.map(({ key }) => known.has(key)),
    written: changes.length,
  }
}

type Placed = { known: Map<string, Known>; positions: number[] }

/** The records' positions. Throws `NoGapError` when there is no room between two neighbors. */
async function placeRows(
  tx: Store,
  indexId: number,
  rows: readonly IndexRow[],
  afterKey: string | null,
): Promise<Placed> {
  const keys = rows.map(({ key }) => key)
  const known = await lockKnown(tx, indexId, afterKey === null ? keys : [...keys, afterKey])
  const own = keys.map((key) => known.get(key)?.position ?? null)
  const after = afterKey === null ? null : (known.get(afterKey)?.position ?? null)
  const before = await nextTaken(tx, indexId, lastKept(own, after))
  const { positions, crowdedAt } = assignPositions(own, { after, before })
  if (crowdedAt !== null) throw new NoGapError(crowdedAt, rows.length)
  return { known, positions }
}

async function lockKnown(tx: Store, indexId: number, keys: readonly string[]): Promise<Map<string, Known>> {
  if (keys.length === 0) return new Map()
  const { key, position, hash, readAt, missingSince, staleSince } = indexedApplicants
  const found = await tx
    .select({ key, position, hash, readAt, missingSince, staleSince })
    .from(indexedApplicants)
    .where(and(eq(indexedApplicants.indexId, indexId), isAmong(key, keys)))
    .orderBy(key)
    .for('update')
  return new Map(
    found.map(({ key, missingSince, staleSince, ...row }) => [
      key,
      { ...row, isMarked: missingSince !== null || staleSince !== null },
    ]),
  )
}

async function nextTaken(tx: Store, indexId: number, after: number | null): Promise<number | null> {
  const { position } = indexedApplicants
  const isIn = eq(indexedApplicants.indexId, indexId)
  const [row] = await tx
    .select({ next: min(position) })
    .from(indexedApplicants)
    .where(after === null ? isIn : and(isIn, gt(position, after)))
  return row?.next ?? null
}

/** Writes in key order, so that two transactions cannot deadlock. */
async function write(tx: Store, changes: (typeof indexedApplicants.$inferInsert)[]): Promise<void> {
  if (changes.length === 0) return
  const set = Object.fromEntries(written.map((name) => [name, sql.raw(`excluded.${columnOf(name)}`)]))
  await tx
    .insert(indexedApplicants)
    .select(rowsFromJson(changes.toSorted((one, other) => (one.key < other.key ? -1 : 1))))
    .onConflictDoUpdate({
      target: [indexedApplicants.indexId, indexedApplicants.key],
      set: {
        ...set,
        missingSince: null,
        staleSince: null,
        changedAt: sql`case when ${indexedApplicants.hash} = excluded.hash then ${indexedApplicants.changedAt} else excluded.changed_at end`,
      },
    })
}

/** The columns that a later read replaces; the time a record was first seen stays. */
const written = [
  'position',
  'record',
  'hash',
  'search',
  'name',
  'nameKey',
  'email',
  'jobId',
  'status',
  'teamId',
  'appliedAt',
  'facets',
  'readAt',
] as const satisfies (keyof typeof indexedApplicants.$inferInsert)[]

function columnOf(name: (typeof written)[number]): string {
  return indexedApplicants[name].name
}

async function noteSightings(tx: Store, indexId: number, rows: readonly IndexRow[], firstOrdinal: number) {
  if (rows.length === 0) return
  const keys = rows.map(({ key }) => key)
  const before = firstOrdinal - 1
  await tx.execute(sql`
    insert into ${walkSightings} (index_id, key, place)
    select ${indexId}::integer, key, ${before}::integer + number
    from unnest(${sql.param(keys)}::text[]) with ordinality as found (key, number)
    on conflict do nothing`)
}
