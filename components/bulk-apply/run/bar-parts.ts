import type { RowOutcome, Run } from '@/lib/bulk-apply/contract'
import { outcomesOfBar } from './outcome-looks'

/** `start` and `width` are percentages of the bar. */
export type BarPart = { outcome: RowOutcome; count: number; start: number; width: number }

/** A single row of ten thousand can still be seen. In percent. */
const narrowest = 1

/** The parts of a run's bar. Their numbers add up to its rows; `chosen` is one of them even when it has none left. */
export function barParts({ rows, counts }: Pick<Run, 'rows' | 'counts'>, chosen: RowOutcome | null): BarPart[] {
  const shown = outcomesOfBar.filter((outcome) => counts[outcome] > 0 || outcome === chosen)
  const widthOf = (outcome: RowOutcome) =>
    counts[outcome] === 0 ? 0 : Math.max(narrowest, (100 * counts[outcome]) / rows)
  const all = shown.reduce((sum, outcome) => sum + widthOf(outcome), 0)
  let end = 0
  return shown.map((outcome) => {
    const start = end
    const width = all === 0 ? 0 : (100 * widthOf(outcome)) / all
    end += width
    return { outcome, count: counts[outcome], start, width }
  })
}
