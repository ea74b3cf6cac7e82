/** A part of the list as it was read: its keys in order, and which of them are new. */
type Segment = { offset: number; keys: readonly string[]; isNew: readonly boolean[]; hasSteppedBack: boolean }

/**
 * Follows the last delivered record. All delivered records are above it, so when it (or a delivered one before it) is
 * found further down than expected, that many records arrived above. Once it is gone, removals can hide arrivals.
 */
export function createArrivals() {
  // All arrivals, whether they stay or not; and how many of them are certainly still there.
  let count = 0
  let present = 0
  let last: { key: string; expected: number } | undefined
  // Rereading an earlier part: what is new there may already have been counted.
  let isBehind = false
  let isLost = false

  /** Records delivered above the last one already had a place there, which was counted. */
  function deliverAbove(newCount: number, wasCounted: boolean): void {
    const paid = wasCounted ? Math.min(newCount, present) : 0
    present -= paid
    if (last) last.expected += newCount - paid
  }

  function noteShift(index: number, isLast: boolean): void {
    if (!last) return
    const shift = index - last.expected
    if (shift <= 0 && !isLast) return
    count += Math.max(0, shift)
    present = Math.max(0, present + shift)
    last.expected = index
  }

  return {
    count: () => count,

    /** Records delivered without a gap after a delivered one, or from the start. */
    takeSegment({ offset, keys, isNew, hasSteppedBack }: Segment): void {
      const key = keys.at(-1)
      if (isLost || key === undefined) return
      const end = offset + keys.length - 1
      const at = last ? keys.indexOf(last.key) : keys.length - 1
      const isLastHere = at >= 0
      const newAbove = isNew.slice(0, isLastHere ? at : keys.length).filter(Boolean).length
      isBehind ||= hasSteppedBack
      if (isBehind) count = Math.max(0, count - newAbove)
      deliverAbove(newAbove, isBehind)
      noteShift(isLastHere ? offset + at : end, isLastHere)
      // Nothing is above the start, and what follows is read anyway.
      if (offset === 0) count = 0
      if (!isLastHere) return
      last = { key, expected: end }
      isBehind = false
    },

    /** Records delivered from the head of the list. With `end`, the walk read the whole list and ended there. */
    takeHead(newCount: number, end?: { key: string; index: number }): void {
      deliverAbove(newCount, true)
      count = 0
      if (!end) return
      last = { key: end.key, expected: end.index }
      present = 0
    },

    /** What was read may have gaps: from here on nothing is known. */
    lose(): void {
      isLost = true
      count = 0
    },
  }
}
