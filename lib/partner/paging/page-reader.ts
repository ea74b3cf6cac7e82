import type { PartnerRecord } from '../../records/record'
import type { PartnerFailure } from '../failure/failure'
import type { Result } from '../result'
import { createArrivals } from './arrivals'
import { createDeliveredRecords } from './delivered-records'
import { createEndDetector, type EndReason } from './end-detector'
import { createHeadWalk, type HeadWalk } from './head-walk'
import {
  advance,
  canLieInRecord,
  type Isolation,
  isFailureExpected,
  offsetToRead,
  probeUpFrom,
  type SkippedRecord,
  searchDownFrom,
} from './isolate-record'
import { increaseLimit, limitAfterOverload, limitAfterSuccess, limitOfPartner, overlapOf, startLimit } from './limit'
import { isLastPage, mayBeBeyondEnd, type Page, type PageAnswer, type PagePart, type ReadPage } from './page'
import { createPasses } from './passes'
import type { RecordFieldMapping } from './record-key'

export type PageReaderOptions = {
  readPage: ReadPage
  mapping: RecordFieldMapping
  /** The most records to request at once: 2 to 50 (spec 8). */
  limit?: number
  /** Page 0, if the caller already has it: counts as delivered. `limit` is the one it was requested with. */
  first?: PageAnswer & { limit: number }
  /** Why page 0 failed, if the caller already requested it: after a timeout the reader requests less (spec 7, 504). */
  failed?: PartnerFailure | undefined
  /** How far an earlier reader got: the next offset, and the keys of the last records before it, in order. */
  resume?: { offset: number; keys: readonly string[] } | undefined
  /**
   * How many delivered records are remembered; all by default. Older ones may be delivered again: for lists too long to
   * remember, and callers that can handle a record twice.
   */
  window?: number | undefined
  /** How often a list without a fixed order may be read. */
  maxPasses?: number | undefined
}

/**
 * Delivers each record that stays in the list exactly once, if keys are unique and the order is stable, whatever is
 * inserted or removed. A list without a fixed order is read several times. Single-record reads cannot overlap, so
 * changes between them that cancel out go unnoticed. A list that grows at its head faster than it is read has no end.
 */
export type PageReader = {
  /** One attempt; calls must not overlap. After a failure the next call resumes, with less data if that may help. */
  next(options?: { signal?: AbortSignal }): Promise<Result<PagePart>>
  isDone(): boolean
  /** Whether the record was delivered. */
  hasDelivered(record: PartnerRecord): boolean
  /**
   * Starts a walk over records that arrived at the head, while this reader pauses or is done. Both share the set of
   * delivered records. If abandoned halfway, it changes nothing.
   */
  fromHead(): HeadWalk
  progress(): ReadProgress
}

type ReadProgress = {
  delivered: number
  /** The current `limit` and `offset`, and an identifier of the next request, for comparison. */
  limit: number
  offset: number
  nextRequest: string
  /** All records skipped so far. */
  skipped: SkippedRecord[]
  /**
   * A lower bound of the undelivered records that arrived above the current offset; `fromHead` reads those at the head.
   */
  arrivedAbove: number
  /** It ended because offset after offset returned the same records: the partner ignores `offset`. */
  isStuck: boolean
  /** It ended, but the list has no fixed order and the last of several passes still found new records. */
  mayMissSome: boolean
}

const maxLimit = 50
const defaultMaxPasses = 5
const nothing: PagePart = { records: [], skipped: [], isEnd: false }

/**
 * Reads a whole list that changes meanwhile. Pages overlap: one with a delivered record, or one starting at 0,
 * continues without a gap; otherwise the reader steps back until one does. Such a page below its limit is the end (spec
 * 4.1), unless the partner says that more follow, or may return fewer records at once than requested. Where it says so
 * of a page that brings nothing more, an empty page after that one is the end: a total may count too many.
 */
export function createPageReader(options: PageReaderOptions): PageReader {
  const { limit = maxLimit } = options
  if (!Number.isInteger(limit) || limit < 2 || limit > maxLimit)
    throw new RangeError(`limit must be a whole number from 2 to ${maxLimit}`)
  return new OverlappingReader({ ...options, limit })
}

class OverlappingReader implements PageReader {
  private readonly readPage: ReadPage
  private readonly seen: ReturnType<typeof createDeliveredRecords>
  private readonly arrivals = createArrivals()
  private readonly skipped: SkippedRecord[] = []
  private readonly passes: ReturnType<typeof createPasses>
  private readonly window: number
  private limit: ReturnType<typeof startLimit>
  /** The first offset that was not delivered, if the list has not moved since. */
  private offset = 0
  private stepBack = 0
  private hadServerError = false
  private isolation: Isolation | undefined
  private startOverCount = 0
  private hasEnded = false
  /** The partner says that more follow, but a short page brought nothing more: the page after it decides. */
  private isProbingPastEnd = false
  private readonly endDetector = createEndDetector()

  constructor(options: PageReaderOptions & { limit: number }) {
    const { readPage, mapping, limit, first, failed, resume, window, maxPasses = defaultMaxPasses } = options
    this.readPage = readPage
    this.passes = createPasses(maxPasses)
    this.window = window ?? Number.POSITIVE_INFINITY
    this.seen = createDeliveredRecords(mapping, {
      ...(resume ? { earlier: resume.keys } : {}),
      ...(window === undefined ? {} : { window }),
    })
    if (resume) this.offset = resume.offset
    this.limit = startLimit(limit)
    if (first) this.takePage({ offset: 0, limit: first.limit }, first)
    if (failed) this.takeFailure(failed)
  }

  async next(options: { signal?: AbortSignal } = {}): Promise<Result<PagePart>> {
    if (this.hasEnded) return { ok: true, value: { ...nothing, isEnd: true } }
    const page = this.nextPage()
    const answer = await this.readPage(page, options)
    if (this.isolation) return this.takeSingle(this.isolation, answer)
    if (answer.ok) return { ok: true, value: this.takePage(page, answer.value) }
    const part = mayBeBeyondEnd(answer.failure) ? this.takeRefusal(page) : null
    if (part) return { ok: true, value: part }
    this.takeFailure(answer.failure)
    return answer
  }

  isDone(): boolean {
    return this.hasEnded
  }

  hasDelivered(record: PartnerRecord): boolean {
    return this.seen.has(this.seen.keyOf(record))
  }

  fromHead(): HeadWalk {
    const { readPage, seen, limit, arrivals } = this
    return createHeadWalk({ readPage, delivered: seen, limit, onDelivered: arrivals.takeHead })
  }

  progress(): ReadProgress {
    const next = this.nextPage()
    return {
      delivered: this.seen.count(),
      limit: this.limit.current,
      offset: this.offset,
      nextRequest: `${next.offset} ${next.limit}`,
      skipped: [...this.skipped],
      arrivedAbove: this.arrivals.count(),
      isStuck: this.endDetector.isStuck(),
      mayMissSome: this.hasEnded && this.passes.mayMissSome(),
    }
  }

  private nextPage(): Page {
    if (this.isolation) return { offset: offsetToRead(this.isolation), limit: 1 }
    const { current } = this.limit
    if (this.isProbingPastEnd) return { offset: this.offset, limit: current }
    const isUnordered = this.passes.isUnordered()
    const overlap = isUnordered ? Math.ceil(current / 2) : overlapOf(current)
    const offset = Math.max(0, this.offset - overlap - this.stepBack)
    return { offset, limit: current, ...(isUnordered && { overlap }) }
  }

  private takePage(page: Page, answer: PageAnswer): PagePart {
    const { items } = answer
    const isLast = isLastPage(page, answer)
    if (this.isProbingPastEnd) {
      this.isProbingPastEnd = false
      if (items.length === 0) return this.deliver(page, items, [])
    }
    this.endDetector.takeAnswer(page, answer)
    this.hadServerError = false
    this.limit =
      !isLast && items.length < page.limit ? limitOfPartner(this.limit, items.length) : limitAfterSuccess(this.limit)
    if (page.offset > 0 && !this.seen.hasAny(items)) return this.goBack(page)
    return this.deliver(page, items, [], { isLast })
  }

  private goBack({ limit }: Page): PagePart {
    this.stepBack = this.stepBack === 0 ? limit : 2 * this.stepBack
    this.hasEnded = this.endDetector.takeLostPage()
    return { ...nothing, isEnd: this.hasEnded }
  }

  /** Takes a refused page for one beyond the end, but lets a page before it end the list. Null: that one did not. */
  private takeRefusal(page: Page): PagePart | null {
    const hasGoneBack = this.stepBack === 0 && this.endDetector.hasLostPages()
    // The partner says that more follow, or refuses even its first page: that is no end.
    if (this.isProbingPastEnd || page.offset === 0 || hasGoneBack) {
      this.stepBack = 0
      return null
    }
    return this.goBack(page)
  }

  private takeFailure(failure: PartnerFailure): void {
    if (!canLieInRecord(failure)) return
    // A server error may be transient; only a second consecutive one means that the requested records cause it.
    const isFirstServerError = failure.retry === 'once' && !this.hadServerError
    this.hadServerError = failure.retry === 'once'
    if (isFirstServerError) return
    this.limit = limitAfterOverload(this.limit)
    if (this.limit.current > 1) return
    this.isolation = searchDownFrom(this.offset - 1, { reason: failure, startOverCount: this.startOverCount })
  }

  private takeSingle(isolation: Isolation, answer: Result<{ items: PartnerRecord[] }>): Result<PagePart> {
    if (!answer.ok && !canLieInRecord(answer.failure)) return answer
    const after = advance(isolation, answer, this.seen)
    if (after.step !== 'isolated') {
      this.isolation = after
      return answer.ok || isFailureExpected(isolation) ? { ok: true, value: nothing } : answer
    }
    const before = isolation.step === 'down' && isolation.anchor.key !== null ? [isolation.anchor.key] : []
    const part = this.deliver({ offset: after.offset, limit: 1 }, after.items, after.skipped, { before })
    const isNews = part.records.length > 0 || after.skipped.length > 0
    this.limit = after.skipped.length > 0 ? increaseLimit(this.limit) : limitAfterSuccess(this.limit)
    this.startOverCount = isNews ? 0 : after.startOverCount
    this.hadServerError = false
    this.isolation = this.probeNext(after.items.at(-1), isolation.reason)
    return { ok: true, value: part }
  }

  /** Undefined once larger pages may be requested again. */
  private probeNext(last: PartnerRecord | undefined, reason: PartnerFailure): Isolation | undefined {
    if (!last || this.limit.current !== 1) return undefined
    const anchor = { offset: this.offset - 1, key: this.seen.keyOf(last) }
    return probeUpFrom(anchor, { reason, startOverCount: this.startOverCount })
  }

  private deliver(
    page: Page,
    items: PartnerRecord[],
    passed: SkippedRecord[],
    { before = [], isLast = items.length < page.limit }: { before?: string[]; isLast?: boolean } = {},
  ): PagePart {
    this.watchArrivals(page, items, passed, before)
    const keys = items.map(this.seen.keyOf)
    // Later passes skip the same records again.
    const news = this.passes.isFirst() ? { skipped: passed } : { skipped: [], isReread: true }
    this.skipped.push(...news.skipped)
    const reached = this.offset
    this.offset = page.offset + items.length
    this.stepBack = 0
    const records = this.seen.takeNew(items)
    const isStalled = records.length === 0 && items.length < page.limit && this.offset <= reached
    this.isProbingPastEnd = isStalled && !isLast && !this.passes.isUnordered()
    this.passes.take(keys, records.length)
    if (this.passes.isUnordered()) this.arrivals.lose()
    const delivered = { keys, isLast, newCount: records.length, totalCount: this.seen.count() }
    this.takeEnd(this.endDetector.takeDelivered(page, delivered))
    return { ...news, records, isEnd: this.hasEnded }
  }

  /** `before`: the key of the record right before `passed` and `items`. Records in `passed` have no key. */
  private watchArrivals(page: Page, items: PartnerRecord[], passed: SkippedRecord[], before: string[]): void {
    if (passed.some(({ isExact }) => !isExact)) this.arrivals.lose()
    if (items.length === 0) return
    const keys = [...before, ...passed.map(() => ''), ...items.map(this.seen.keyOf)]
    this.arrivals.takeSegment({
      offset: page.offset - passed.length - before.length,
      keys,
      isNew: keys.map((key) => !this.seen.has(key)),
      hasSteppedBack: this.stepBack > 0 || this.isolation !== undefined,
    })
  }

  private takeEnd(end: EndReason | null): void {
    if (end === 'whole-list' || end === 'stuck') this.arrivals.lose()
    this.hasEnded = end === 'stuck' || (end !== null && !this.passes.startNext(this.seen.count() <= this.window))
    if (end !== null && !this.hasEnded) this.offset = 0
  }
}
