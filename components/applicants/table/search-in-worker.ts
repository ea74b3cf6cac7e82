import type { FieldReader } from '@/lib/records/field-reader'
import type { RowQuery } from '@/lib/records/find-rows'
import type { RowFinder } from '../../records/row-finder'
import type { ApplicantList } from '../list/applicant-list'

/** The positions that a query found among the first `over` records; null for all of them, in list order. */
export type Answer = { query: RowQuery; over: number; order: Uint32Array | null }

/** While the list grows, a search is repeated at most this often. */
const againAfterMs = 300
const sentAtOnce = 500

/**
 * Searches the list in a worker, so that typing never waits for it. Each record is sent there once, after it loads.
 */
export function createSearch(
  { list, toIndexed }: { list: ApplicantList; toIndexed: FieldReader['toIndexed'] },
  tell: (answer: Answer) => void,
  fail: (error: unknown) => void,
) {
  let finder: RowFinder | null = null
  let added = 0
  let wanted: RowQuery | null = null
  let answered: { query: RowQuery; over: number } | null = null
  let isRunning = false
  let isClosed = false

  async function open(): Promise<RowFinder> {
    const { createRowFinder } = await import('../../records/row-finder')
    return createRowFinder()
  }

  /** In chunks: copying thousands of records at once would block the page. */
  async function send(to: RowFinder) {
    const records = list.records()
    while (added < records.length && !isClosed) {
      to.add(records.slice(added, added + sentAtOnce).map(toIndexed))
      added = Math.min(records.length, added + sentAtOnce)
      if (added < records.length) await new Promise((resolve) => setTimeout(resolve))
    }
  }

  function isDue(): boolean {
    return wanted !== null && (answered?.query !== wanted || answered.over !== list.read().count)
  }

  async function run() {
    if (isRunning) return
    isRunning = true
    try {
      await answerWhileDue()
    } finally {
      isRunning = false
      if (isClosed) finder?.close()
    }
  }

  async function answerWhileDue() {
    finder ??= await open()
    do {
      if (answered && answered.query === wanted) await new Promise((resolve) => setTimeout(resolve, againAfterMs))
      if (isClosed) break
      await send(finder)
      const query = wanted
      if (query === null) break
      const over = added
      const order = await finder.find(query)
      answered = { query, over }
      if (!isClosed) tell({ query, over, order })
    } while (isDue())
  }

  return {
    /** Answers the query, and again each time the list has grown. */
    follow(query: RowQuery | null) {
      wanted = query
      if (!isRunning && (isDue() || added < list.read().count)) run().catch(fail)
    },
    close() {
      isClosed = true
      if (!isRunning) finder?.close()
    },
  }
}
