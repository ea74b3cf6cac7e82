import type { RowOutcome, Run } from '@/lib/bulk-apply/contract'
import { outcomesOfBar } from './outcome-looks'

/** `start` and `width` are percentages of the bar. */
export type BarPart = { outcome: RowOutcome; count: number; start: number; width: number }

/** Minimum width in percent, so that a single row out of ten thousand stays visible. */
const narrowest = 1

/** The parts of a run's bar. Their counts add up to its rows; `chosen` is always included, even with no rows. */
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
