/** The gap between neighbors on a list with room; moving single records then needs no new numbers for the others. */
export const step = 1024
/** With a smaller gap, numbers would soon run out of digits, however short the list is. */
const minGap = 2 ** -12

/** `crowdedAt`: after this number there is no room for the records that belong there (make-room.ts); usually null. */
type Positions = { positions: number[]; crowdedAt: number | null }

/**
 * Numbers records in the order of the partner's list. `known`: each record's current number, null for a new one. As
 * many as possible keep theirs; the others get numbers in between. `after`: the number of the record before the first,
 * null at the head of the list; `before`: the next number in use after the last one kept (`lastKept`), null for none.
 */
export function assignPositions(
  known: readonly (number | null)[],
  { after, before }: { after: number | null; before: number | null },
): Positions {
  const kept = longestRising(known, after)
  const positions: number[] = []
  let crowdedAt: number | null = null
  let from = after
  for (let index = 0; index < known.length; index = positions.length) {
    const own = kept.has(index) ? (known[index] ?? null) : null
    if (own !== null) {
      positions.push(own)
    } else {
      let end = index
      while (end < known.length && !kept.has(end)) end += 1
      const to = end < known.length ? (known[end] ?? null) : before
      const count = end - index
      if (from !== null && to !== null && gapOf(from, to, count) < minGap) crowdedAt ??= from
      positions.push(...spread(from, to, count))
    }
    from = positions.at(-1) ?? from
  }
  return { positions, crowdedAt }
}

/** The number of the last record that keeps its own, or `after` if none does. */
export function lastKept(known: readonly (number | null)[], after: number | null): number | null {
  const indexes = [...longestRising(known, after)]
  return indexes.length === 0 ? after : (known[Math.max(...indexes)] ?? after)
}

/** `count` ascending numbers between the two; null means unbounded. */
function spread(from: number | null, to: number | null, count: number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  if (from === null && to === null) return numbers.map((number) => number * step)
  if (from === null) return numbers.map((number) => Number(to) - (count + 1 - number) * step)
  if (to === null) return numbers.map((number) => from + number * step)
  return numbers.map((number) => from + gapOf(from, to, count) * number)
}

/** Leaves half of the room after them: more new records often follow with the next page. */
function gapOf(from: number, to: number, count: number): number {
  return (to - from) / (2 * count)
}

/** The indices of the longest increasing subsequence above `after`. */
function longestRising(known: readonly (number | null)[], after: number | null): Set<number> {
  /** By length: the index where the best run of that length ends; and the index before each one in its run. */
  const ends: number[] = []
  const previous = new Map<number, number>()
  const at = (index: number | undefined) => (index === undefined ? undefined : known[index])
  for (const [index, value] of known.entries()) {
    if (value === null || (after !== null && value <= after)) continue
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (Number(at(ends[middle])) < value) low = middle + 1
      else high = middle
    }
    const before = ends[low - 1]
    if (before !== undefined) previous.set(index, before)
    ends[low] = index
  }
  const kept = new Set<number>()
  for (let index = ends.at(-1); index !== undefined; index = previous.get(index)) kept.add(index)
  return kept
}
