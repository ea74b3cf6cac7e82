import { type ApplicantMapping, type ApplicantPage, applicantsRetries, applicantsUrl } from '@/lib/applicants/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import type { Lane } from '@/lib/partner/pacing/lanes'
import { overlapOf } from '@/lib/partner/paging/limit'
import type { Page, PagePart, ReadPage } from '@/lib/partner/paging/page'
import { createPageReader, type PageReader } from '@/lib/partner/paging/page-reader'
import { createReadAhead } from '@/lib/partner/paging/read-ahead'
import { readAll } from '@/lib/partner/paging/read-all'
import type { Result } from '@/lib/partner/result'
import { mayRetry } from '@/lib/partner/retry/retry'
import type { PartnerRecord } from '@/lib/records/record'
import { type DeskAnswer, DeskError, getFromDesk, partnerError } from '../../api/desk-api'
import { getWithRetries } from '../../api/get-with-retries'

/** What came with the screen: page 0, or why it is missing. */
export type FirstPage = { page: ApplicantPage; loadedAt: number } | { failure: PartnerFailure } | { stopped: true }

/** Concurrent requests per user; the desk's pacer still decides when they reach the partner. */
const maxAtOnce = 4

type SourceOptions = {
  /** Called when a failed page is requested again as a smaller one. */
  onSmaller: () => void
  /** How many more rows are wanted: pages are requested ahead up to this number, and no further. */
  rowsWanted: () => number
}

/**
 * Reads the list through our own API, continuing from the screen's first page. Reads reject with a `DeskError`.
 */
export class ApplicantSource {
  readonly #reader: PageReader
  readonly #maxLimit: number
  readonly #onSmaller: () => void
  readonly #rowsWanted: () => number
  readonly #waiting: () => number
  #lane: Lane = 'person'
  /** The screen's own request, if it failed and may be retried; it counts as the first attempt. */
  #firstAttempt: DeskAnswer<PagePart> | undefined

  constructor({ key }: ApplicantMapping, first: FirstPage, { onSmaller, rowsWanted }: SourceOptions) {
    const failed = 'failure' in first ? first.failure : undefined
    const { readPage, waiting } = createReadAhead(this.#readPage, { pagesAhead: this.#pagesAhead })
    this.#waiting = waiting
    this.#rowsWanted = rowsWanted
    this.#reader = createPageReader({
      readPage,
      mapping: key,
      ...('page' in first ? { first: first.page } : { failed }),
    })
    this.#maxLimit = this.#reader.progress().limit
    this.#onSmaller = onSmaller
    this.#firstAttempt = failed && mayRetry(failed) ? { error: partnerError(failed) } : undefined
  }

  isDone(): boolean {
    return this.#reader.isDone()
  }

  /** Whether there are pages that were requested ahead and not read yet. */
  isAhead(): boolean {
    return this.#waiting() > 0
  }

  /** Counts the new records on page 0: those above the last delivered one that were not delivered themselves. */
  countNew(items: readonly PartnerRecord[]): number {
    const isKnown = (record: PartnerRecord) => this.#reader.hasDelivered(record)
    const last = items.findLastIndex(isKnown)
    return (last < 0 ? items : items.slice(0, last)).filter((record) => !isKnown(record)).length
  }

  progress() {
    const { arrivedAbove, limit, isStuck, mayMissSome } = this.#reader.progress()
    return { arrivedAbove, isStuck, mayMissSome, isInSmallerPages: limit < this.#maxLimit }
  }

  /** Reads the next part that is not empty; retries, with smaller pages where that may help. */
  next(signal: AbortSignal, lane: Lane): Promise<PagePart> {
    this.#lane = lane
    const first = this.#firstAttempt
    this.#firstAttempt = undefined
    return this.#withRetries((signal) => this.#nextPart(signal), signal, first)
  }

  /** Reads all records that arrived at the head and are not loaded, in list order. */
  async newcomers(signal: AbortSignal): Promise<PartnerRecord[]> {
    this.#lane = 'person'
    const head = this.#reader.fromHead()
    const found: PartnerRecord[] = []
    while (!head.isDone()) {
      const part = await this.#withRetries((signal) => toDeskAnswer(() => head.next({ signal })), signal)
      found.push(...part.records)
    }
    return found
  }

  #withRetries(
    read: (signal: AbortSignal) => Promise<DeskAnswer<PagePart>>,
    signal: AbortSignal,
    first?: DeskAnswer<PagePart>,
  ): Promise<PagePart> {
    let lastRequest = this.#reader.progress().nextRequest
    const asksAgain = () => {
      const { nextRequest } = this.#reader.progress()
      const isOther = nextRequest !== lastRequest
      lastRequest = nextRequest
      if (isOther) this.#onSmaller()
      return isOther
    }
    return getWithRetries(read, { name: applicantsRetries, signal, first, asksAgain })
  }

  #nextPart(signal: AbortSignal): Promise<DeskAnswer<PagePart>> {
    return toDeskAnswer(async () => {
      for await (const result of readAll(this.#reader, { signal })) return result
      return { ok: true, value: { records: [], skipped: [], isEnd: true } }
    })
  }

  readonly #pagesAhead = ({ limit }: Page) =>
    Math.min(maxAtOnce, Math.ceil(this.#rowsWanted() / (limit - overlapOf(limit)))) - 1

  readonly #readPage: ReadPage = async (page, { signal }) => {
    const answer = await getFromDesk<ApplicantPage>(applicantsUrl({ ...page, lane: this.#lane }), signal)
    if ('value' in answer) return { ok: true, value: answer.value }
    if (answer.error.kind === 'partner') return { ok: false, failure: answer.error.failure }
    throw new DeskError(answer.error)
  }
}

async function toDeskAnswer(read: () => Promise<Result<PagePart>>): Promise<DeskAnswer<PagePart>> {
  try {
    const result = await read()
    return result.ok ? { value: result.value } : { error: partnerError(result.failure) }
  } catch (error) {
    if (error instanceof DeskError) return { error: error.reason }
    throw error
  }
}
