import 'server-only'
import type { ReadPage } from '../partner/paging/page'
import { describeError } from '../runtime/describe-error'
import { log } from '../runtime/log'
import { store } from '../store/connection'
import { changeIndex, type Lease } from './indexes'

/** A walk that ends within this time needs no estimate. */
const afterMs = 2_000
/** The first offset requested. */
const firstOffset = 1_024
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
    // The walk itself reports problems with the store or the lease.
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
 * Estimates a list's length to within 2% by requesting single records: doubles the offset until there is none, then
 * bisects; some 20 requests for a million records. Null if a request fails.
 */
export async function estimateTotal(readPage: ReadPage, signal: AbortSignal): Promise<number | null> {
  let [known, beyond] = [0, Number.POSITIVE_INFINITY]
  while (beyond === Number.POSITIVE_INFINITY || beyond - known > Math.max(1, known * closeEnough)) {
    const offset =
      beyond === Number.POSITIVE_INFINITY ? Math.max(firstOffset, known * 2) : Math.floor((known + beyond) / 2)
    const answer = await readPage({ offset: offset, limit: 1 }, { signal }).catch(() => null)
    if (!answer?.ok || signal.aborted) return null
    if (answer.value.items.length > 0) known = offset
    else beyond = offset
  }
  return beyond
}
