import { type RowOutcome, type Run, rowOutcomes } from './contract'

type Counted = { outcome: string | null; rows: number }

/**
 * A run's rows by outcome. `counted`: those recorded as dispatches; the others wait. `heldRows`: how many of those
 * waiting are held, which is counted separately and may be slightly older or newer.
 */
export function runCounts(
  run: { rows: number; isHeld: boolean },
  counted: readonly Counted[],
  heldRows: number,
): Run['counts'] {
  const countOf = (outcome: RowOutcome) => counted.find((one) => one.outcome === outcome)?.rows ?? 0
  const written = counted.reduce((sum, { rows }) => sum + rows, 0)
  const counts = Object.fromEntries(rowOutcomes.map((outcome) => [outcome, countOf(outcome)])) as Run['counts']
  counts.waiting = Math.max(0, counts.waiting + Math.max(0, run.rows - written) - heldRows)
  counts.held = heldRows
  if (run.isHeld) {
    counts['held-for-review'] = counts.waiting + counts.held + counts['needs-decision']
    Object.assign(counts, { waiting: 0, held: 0, 'needs-decision': 0 })
  }
  return counts
}
