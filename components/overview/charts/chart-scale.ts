/** Values of the lines across a chart, the highest first; the last is 0. Whole numbers, at most six of them. */
export function gridLines(highest: number): number[] {
  const step = niceStep(Math.max(1, highest) / 4)
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, place) => (count - place) * step)
}

/** The next of 1, 2, 5, 10, 20, 50 ... */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)))
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10)
}

/** How much of the width each value takes, in percent; what is there at all is visible. */
export function barWidths(counts: readonly number[]): number[] {
  const most = Math.max(1, ...counts)
  return counts.map((count) => (count === 0 ? 0 : Math.max(0.5, (count / most) * 100)))
}

/** Parts of a column from the bottom up, each with the sum of those below it. */
export function stack<Part extends { count: number }>(parts: readonly Part[]): (Part & { below: number })[] {
  let below = 0
  return parts.map((part) => {
    const placed = { ...part, below }
    below += part.count
    return placed
  })
}
