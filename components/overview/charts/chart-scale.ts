/** Returns the values of a chart's grid lines, from the highest down to 0: whole numbers, at most six of them. */
export function gridLines(highest: number): number[] {
  const step = niceStep(Math.max(1, highest) / 4)
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, index) => (count - index) * step)
}

/** The next number in 1, 2, 5, 10, 20, 50 ... */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)))
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10)
}

/** Returns each value's share of the full width, in percent; any value above 0 gets a visible width. */
export function barWidths(counts: readonly number[]): number[] {
  const most = Math.max(1, ...counts)
  return counts.map((count) => (count === 0 ? 0 : Math.max(0.5, (count / most) * 100)))
}

/** Stacks a column's parts from the bottom up, each with the sum of those below it. */
export function stack<Part extends { count: number }>(parts: readonly Part[]): (Part & { below: number })[] {
  let below = 0
  return parts.map((part) => {
    const placed = { ...part, below }
    below += part.count
    return placed
  })
}
