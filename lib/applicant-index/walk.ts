import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import type { PartnerFailure } from '../partner/failure/failure'
import type { PagePart } from '../partner/paging/page'
import { createPageReader, type PageReader } from '../partner/paging/page-reader'
import { createReadAhead } from '../partner/paging/read-ahead'
import { recordKey } from '../partner/paging/record-key'
import { walkList } from '../partner/paging/walk-list'
import type { PartnerRecord } from '../records/record'
import { type Store, store } from '../store/connection'
import { applicantIndexes, walkSightings } from '../store/index-tables'
import { storeNowMs } from '../store/store-clock'
import { sanitizeText } from '../text/sanitize'
import type { IndexSource } from './contract'
import { clearSightings, endWalk } from './end-walk'
import { indexRowOf, type RowMaker } from './index-row'
import { changeIndex, type IndexRecord, type Lease } from './indexes'
import { noteRowsChanged } from './keep-counts'
import { retryWithGap } from './make-room'
import { shownAt } from './refusals'
import { saveRecords } from './save-records'
import { updateFacets } from './update-facets'
import { vacuumRows } from './vacuum-rows'
import { createNewcomerCount, createReadClock, type ListGap } from './walk-state'

/**
 * After this many records of a first walk the facets are chosen, so that few rows are rewritten at its end, and the
 * rows are analyzed: the embedded store never does that on its own, and would find known records by a full scan.
 */
const enoughForFacets = 1_000
/** How many keys are remembered: enough for any overlap of pages. Older ones are written again, unchanged. */
const keyWindow = 20_000
/** The last keys before an interruption, which a resumed walk uses to find its place in the list. */
const maxResumed = 500
const pagesAhead = 4

export type WalkOptions = {
  lease: Lease
  source: IndexSource
  maker: RowMaker
  signal: AbortSignal
  /** Waits before a retry; tests pass one that does not. */
  pause?: Pause | undefined
}
export type Pause = (delayMs: number, signal: AbortSignal | undefined) => Promise<void>
type WalkEnd = { state: 'done' } | { state: 'stopped' } | { state: 'failed'; failure: PartnerFailure | null }

/**
 * Reads the partner's whole list into the index, or resumes an interrupted walk. Every page is one transaction. Throws
 * `LeaseLostError` when another server has taken over.
 */
export async function walkApplicants(index: IndexRecord, options: WalkOptions): Promise<WalkEnd> {
  const { lease, source, maker, signal, pause } = options
  const walk = index.walkStartedAt === null ? await beginWalk(lease, index) : await resumeWalk(lease)
  const clock = createReadClock(source.readPage)
  const reader = createPageReader({
    readPage: createReadAhead(clock.readPage, { pagesAhead: () => pagesAhead }).readPage,
    mapping: maker.mapping.key,
    window: keyWindow,
    ...(walk.keys.length > 0 ? { resume: { offset: walk.offset, keys: walk.keys } } : {}),
  })
  const writer = createWalkWriter(walk, { ...options, reader, clock })
  for await (const event of walkList(reader, { signal, ...(pause && { pause }) })) {
    if (event.kind === 'failed') return { state: 'failed', failure: event.failure }
    if (event.kind === 'part') await writer.save(event.part)
  }
  if (signal.aborted) return { state: 'stopped' }
  if (reader.progress().isStuck) return { state: 'failed', failure: null }
  const gaps = reader.progress().mayMissSome ? [...writer.gaps(), anywhere] : writer.gaps()
  await endWalk(lease, { gaps, newcomers: writer.newcomers(), signal })
  await updateFacets(lease, writer.maker(), signal)
  return signal.aborted ? { state: 'stopped' } : { state: 'done' }
}

/** Records may be missing at any offset. */
const anywhere: ListGap = { afterKey: null, beforeKey: null, isExact: false }

type Walk = { index: IndexRecord; offset: number; ordinal: number; keys: string[]; gaps: ListGap[] }

async function beginWalk(lease: Lease, before: IndexRecord): Promise<Walk> {
  await clearSightings(lease)
  const index = await changeIndex(store(), lease, {
    isWalkAsked: false,
    walk: before.walk + 1,
    walkStartedAt: new Date(storeNowMs()),
    walkOffset: 0,
    walkSkipped: [],
  })
  return { index, offset: 0, ordinal: 0, keys: [], gaps: [] }
}

async function resumeWalk(lease: Lease): Promise<Walk> {
  const index = await changeIndex(store(), lease, { isWalkAsked: false })
  const last = await store()
    .select({ key: walkSightings.key, ordinal: walkSightings.ordinal })
    .from(walkSightings)
    .where(eq(walkSightings.indexId, index.id))
    .orderBy(desc(walkSightings.ordinal))
    .limit(maxResumed)
  return {
    index,
    offset: index.walkOffset,
    ordinal: (last[0]?.ordinal ?? -1) + 1,
    keys: last.map(({ key }) => key).reverse(),
    // Only `save` below writes the column.
    gaps: index.walkSkipped as ListGap[],
  }
}

type Writing = WalkOptions & { reader: PageReader; clock: ReturnType<typeof createReadClock> }

function createWalkWriter(walk: Walk, { lease, source, reader, clock, signal, ...given }: Writing) {
  let { maker } = given
  let areFacetsDue = walk.index.state === 'building' && maker.facetPaths.length === 0
  const areNewcomers = walk.index.walkedAt !== null
  const newcomers = createNewcomerCount()
  let { gaps, ordinal } = walk
  let afterKey = walk.keys.at(-1) ?? null
  let isBackAtHead = false

  function keyBefore(record: PartnerRecord | undefined): string | null {
    const before = clock.before(record)
    return before ? sanitizeText(recordKey(before, maker.mapping.key)) : null
  }

  return {
    gaps: () => gaps,
    newcomers: () => newcomers.total(),
    maker: () => maker,
    async save({ records, skipped, isReread = false }: PagePart) {
      // A new partner's first pages bring the first guess of its fields. Earlier rows are read again later.
      const mapping = source.mapping()
      if (mapping.fingerprint !== maker.mapping.fingerprint) maker = { ...maker, mapping }
      const rows = records.map((record) => indexRowOf(record, maker))
      const first = rows[0]?.key ?? null
      gaps = [
        ...gaps.map((gap) =>
          gap.beforeKey === null && !isBackAtHead && !isReread ? { ...gap, beforeKey: first } : gap,
        ),
        ...skipped.map(({ isExact }) => ({ afterKey: isBackAtHead ? null : afterKey, beforeKey: first, isExact })),
      ]
      const askedAt = clock.readAt(records)
      const stretch = {
        // Records that arrived at the head while the list was being read come last.
        afterKey: isBackAtHead ? null : isReread ? keyBefore(records[0]) : afterKey,
        readAt: askedAt,
        areNewcomers,
        walk: { firstOrdinal: ordinal },
      }
      const { offset } = reader.progress()
      const write = async (tx: Store) => {
        const saved = await saveRecords(tx, lease.id, rows, stretch)
        const added = saved.isKnown.filter((known) => !known).length
        walk.index = await changeIndex(tx, lease, {
          ...shownAt(askedAt),
          total: sql`${applicantIndexes.total} + ${added}`,
          walkOffset: offset,
          walkSkipped: gaps,
          fields: maker.marks.paths(),
        })
        return saved
      }
      const saved = await retryWithGap({ lease, signal }, () => store().transaction(write))
      if (saved.written > 0) noteRowsChanged()
      if (!isBackAtHead && !isReread) newcomers.note(saved.isKnown)
      ordinal += rows.length
      afterKey = rows.at(-1)?.key ?? afterKey
      isBackAtHead ||= reader.isDone()
      if (!areFacetsDue || ordinal < enoughForFacets) return
      areFacetsDue = false
      await vacuumRows()
      maker = await updateFacets(lease, maker, signal)
    },
  }
}
