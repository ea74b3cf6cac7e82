import {
  Ban,
  CircleCheck,
  CircleHelp,
  Clock,
  type LucideIcon,
  MinusCircle,
  PauseCircle,
  SendHorizontal,
} from 'lucide-react'
import type { RowOutcome, RunRow } from '@/lib/bulk-apply/contract'
import { rowOutcomeInWords } from '@/lib/bulk-apply/words'

const looks: Record<RowOutcome, { icon: LucideIcon; ink: string }> = {
  waiting: { icon: Clock, ink: 'text-quiet' },
  sending: { icon: SendHorizontal, ink: 'text-accent' },
  held: { icon: PauseCircle, ink: 'text-warn' },
  'held-for-review': { icon: CircleHelp, ink: 'text-unclear' },
  'needs-decision': { icon: CircleHelp, ink: 'text-unclear' },
  refused: { icon: Ban, ink: 'text-bad' },
  submitted: { icon: CircleCheck, ink: 'text-good' },
  queued: { icon: CircleCheck, ink: 'text-good' },
  'already-applied': { icon: MinusCircle, ink: 'text-quiet' },
  abandoned: { icon: CircleHelp, ink: 'text-quiet' },
  cancelled: { icon: MinusCircle, ink: 'text-quiet' },
}

/** What became of a row, as an icon and a word. */
export function RowOutcomeMark({ row }: { row: Pick<RunRow, 'outcome' | 'failure'> }) {
  const { icon: Icon, ink } = looks[row.outcome]
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 align-bottom">
      <Icon aria-hidden className={`size-4 shrink-0 ${ink}`} />
      <span className="truncate">{rowOutcomeInWords(row)}</span>
    </span>
  )
}
