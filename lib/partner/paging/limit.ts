/** How many records to request at once, and when to request more again. */
export type Limit = {
  current: number
  max: number
  /** Consecutive successful pages, and how many of them raise the limit. */
  successCount: number
  successesNeeded: number
  /** The last raise has not been followed by a successful page yet. */
  isTrial: boolean
}

const minSuccessesNeeded = 3
const maxSuccessesNeeded = 48

export function startLimit(max: number): Limit {
  return { current: max, max, successCount: 0, successesNeeded: minSuccessesNeeded, isTrial: false }
}

/** After a complete page: raises the limit after enough consecutive ones. */
export function limitAfterSuccess(limit: Limit): Limit {
  const successCount = limit.successCount + 1
  if (successCount >= limit.successesNeeded) return increaseLimit(limit)
  return { ...limit, successCount, isTrial: false }
}

/** After a page that was not the last one, but had fewer records than requested: what the partner returns at most. */
export function limitOfPartner(limit: Limit, length: number): Limit {
  return length < 2 ? limitAfterSuccess(limit) : lowerTo(limit, Math.min(limit.max, length))
}

/** After an answer that was too slow or too large: half. */
export function limitAfterOverload(limit: Limit): Limit {
  return lowerTo(limit, nextLower(limit.current))
}

/** A raise that failed at once is retried half as often. */
function lowerTo(limit: Limit, current: number): Limit {
  const successesNeeded = limit.isTrial
    ? Math.min(2 * limit.successesNeeded, maxSuccessesNeeded)
    : limit.successesNeeded
  return { ...limit, current, successCount: 0, successesNeeded, isTrial: false }
}

/** One step up the sequence of limits: 1, 2, 3, 6, 12, 25, 50. */
export function increaseLimit(limit: Limit): Limit {
  if (limit.current === limit.max) return { ...limit, successCount: 0, isTrial: false }
  let higher = limit.max
  while (nextLower(higher) > limit.current) higher = nextLower(higher)
  return { ...limit, current: higher, successCount: 0, isTrial: true }
}

/** Half, but 2 after 3: the smallest page that can overlap the previous one. */
function nextLower(limit: number): number {
  return limit > 3 ? Math.floor(limit / 2) : Math.max(1, limit - 1)
}

/** How many records of the previous page are read again, to find a known one: a tenth, at least one. */
export function overlapOf(limit: number): number {
  return Math.max(1, Math.floor(limit / 10))
}
