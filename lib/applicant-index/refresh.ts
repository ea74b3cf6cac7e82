import 'server-only'
import { and, count, desc, eq, inArray, isNotNull, max, min, sql } from 'drizzle-orm'
import type { PartnerFailure } from '../partner/failure/failure'
import { createPageReader } from '../partner/paging/page-reader'
import { walkList } from '../partner/paging/walk-list'
import { type Store, store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { storeNowMs } from '../store/store-clock'
import { newcomersOf } from './end-walk'
import { isOlderThan } from './index-clock'
import { indexRowOf } from './index-row'
import { changeIndex, holdLease, type IndexRecord } from './indexes'
import { noteRowsChanged } from './keep-counts'
import { retryWithGap } from './make-room'
import { shownAt } from './refusals'
import { saveRecords } from './save-records'
import type { WalkOptions } from './walk'
import { addNewcomers, createReadClock, type Newcomers } from './walk-state'

/** After this many consecutive known records at the head, the rest is known too. */
const enoughKnown = 25
/** With more newcomers than this, a whole walk is due. */
const maxNewcomers = 2_000
/** It is also due if more records than this are gone from between the ones that were read. */
const maxGone = 25
/** If the last walk missed at least this many records and this share of all, the next walk follows soon. */
const maxMissing = { count: 25, share: 0.01 }
/** How many records at the end of the list are remembered when reading what follows them. */
const tailKeys = 200

type RefreshEnd =
  /** `isFull`: too much is new or gone, and a whole walk is due. */
  { state: 'done'; isFull: boolean } | { state: 'stopped' } | { state: 'failed'; failure: PartnerFailure }

/** Reads the ends of the list where newcomers appear: both until it is known which. Throws `LeaseLostError`. */
export async function refreshIndex(index: IndexRecord, options: WalkOptions): Promise<RefreshEnd> {
  const startedAt = new Date(storeNowMs())
  const { head, tail } = newcomersOf(index)
  const ends = [
    ...(head > 0 || tail === 0 ? [readHead] : []),
    ...(index.total > 0 && (tail > 0 || head === 0) ? [readTail] : []),
  ]
  // A partner that refused the list may now show less of it than before.
  let isFull = index.state === 'hidden' || (await areManyMissing(index))
  for (const read of ends) {
    const end = await read(index, options)
    if (end.state !== 'done') return end
    isFull ||= end.isFull
  }
  await changeIndex(store(), options.lease, { ...shownAt(startedAt), refreshedAt: sql`now()` })
  return { state: 'done', isFull }
}

/**
 * Whether the last walk found so much less than the index has that the next one should confirm it soon: the key may see
 * less than before. Never so soon that walks would follow each other without a pause.
 */
async function areManyMissing({ id, total, walkedFrom, walkedAt }: IndexRecord): Promise<boolean> {
  if (walkedFrom === null || walkedAt === null) return false
  const lastTookMs = walkedAt.getTime() - walkedFrom.getTime()
  if (!isOlderThan(walkedAt, 2 * lastTookMs)) return false
  const most = Math.max(maxMissing.count, maxMissing.share * total)
  const missing = await store().$count(
    indexedApplicants,
    and(eq(indexedApplicants.indexId, id), isNotNull(indexedApplicants.missingSince)),
  )
  return missing > most
}

async function readHead(_: IndexRecord, options: WalkOptions): Promise<RefreshEnd> {
  return readEnd('head', { ...options, afterKey: null, resume: undefined })
}

async function readTail({ total }: IndexRecord, options: WalkOptions): Promise<RefreshEnd> {
  const { key, position, indexId } = indexedApplicants
  const last = await store()
    .select({ key })
    .from(indexedApplicants)
    .where(eq(indexId, options.lease.id))
    .orderBy(desc(position), desc(key))
    .limit(tailKeys)
  const keys = last.map((row) => row.key).reverse()
  return readEnd('tail', { ...options, afterKey: keys.at(-1) ?? null, resume: { offset: total, keys } })
}

type End = WalkOptions & {
  afterKey: string | null
  resume: { offset: number; keys: readonly string[] } | undefined
}

async function readEnd(
  end: 'head' | 'tail',
  { lease, source, maker, signal, pause, resume, ...from }: End,
): Promise<RefreshEnd> {
  const clock = createReadClock(source.readPage)
  const reader = createPageReader({ readPage: clock.readPage, mapping: maker.mapping.key, resume, maxPasses: 1 })
  let { afterKey } = from
  let knownInRow = 0
  let added = 0
  let gone = 0
  for await (const event of walkList(reader, { signal, ...(pause && { pause }) })) {
    if (event.kind === 'failed') return { state: 'failed', failure: event.failure }
    if (event.kind === 'retry') continue
    const { records } = event.part
    const rows = records.map((record) => indexRowOf(record, maker))
    const stretch = { afterKey, readAt: clock.readAt(records), areNewcomers: true, walk: null }
    const write = async (tx: Store) => {
      const saved = await saveRecords(tx, lease.id, rows, stretch)
      const count = saved.isKnown.filter((known) => !known).length
      const counted: Newcomers = { head: 0, tail: 0, middle: 0, [end]: count }
      await changeIndex(tx, lease, {
        fields: maker.marks.paths(),
        ...(count > 0 ? { total: sql`total + ${count}` } : {}),
      })
      const gone = await countGone(tx, lease.id, rows)
      return { ...saved, count, counted, gone }
    }
    const saved = await retryWithGap({ lease, signal }, () => store().transaction(write))
    if (saved.written > 0) noteRowsChanged()
    if (saved.count > 0) await countNewcomers(lease, saved.counted)
    afterKey = rows.at(-1)?.key ?? afterKey
    added += saved.count
    gone += saved.gone
    for (const known of saved.isKnown) knownInRow = known ? knownInRow + 1 : 0
    if (added > maxNewcomers || gone > maxGone) return { state: 'done', isFull: true }
    if (end === 'head' && knownInRow >= enoughKnown) break
  }
  if (signal.aborted) return { state: 'stopped' }
  const isEmptied = end === 'head' && afterKey === null && (await hasRows(lease.id))
  return { state: 'done', isFull: isEmptied }
}

/** How many records of the index lie between the first and the last of these, which are consecutive at the partner. */
async function countGone(tx: Store, indexId: number, rows: readonly { key: string }[]): Promise<number> {
  if (rows.length < 2) return 0
  const { key, position } = indexedApplicants
  const isOf = eq(indexedApplicants.indexId, indexId)
  const keys = rows.map((row) => row.key)
  const ends = tx
    .select({ first: min(position).as('first'), last: max(position).as('last') })
    .from(indexedApplicants)
    .where(and(isOf, inArray(key, keys)))
    .as('ends')
  const [between] = await tx
    .select({ found: count() })
    .from(indexedApplicants)
    .innerJoin(ends, sql`${position} between ${ends.first} and ${ends.last}`)
    .where(isOf)
  return Math.max(0, (between?.found ?? 0) - new Set(keys).size)
}

async function hasRows(indexId: number): Promise<boolean> {
  const [row] = await store()
    .select({ key: indexedApplicants.key })
    .from(indexedApplicants)
    .where(eq(indexedApplicants.indexId, indexId))
    .limit(1)
  return row !== undefined
}

async function countNewcomers(lease: WalkOptions['lease'], counted: Newcomers): Promise<void> {
  await store().transaction(async (tx) => {
    const index = await holdLease(tx, lease)
    await changeIndex(tx, lease, { newcomers: addNewcomers(newcomersOf(index), counted) })
  })
}
