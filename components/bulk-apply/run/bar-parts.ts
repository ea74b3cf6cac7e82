import type { RowOutcome, Run } from '@/lib/bulk-apply/contract'
import { outcomesOfBar } from './outcome-looks'

export type BarPart = { outcome: RowOutcome; count: number; grow: string }

/** Written out, since Tailwind looks for whole names, and the server's HTML may hold no style attribute. */
const growths = [
  'md:grow-1 md:grow-2 md:grow-3 md:grow-4 md:grow-5 md:grow-6 md:grow-7 md:grow-8 md:grow-9 md:grow-10',
  'md:grow-11 md:grow-12 md:grow-13 md:grow-14 md:grow-15 md:grow-16 md:grow-17 md:grow-18 md:grow-19 md:grow-20',
]
  .join(' ')
  .split(' ')

/** The parts of a run's bar. Their numbers add up to its rows; `chosen` is one of them even when it has none left. */
export function barParts({ rows, counts }: Pick<Run, 'rows' | 'counts'>, chosen: RowOutcome | null): BarPart[] {
  return outcomesOfBar.flatMap((outcome) => {
    const count = counts[outcome]
    if (count === 0 && outcome !== chosen) return []
    const share = rows === 0 ? 0 : count / rows
    const step = Math.max(0, Math.min(growths.length, Math.round(share * growths.length)) - 1)
    return [{ outcome, count, grow: growths[step] ?? '' }]
  })
}
