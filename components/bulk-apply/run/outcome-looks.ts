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
import type { RowOutcome } from '@/lib/bulk-apply/contract'

/** How each outcome looks: as a sign, and as a part of the bar. */
export const outcomeLooks: Record<RowOutcome, { icon: LucideIcon; ink: string; bar: string }> = {
  submitted: { icon: CircleCheck, ink: 'text-good', bar: 'bg-good' },
  queued: { icon: CircleCheck, ink: 'text-good', bar: 'bg-hue-2' },
  'already-applied': { icon: MinusCircle, ink: 'text-quiet', bar: 'bg-hue-5' },
  refused: { icon: Ban, ink: 'text-bad', bar: 'bg-bad' },
  'needs-decision': { icon: CircleHelp, ink: 'text-unclear', bar: 'bg-unclear' },
  abandoned: { icon: CircleHelp, ink: 'text-quiet', bar: 'bg-hue-4' },
  sending: { icon: SendHorizontal, ink: 'text-accent', bar: 'bg-accent' },
  held: { icon: PauseCircle, ink: 'text-warn', bar: 'bg-warn' },
  'held-for-review': { icon: CircleHelp, ink: 'text-unclear', bar: 'bg-unclear' },
  waiting: { icon: Clock, ink: 'text-quiet', bar: 'bg-line' },
  cancelled: { icon: MinusCircle, ink: 'text-quiet', bar: 'bg-line-strong' },
}

/** The outcomes in the order of the bar: what is done, what needs somebody, what is to come. */
export const outcomesOfBar: readonly RowOutcome[] = [
  'submitted',
  'queued',
  'already-applied',
  'refused',
  'needs-decision',
  'abandoned',
  'held-for-review',
  'held',
  'cancelled',
  'sending',
  'waiting',
]
