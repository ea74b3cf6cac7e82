import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import type { PartnerFailure } from '../partner/failure/failure'
import { createPageReader } from '../partner/paging/page-reader'
import { walkList } from '../partner/paging/walk-list'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { newcomersOf } from './end-walk'
import { indexRowOf } from './index-row'
import { changeIndex, type IndexRecord } from './indexes'
import { noteRowsChanged } from './keep-counts'
import { saveRecords } from './save-records'
import type { WalkOptions } from './walk'
import { addNewcomers, createReadClock, type Newcomers } from './walk-state'

/** So many known records in a row at the head: those behind them were there before. */
const enoughKnown = 25
/** With more newcomers than these a whole walk is due. */
const mostNewcomers = 2_000
/** How many records at the end of the list are known to the reader of what follows. */
const tailKeys = 200

export type RefreshEnd =
  /** `isFull`: too much is new, and a whole walk is due. */
  { state: 'done'; isFull: boolean } | { state: 'stopped' } | { state: 'failed'; failure: PartnerFailure }

/** Reads the ends of the list at which newcomers appear: both until it is known which. Throws `LeaseLostError`. */
export async function refreshIndex(index: IndexRecord, options: WalkOptions): Promise<RefreshEnd> {
  const { head, tail } = newcomersOf(index)
  const ends = [
    ...(head > 0 || tail === 0 ? [readHead] : []),
    ...(index.total > 0 && (tail > 0 || head === 0) ? [readTail] : []),
  ]
  let isFull = false
  for (const read of ends) {
    const end = await read(index, options)
    if (end.state !== 'done') return end
    isFull ||= end.isFull
  }
  // The list is shown to this key again.
  const state = index.state !== 'hidden' ? {} : { state: index.walkedAt === null ? 'building' : 'ready' }
  await changeIndex(store(), options.lease, { ...state, refreshedAt: sql`now()`, failure: null })
  return { state: 'done', isFull }
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
  const reader = createPageReader({ readPage: clock.readPage, mapping: maker.mapping.key, resume })
  let { afterKey } = from
  let knownInRow = 0
  let added = 0
  for await (const event of walkList(reader, { signal, ...(pause && { pause }) })) {
    if (event.kind === 'failed') return { state: 'failed', failure: event.failure }
    if (event.kind === 'again') continue
    const { records } = event.piece
    const rows = records.map((record) => indexRowOf(record, maker))
    const stretch = { afterKey, readAt: clock.readAt(records), areNewcomers: true, walk: null }
    const saved = await store().transaction(async (inside) => {
      const saved = await saveRecords(inside, lease.id, rows, stretch)
      const count = saved.isKnown.filter((known) => !known).length
      const counted: Newcomers = { head: 0, tail: 0, middle: 0, [end]: count }
      await changeIndex(inside, lease, {
        fields: maker.marks.paths(),
        ...(count > 0 ? { total: sql`total + ${count}` } : {}),
      })
      return { ...saved, count, counted }
    })
    if (saved.written > 0) noteRowsChanged()
    if (saved.count > 0) await countNewcomers(lease, saved.counted)
    afterKey = rows.at(-1)?.key ?? afterKey
    added += saved.count
    for (const known of saved.isKnown) knownInRow = known ? knownInRow + 1 : 0
    if (added > mostNewcomers) return { state: 'done', isFull: true }
    if (end === 'head' && knownInRow >= enoughKnown) break
  }
  return signal.aborted ? { state: 'stopped' } : { state: 'done', isFull: false }
}

async function countNewcomers(lease: WalkOptions['lease'], counted: Newcomers): Promise<void> {
  await store().transaction(async (inside) => {
    const index = await changeIndex(inside, lease, {})
    await changeIndex(inside, lease, { newcomers: addNewcomers(newcomersOf(index), counted) })
  })
}
