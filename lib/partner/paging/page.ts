import type { PartnerRecord } from '../../records/record'
import type { PartnerFailure } from '../failure/failure'
import type { Result } from '../result'
import type { SkippedRecord } from './isolate-record'

/** `overlap`: how many records of the previous page it repeats, if that is not the usual number. */
export type Page = { offset: number; limit: number; overlap?: number }

/**
 * `nextOffset` is not null if more records follow a page that is shorter than requested. `isEndUnclear`: only another
 * request tells whether they do.
 */
export type PageAnswer = { items: PartnerRecord[]; nextOffset?: number | null; isEndUnclear?: true }

/** One attempt at one page: `limit` is 1 to 50 records, `offset` counts from 0 (spec 4.1). */
export type ReadPage = (page: Page, options: { signal?: AbortSignal }) => Promise<Result<PageAnswer>>

/** Whether the list ends with this page: it has fewer records than requested, and no sign that more may follow. */
export function isLastPage({ limit }: Pick<Page, 'limit'>, answer: PageAnswer): boolean {
  const { items, nextOffset = null, isEndUnclear = false } = answer
  return items.length < limit && (items.length === 0 || (nextOffset === null && !isEndUnclear))
}

/** Whether an offset may be refused because the list has no more records there: "a pagination value out of range". */
export function mayBeBeyondEnd({ kind }: PartnerFailure): boolean {
  return kind === 'bad-request' || kind === 'not-found'
}

/**
 * The result of one attempt: records not delivered before, and those that had to be skipped. Both may be empty.
 * `isReread`: found in a later pass through the list, between known records.
 */
export type PagePart = { records: PartnerRecord[]; skipped: SkippedRecord[]; isEnd: boolean; isReread?: boolean }
