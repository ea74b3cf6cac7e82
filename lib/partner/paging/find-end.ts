import type { Result } from '../result'
import type { ReadPage } from './page'

/** There are at least so many records, and fewer than `below`; null while that is not known. A list that moves makes both stale. */
export type EndBounds = { atLeast: number; below: number | null }

export type EndFinder = {
  /** One attempt at one record (limit 1): the bounds after it. A failure leaves them as they were. Once done it asks for nothing. */
  next(options?: { signal?: AbortSignal }): Promise<Result<EndBounds>>
  bounds(): EndBounds
  isDone(): boolean
  /** The walk itself got so far: at or past `below`, the list has grown, and its end is looked for anew. */
  raise(atLeast: number): void
}

/** The highest offset that our own address takes (lib/applicants/parse-page). */
const largestOffset = 1_000_000_000
const firstPlace = 100

/**
 * Finds about how many records there are, since no answer has a total (spec 4.1): doubles from `from`, a number of records known
 * to be there, then bisects until the bounds are 1 % or 50 records apart, whichever is more.
 */
export function createEndFinder({ readPage, from }: { readPage: ReadPage; from: number }): EndFinder {
  let atLeast = from
  let below: number | null = null

  const isDone = () =>
    below === null ? atLeast > largestOffset : below - 1 - atLeast <= Math.max(50, Math.floor(atLeast / 100))

  /** A place at which a record, or none, halves what is unknown. */
  function nextPlace(): number {
    if (below !== null) return Math.floor((atLeast + below - 1) / 2)
    return Math.min(Math.max(2 * atLeast, firstPlace), largestOffset)
  }

  return {
    async next(options = {}) {
      if (!isDone()) {
        const place = nextPlace()
        const answer = await readPage({ offset: place, limit: 1 }, options)
        if (!answer.ok) return answer
        if (answer.value.items.length > 0) reach(place + answer.value.items.length)
        else if (place >= atLeast) below = place + 1
      }
      return { ok: true, value: { atLeast, below } }
    },
    bounds: () => ({ atLeast, below }),
    isDone,
    raise: reach,
  }

  function reach(count: number): void {
    atLeast = Math.max(atLeast, count)
    if (below !== null && below <= atLeast) below = null
  }
}
