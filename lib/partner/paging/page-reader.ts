import type { PartnerRecord } from '../../records/record'
import type { ConnectionIssue } from '../failure/connection-issue'
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
  /** Where an earlier reader got to: the place to read next, and the keys of the last records before it, in order. */
  resume?: { offset: number; keys: readonly string[] } | undefined
  /**
   * How many delivered records are remembered; all unless given. Older ones may be delivered again: for lists that are
   * too long to remember, and readers that can take a record twice.
   */
  window?: number | undefined
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
  private limit: ReturnType<typeof startLimit>
  /** The first place that is not settled, as far as the list did not move since. */
  private offset = 0
  private stepBack = 0
  private hadServerError = false
  private isolation: Isolation | undefined
  private startOverCount = 0
  private hasEnded = false
  private lastContent = ''
  private repeats = 0
  private isStuck = false

  constructor({ readPage, mapping, limit, first, failed, resume, window }: PageReaderOptions & { limit: number }) {
    this.readPage = readPage
    this.seen = createDeliveredRecords(mapping, {
      ...(resume ? { earlier: resume.keys } : {}),
      ...(window === undefined ? {} : { window }),
    })
    if (resume) this.offset = resume.offset
    this.limit = startLimit(limit)
    if (first) this.deliver({ offset: 0, limit: first.limit }, first.items, [])
    if (failed) this.takeFailure(failed)
  }

  async next(options: { signal?: AbortSignal } = {}): Promise<Result<PagePart>> {
    if (this.hasEnded) return { ok: true, value: { ...nothing, isEnd: true } }
    const page = this.nextPage()
    const answer = await this.readPage(page, options)
    if (this.isolation) return this.takeSingle(this.isolation, answer)
    if (answer.ok) return { ok: true, value: this.takePage(page, answer.value.items) }
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
      isStuck: this.isStuck,
    }
  }

  private nextPage(): Page {
    if (this.isolation) return { offset: offsetToRead(this.isolation), limit: 1 }
    const { current } = this.limit
    return { offset: Math.max(0, this.offset - overlapOf(current) - this.stepBack), limit: current }
  }

  private deliver(page: Page, items: PartnerRecord[], passed: SkippedRecord[], behind: string[] = []): PagePart {
    this.watchArrivals(page, items, passed, behind)
    this.skipped.push(...passed)
    this.offset = page.offset + items.length
    this.stepBack = 0
    const records = this.seen.takeNew(items)
    const content = items.map(this.seen.keyOf).join()
    this.repeats = content === this.lastContent && page.offset > 0 ? this.repeats + 1 : 0
    this.lastContent = content
    // To read known ones again is ordinary where the list has moved; the same ones at place after place are not.
    this.isStuck = this.repeats >= maxRepeats && this.offset > this.seen.count() + maxRepeats * page.limit
    this.hasEnded = items.length < page.limit || this.isStuck
    return { records, skipped: passed, isEnd: this.hasEnded }
  }

  /** `behind`: the key of the record right before what was passed and these. What was passed has no key. */
  private watchArrivals(page: Page, items: PartnerRecord[], passed: SkippedRecord[], behind: string[]): void {
    if (passed.some(({ isExact }) => !isExact)) this.arrivals.lose()
    if (items.length === 0) return
    const keys = [...behind, ...passed.map(() => ''), ...items.map(this.seen.keyOf)]
    this.arrivals.takeStretch({
      offset: page.offset - passed.length - behind.length,
      keys,
      isNew: keys.map((key) => !this.seen.has(key)),
      hasSteppedBack: this.stepBack > 0 || this.isolation !== undefined,
    })
  }

  private takePage(page: Page, items: PartnerRecord[]): PagePart {
    this.hadServerError = false
    this.limit = limitAfterSuccess(this.limit)
    if (page.offset > 0 && !this.seen.hasAny(items)) {
      this.stepBack = this.stepBack === 0 ? page.limit : 2 * this.stepBack
      return nothing
    }
    return this.deliver(page, items, [])
  }

  private takeFailure(failure: PartnerFailure): void {
    if (!canLieInRecord(failure)) return
    // A server error may pass; only the second in a row says that it lies in what was asked for.
    const isFirstServerError = failure.retry === 'once' && !this.hadServerError
    this.hadServerError = failure.retry === 'once'
    if (isFirstServerError) return
    this.limit = limitAfterOverload(this.limit)
    if (this.limit.current > 1) return
    this.isolation = searchDownFrom(this.offset - 1, { reason: failure, startOverCount: this.startOverCount })
  }

  private takeSingle(before: Isolation, answer: Result<{ items: PartnerRecord[] }>): Result<PagePart> {
    if (!answer.ok && !canLieInRecord(answer.failure)) return answer
    const after = advance(before, answer, this.seen)
    if (after.step !== 'settled') {
      this.isolation = after
      return answer.ok || isFailureExpected(before) ? { ok: true, value: nothing } : answer
    }
    const behind = before.step === 'down' && before.anchor.key !== null ? [before.anchor.key] : []
    const piece = this.deliver({ offset: after.offset, limit: 1 }, after.items, after.skipped, behind)
    const isNews = piece.records.length > 0 || piece.skipped.length > 0
    this.limit = piece.skipped.length > 0 ? increaseLimit(this.limit) : limitAfterSuccess(this.limit)
    this.startOverCount = isNews ? 0 : after.startOverCount
    this.hadServerError = false
    this.isolation = this.probeNext(after.items.at(-1), before.reason)
    return { ok: true, value: piece }
  }

  /** Undefined once larger pages may be asked for again. */
  private probeNext(last: PartnerRecord | undefined, reason: PartnerFailure): Isolation | undefined {
    if (!last || this.limit.current !== 1) return undefined
    const anchor = { offset: this.offset - 1, key: this.seen.keyOf(last) }
    return probeUpFrom(anchor, { reason, startOverCount: this.startOverCount })
  }
}

/** Answers of something else than the partner's list: smaller pages of it are no better. */
const notFromRecords: ConnectionIssue[] = ['web-page', 'empty-answer', 'damaged-answer', 'not-json', 'other-shape']

/**
 * Failures that one poisoned record can cause for every page that holds it. Others concern the key or the connection.
 */
function canLieInRecord({ retry, issue = null }: PartnerFailure): boolean {
  if (issue !== null && notFromRecords.includes(issue)) return false
  return retry === 'less-data' || retry === 'once'
}
