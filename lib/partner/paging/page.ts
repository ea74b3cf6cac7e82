import type { PartnerRecord } from '../../records/record'
import type { Result } from '../result'
import type { SkippedRecord } from './isolate-record'

/** `overlap`: how many records of the previous page it repeats, if that is not the usual number. */
export type Page = { offset: number; limit: number; overlap?: number }

/** One attempt at one page: `limit` is 1 to 50 records, `offset` counts from 0 (spec 4.1). */
export type ReadPage = (page: Page, options: { signal?: AbortSignal }) => Promise<Result<{ items: PartnerRecord[] }>>

/**
 * The result of one attempt: records not delivered before, and those that had to be skipped. Both may be empty.
 * `isReread`: found in a later pass through the list, between known records.
 */
export type PagePart = { records: PartnerRecord[]; skipped: SkippedRecord[]; isEnd: boolean; isReread?: boolean }
