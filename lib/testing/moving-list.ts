import type { PartnerFailure } from '../partner/failure/failure'
import { failureFromAnswer, failureFromTransport } from '../partner/failure/make-failure'
import type { ReadPage } from '../partner/paging/page'
import type { PartnerRecord } from '../records/record'

export type AskedPage = { offset: number; limit: number }

/** For tests: an in-memory list that may change, or fail, before any request. */
export type MovingList = {
  readPage: ReadPage
  records: PartnerRecord[]
  /** The requests so far. */
  asked: AskedPage[]
  /** Inserts new records at this index; returns them. */
  insert(index: number, count: number): PartnerRecord[]
  /** Removes records from this index on; returns them. */
  remove(index: number, count: number): PartnerRecord[]
}

/** How a partner answers: with `surplus` more records than the limit, or at most `pageSize`. */
type Manner = {
  surplus?: number
  pageSize?: number
  /** It says that more follow up to a total that counts this many too many; null: it says nothing of what follows. */
  overcount?: number | null
}

/** A list of `count` records with ids from 1. `before` may change it, or return a failure. */
export function createMovingList(
  count: number,
  before: (asked: AskedPage, list: MovingList) => PartnerFailure | undefined = () => undefined,
  { surplus = 0, pageSize = Number.POSITIVE_INFINITY, overcount = null }: Manner = {},
): MovingList {
  let lastId = 0
  const make = (length: number) => Array.from({ length }, () => ({ id: ++lastId }))
  const list: MovingList = {
    records: make(count),
    asked: [],
    insert(index, length) {
      const made = make(length)
      list.records.splice(index, 0, ...made)
      return made
    },
    remove: (index, length) => list.records.splice(index, length),
    async readPage(page, { signal }) {
      if (signal?.aborted) return { ok: false, failure: failureFromTransport(origin('R1'), 'stopped') }
      list.asked.push(page)
      const failure = before(page, list)
      if (failure) return { ok: false, failure }
      const end = page.offset + Math.min(page.limit + surplus, pageSize)
      const items = list.records.slice(page.offset, end)
      const nextOffset = page.offset + items.length
      const isMore = overcount !== null && nextOffset < list.records.length + overcount
      return { ok: true, value: { items, nextOffset: isMore ? nextOffset : null } }
    },
  }
  return list
}

/** The failure of a request for applicants answered with this status. */
export function failedAnswer(status: number, reference = 'R1'): PartnerFailure {
  return failureFromAnswer(origin(reference), { status, contentType: null, body: '' })
}

function origin(reference: string) {
  return { endpoint: 'list-applicants', reference, keyEnd: null } as const
}
