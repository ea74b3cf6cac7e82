import type { PartnerRecord } from '../../records/record'
import type { PartnerFailure } from '../failure/failure'
import type { Result } from '../result'
import { createArrivals } from './arrivals'
import { createDeliveredRecords } from './delivered-records'
import { createHeadWalk, type HeadWalk } from './head-walk'
import {
  advance,
  type Isolation,
  isFailureExpected,
  offsetToRead,
  probeUpFrom,
  type SkippedRecord,
  searchDownFrom,
} from './isolate-record'
import { increaseLimit, limitAfterOverload, limitAfterSuccess, overlapOf, startLimit } from './limit'
import type { Page, PagePart, ReadPage } from './page'
import type { RecordFieldMapping } from './record-key'

export type PageReaderOptions = {
  readPage: ReadPage
  mapping: RecordFieldMapping
  /** The most to ask for at once: 2 to 50 (spec 8). */
  limit?: number
  /** Page 0, where the caller has it already: counted as delivered. `limit` is the one that it was asked for with. */
  first?: { items: PartnerRecord[]; limit: number }
  /** Why page 0 failed, if the caller already asked for it: after a timeout the reader asks for less (spec 7, 504). */
  failed?: PartnerFailure | undefined
}

/**
 * Delivers each record that stays in the list exactly once, if keys are unique and the order is kept, whatever is
 * inserted or removed. Single reads cannot overlap, so changes that cancel out between them go unnoticed. A list that
 * grows at its head faster than it is read has no end.
 */
export type PageReader = {
  /** One attempt; calls must not overlap. After a failure the next call resumes, with less data where that may help. */
  next(options?: { signal?: AbortSignal }): Promise<Result<PagePart>>
  isDone(): boolean
  /** Whether the record was delivered. */
  hasDelivered(record: PartnerRecord): boolean
  /**
   * Starts a walk over what arrived at the head, while this one pauses or is done. Both share what counts as
   * delivered. Abandoned half way, it changes nothing.
   */
  fromHead(): HeadWalk
  progress(): ReadProgress
}

export type ReadProgress = {
  delivered: number
  /** `limit` and `offset` as they stand, and the page that is asked for next (to be compared). */
  limit: number
  offset: number
  nextRequest: string
  /** All records stepped over so far. */
  skipped: SkippedRecord[]
  /**
   * A lower bound of the undelivered records that arrived above the current offset; `fromHead` reads those at the
   * head.
   */
  arrivedAbove: number
  /** It ended because the same records came at place after place: the partner does not go by `offset`. */
  isStuck: boolean
}

const maxLimit = 50
/** So many pages in a row may hold the very same records, so many pages behind all that was delivered. */
const maxRepeats = 20
const nothing: PagePart = { records: [], skipped: [], isEnd: false }

/**
 * Reads a whole list that changes meanwhile. Pages overlap: one that shows a delivered record, or starts at 0,
 * continues without a gap; else the reader steps back until one does. Such a page below its limit is the end (spec
 * 4.1).
 */
export function createPageReader({
  readPage,
  mapping,
  limit: largest = maxLimit,
  first,
  failed,
}: PageReaderOptions): PageReader {
  if (!Number.isInteger(largest) || largest < 2 || largest > maxLimit)
    throw new RangeError(`limit must be a whole number from 2 to ${maxLimit}`)
  const seen = createDeliveredRecords(mapping)
  const arrivals = createArrivals()
  const skipped: SkippedRecord[] = []
  let limit = startLimit(largest)
  // The first place that is not settled, as far as the list did not move since.
  let offset = 0
  let stepBack = 0
  let hadServerError = false
  let isolation: Isolation | undefined
  let startOverCount = 0
  let isDone = false
  let lastContent = ''
  let repeats = 0
  let isStuck = false

  function nextPage(): Page {
    if (isolation) return { offset: offsetToRead(isolation), limit: 1 }
    return { offset: Math.max(0, offset - overlapOf(limit.current) - stepBack), limit: limit.current }
  }

  function deliver(page: Page, items: PartnerRecord[], passed: SkippedRecord[], behind: string[] = []): PagePart {
    watchArrivals(page, items, passed, behind)
    skipped.push(...passed)
    offset = page.offset + items.length
    stepBack = 0
    const records = seen.takeNew(items)
    const content = items.map(seen.keyOf).join()
    repeats = content === lastContent && page.offset > 0 ? repeats + 1 : 0
    lastContent = content
    // To read known ones again is ordinary where the list has moved; the same ones at place after place are not.
    isStuck = repeats >= maxRepeats && offset > seen.count() + maxRepeats * page.limit
    isDone = items.length < page.limit || isStuck
    return { records, skipped: passed, isEnd: isDone }
  }

  /** `behind`: the key of the record right before what was passed and these. What was passed has no key. */
  function watchArrivals(page: Page, items: PartnerRecord[], passed: SkippedRecord[], behind: string[]): void {
    if (passed.some(({ isExact }) => !isExact)) arrivals.lose()
    if (items.length === 0) return
    const keys = [...behind, ...passed.map(() => ''), ...items.map(seen.keyOf)]
    arrivals.takeStretch({
      offset: page.offset - passed.length - behind.length,
      keys,
      isNew: keys.map((key) => !seen.has(key)),
      hasSteppedBack: stepBack > 0 || isolation !== undefined,
    })
  }

  function takePage(page: Page, items: PartnerRecord[]): PagePart {
    hadServerError = false
    limit = limitAfterSuccess(limit)
    if (page.offset > 0 && !seen.hasAny(items)) {
      stepBack = stepBack === 0 ? page.limit : 2 * stepBack
      return nothing
    }
    return deliver(page, items, [])
  }

  function takeFailure(failure: PartnerFailure): void {
    if (!canLieInRecord(failure)) return
    // A server error may pass; only the second in a row says that it lies in what was asked for.
    const isFirstServerError = failure.retry === 'once' && !hadServerError
    hadServerError = failure.retry === 'once'
    if (isFirstServerError) return
    limit = limitAfterOverload(limit)
    if (limit.current === 1) isolation = searchDownFrom(offset - 1, { reason: failure, startOverCount })
  }

  function takeSingle(before: Isolation, answer: Result<{ items: PartnerRecord[] }>): Result<PagePart> {
    if (!answer.ok && !canLieInRecord(answer.failure)) return answer
    const after = advance(before, answer, seen)
    if (after.step !== 'settled') {
      isolation = after
      return answer.ok || isFailureExpected(before) ? { ok: true, value: nothing } : answer
    }
    const behind = before.step === 'down' && before.anchor.key !== null ? [before.anchor.key] : []
    const piece = deliver({ offset: after.offset, limit: 1 }, after.items, after.skipped, behind)
    const isNews = piece.records.length > 0 || piece.skipped.length > 0
    limit = piece.skipped.length > 0 ? increaseLimit(limit) : limitAfterSuccess(limit)
    startOverCount = isNews ? 0 : after.startOverCount
    hadServerError = false
    const last = after.items.at(-1)
    isolation =
      last && limit.current === 1
        ? probeUpFrom({ offset: offset - 1, key: seen.keyOf(last) }, { reason: before.reason, startOverCount })
        : undefined
    return { ok: true, value: piece }
  }

  if (first) deliver({ offset: 0, limit: first.limit }, first.items, [])
  if (failed) takeFailure(failed)

  return {
    async next(options = {}) {
      if (isDone) return { ok: true, value: { ...nothing, isEnd: true } }
      const page = nextPage()
      const answer = await readPage(page, options)
      if (isolation) return takeSingle(isolation, answer)
      if (answer.ok) return { ok: true, value: takePage(page, answer.value.items) }
      takeFailure(answer.failure)
      return answer
    },
    isDone: () => isDone,
    hasDelivered: (record) => seen.has(seen.keyOf(record)),
    fromHead: () => createHeadWalk({ readPage, delivered: seen, limit, onDelivered: arrivals.takeHead }),
    progress: () => ({
      delivered: seen.count(),
      limit: limit.current,
      offset,
      nextRequest: `${nextPage().offset} ${nextPage().limit}`,
      skipped: [...skipped],
      arrivedAbove: arrivals.count(),
      isStuck,
    }),
  }
}

/**
 * Failures that one poisoned record can cause for every page that holds it. Others concern the key or the connection.
 */
function canLieInRecord({ retry }: PartnerFailure): boolean {
  return retry === 'less-data' || retry === 'once'
}
