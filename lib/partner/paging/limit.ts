/** How many records to ask for at once, and what speaks for asking for more. */
export type Limit = {
  now: number
  largest: number
  /** Good pages in a row, and how many of them make a step up. */
  goodCount: number
  patience: number
  /** The step up to this limit has not proved itself yet. */
  isTrial: boolean
}

const firstPatience = 3
const longestPatience = 48

export function startLimit(largest: number): Limit {
  return { now: largest, largest, goodCount: 0, patience: firstPatience, isTrial: false }
}

/** After a page that came whole: one step up after several of them. */
export function afterGood(limit: Limit): Limit {
  const goodCount = limit.goodCount + 1
  if (goodCount >= limit.patience) return stepUp(limit)
  return { ...limit, goodCount, isTrial: false }
}

/** After an answer that was too slow or too large: half. A step up that did not hold is tried again half as often. */
export function afterTooMuch(limit: Limit): Limit {
  const patience = limit.isTrial ? Math.min(2 * limit.patience, longestPatience) : limit.patience
  return { ...limit, now: stepBelow(limit.now), goodCount: 0, patience, isTrial: false }
}

/** One step up on the way that led down: 1, 2, 3, 6, 12, 25, 50. */
export function stepUp(limit: Limit): Limit {
  if (limit.now === limit.largest) return { ...limit, goodCount: 0, isTrial: false }
  let above = limit.largest
  while (stepBelow(above) > limit.now) above = stepBelow(above)
  return { ...limit, now: above, goodCount: 0, isTrial: true }
}

/** Half, but never from 3 past 2: that is the smallest page that can overlap the one before. */
function stepBelow(limit: number): number {
  return limit > 3 ? Math.floor(limit / 2) : Math.max(1, limit - 1)
}

/** How many places of the page before a page reads again, to find a known record there: a tenth, at least one. */
export function overlapOf(limit: number): number {
  return Math.max(1, Math.floor(limit / 10))
}
