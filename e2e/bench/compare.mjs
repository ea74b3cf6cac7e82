/**
 * Measures the targets in turn (desk, floor, desk, floor ...), after uncounted runs, as servers warm up too. `prepare`
 * is called for each target before that.
 */
export async function compare({ measure, prepare, runs = 5, warmUps = 1 }, targets, browser, onRun) {
  if (prepare) for (const target of Object.values(targets)) await prepare(browser, target)
  const results = Object.fromEntries(Object.keys(targets).map((name) => [name, []]))
  for (let run = -warmUps; run < runs; run += 1) {
    for (const [name, target] of Object.entries(targets)) {
      const result = await measure(browser, target)
      if (run >= 0) results[name].push(result)
      onRun()
    }
  }
  return results
}

export function summarise(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const median = (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2
  return { median, least: sorted[0], most: sorted.at(-1) }
}
