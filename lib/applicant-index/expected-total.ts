import 'server-only'
import type { ReadPage } from '../partner/paging/page'
import { singleton } from '../runtime/singleton'

/** A walk that is over by then needs no estimate. */
const afterMs = 2_000
/** The first place that is asked for. */
const firstPlace = 1_024
/** Close enough for a progress bar: one in fifty. */
const closeEnough = 0.02

/** Only the server that walks knows; others show how many were read. */
const expected = singleton('applicant-index-expected-totals', () => new Map<number, number>())

/** How many applicants the list of this index was found to have; null while nobody knows. */
export function expectedTotal(indexId: number): number | null {
  return expected.get(indexId) ?? null
}

/** Finds out beside a first walk how long the list is, and forgets it at the end. The partner gives no total. */
export function followExpectedTotal(indexId: number, readPage: ReadPage): { stop(): void } {
  const stopping = new AbortController()
  const timer = setTimeout(() => {
    void estimateTotal(readPage, stopping.signal).then((total) => {
      if (total !== null && !stopping.signal.aborted) expected.set(indexId, total)
    })
  }, afterMs)
  timer.unref()
  return {
    stop() {
      clearTimeout(timer)
      stopping.abort()
      expected.delete(indexId)
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
