import 'server-only'
import type { ReadPage } from '../partner/paging/page'
import { describeError } from '../runtime/describe-error'
import { log } from '../runtime/log'
import { store } from '../store/connection'
import { changeIndex, type Lease } from './indexes'

/** A walk that ends within this time needs no estimate. */
const afterMs = 2_000
/** The first offset that is asked for. */
const firstPlace = 1_024
/** Close enough for a progress bar: one in fifty. */
const closeEnough = 0.02

/** Estimates the list's length during a first walk and saves it with the index. The partner gives no total. */
export function followExpectedTotal(lease: Lease, readPage: ReadPage): { stop(): void } {
  const stopping = new AbortController()
  async function find() {
    const expectedTotal = await estimateTotal(readPage, stopping.signal)
    if (expectedTotal !== null && !stopping.signal.aborted) await changeIndex(store(), lease, { expectedTotal })
  }
  const timer = setTimeout(() => {
    // The walk itself meets what is wrong with the store or the lease.
    find().catch((error: unknown) => log.warn({ err: describeError(error) }, 'the length of the list is not known'))
  }, afterMs)
  timer.unref()
  return {
    stop() {
      clearTimeout(timer)
      stopping.abort()
    },
  }
}

/**
 * How many records a list has, give or take a fiftieth, by asking for single records: twice as far each time until
 * there is none, then in between; some 20 requests for a million. Null where one of them fails.
 */
export async function estimateTotal(readPage: ReadPage, signal: AbortSignal): Promise<number | null> {
  let [known, beyond] = [0, Number.POSITIVE_INFINITY]
  while (beyond === Number.POSITIVE_INFINITY || beyond - known > Math.max(1, known * closeEnough)) {
    const place =
      beyond === Number.POSITIVE_INFINITY ? Math.max(firstPlace, known * 2) : Math.floor((known + beyond) / 2)
    const answer = await readPage({ offset: place, limit: 1 }, { signal }).catch(() => null)
    if (!answer?.ok || signal.aborted) return null
    if (answer.value.items.length > 0) known = place
    else beyond = place
  }
  return beyond
}
