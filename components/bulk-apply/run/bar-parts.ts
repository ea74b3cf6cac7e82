import type { RowOutcome, Run } from '@/lib/bulk-apply/contract'
import { outcomesOfBar } from './outcome-looks'

/** `grow`: the class that says how wide it is among the others. */
export type BarPart = { outcome: RowOutcome; count: number; grow: string }

/** Written out, since Tailwind looks for whole names, and the server's HTML may hold no style attribute. */
const growths = [
  'grow-1 grow-2 grow-3 grow-4 grow-5 grow-6 grow-7 grow-8 grow-9 grow-10',
  'grow-11 grow-12 grow-13 grow-14 grow-15 grow-16 grow-17 grow-18 grow-19 grow-20',
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
