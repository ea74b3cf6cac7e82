import type { PartnerRecord } from '../../records/record'
import type { PartnerFailure } from '../failure/failure'
import type { Result } from '../result'
import type { DeliveredRecords } from './delivered-records'
import { type Limit, limitAfterOverload, limitAfterSuccess, overlapOf } from './limit'
import { isLastPage, type Page, type PageAnswer, type PagePart, type ReadPage } from './page'

/** Reads records that arrived at the head of a list above the delivered ones. Does not find arrivals further down. */
export type HeadWalk = {
  /**
   * One attempt; never concurrent with another call of the reader. Returns empty parts until the walk is done, then all
   * new records at once, in list order. After a failure it resumes; after a timeout, with less data (spec 7, 504).
   */
  next(options?: { signal?: AbortSignal }): Promise<Result<PagePart>>
  isDone(): boolean
}

type Setup = {
  readPage: ReadPage
  delivered: DeliveredRecords
  limit: Limit
  /** Called with the number of new records, and the list's last record if the walk reached it. */
  onDelivered: (newCount: number, last: { key: string; index: number } | undefined) => void
}

const nothing: PagePart = { records: [], skipped: [], isEnd: false }

/**
 * Reads from the start to the first page with a delivered record, and delivers everything at once: delivering half
 * would leave a gap between delivered records that no later walk reads. A record that always fails is not skipped.
 */
export function createHeadWalk({ readPage, delivered, limit: current, onDelivered }: Setup): HeadWalk {
  const held: { key: string; record: PartnerRecord }[] = []
  const heldKeys = new Set<string>()
  // Never 1: such pages cannot overlap.
  let limit = { ...current, current: Math.max(2, current.current) }
  let offset = 0
  let stepBack = 0
  let hadServerError = false
  let stalls = 0
  let isDone = false

  function takePage(page: Page, answer: PageAnswer): PagePart {
    const { items } = answer
    hadServerError = false
    limit = limitAfterSuccess(limit)
    const read = items.map((record) => ({ key: delivered.keyOf(record), record }))
    // A known record may have moved up here, so new ones above the last known one count. Whatever follows that one is
    // left to the main walk, which may still have to read it.
    const known = read.findLastIndex(({ key }) => delivered.has(key))
    const above = known < 0 ? read : read.slice(0, known).filter(({ key }) => !delivered.has(key))
    if (page.offset > 0 && !above.some(({ key }) => heldKeys.has(key))) {
      stepBack = stepBack === 0 ? page.limit : 2 * stepBack
      return nothing
    }
    hold(above)
    // The partner may say that more follow where nothing does.
    stalls = items.length < page.limit && page.offset + items.length <= offset ? stalls + 1 : 0
    offset = page.offset + items.length
    stepBack = 0
    isDone = known >= 0 || isLastPage(page, answer) || stalls > 1
    if (!isDone) return nothing
    const records = delivered.takeNew(held.map(({ record }) => record))
    const last = known < 0 ? read.at(-1) : undefined
    onDelivered(records.length, last && { key: last.key, index: offset - 1 })
    return { ...nothing, records, isEnd: true }
  }

  /** Inserts new records after the one they follow on the page; those at the top, before the first held one. */
  function hold(above: typeof held): void {
    const indexOf = (key: string) => held.findLastIndex((one) => one.key === key)
    const met = above.find(({ key }) => heldKeys.has(key))
    let at = met ? indexOf(met.key) : 0
    for (const one of above) {
      if (heldKeys.has(one.key)) at = indexOf(one.key)
      else held.splice(at, 0, one)
      heldKeys.add(one.key)
      at += 1
    }
  }

  function takeFailure({ retry }: PartnerFailure): void {
    if (retry !== 'less-data' && retry !== 'once') return
    // As in the main walk: only a second consecutive server error means that the requested records cause it.
    const isFirstServerError = retry === 'once' && !hadServerError
    hadServerError = retry === 'once'
    const lower = limitAfterOverload(limit)
    if (!isFirstServerError && lower.current > 1) limit = lower
  }

  return {
    async next(options = {}) {
      if (isDone) return { ok: true, value: { ...nothing, isEnd: true } }
      const page = { offset: Math.max(0, offset - overlapOf(limit.current) - stepBack), limit: limit.current }
      const answer = await readPage(page, options)
      if (answer.ok) return { ok: true, value: takePage(page, answer.value) }
      takeFailure(answer.failure)
      return answer
    },
    isDone: () => isDone,
  }
}
