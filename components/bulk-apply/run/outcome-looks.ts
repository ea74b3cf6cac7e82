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

/** How each outcome is shown, as an icon and as a part of the bar. */
export const outcomeLooks: Record<RowOutcome, { icon: LucideIcon; ink: string; bar: string }> = {
  submitted: { icon: CircleCheck, ink: 'text-good', bar: 'fill-good' },
  queued: { icon: CircleCheck, ink: 'text-good', bar: 'fill-hue-2' },
  'already-applied': { icon: MinusCircle, ink: 'text-quiet', bar: 'fill-hue-5' },
  refused: { icon: Ban, ink: 'text-bad', bar: 'fill-bad' },
  'needs-decision': { icon: CircleHelp, ink: 'text-unclear', bar: 'fill-unclear' },
  abandoned: { icon: CircleHelp, ink: 'text-quiet', bar: 'fill-hue-4' },
  sending: { icon: SendHorizontal, ink: 'text-accent', bar: 'fill-accent' },
  held: { icon: PauseCircle, ink: 'text-warn', bar: 'fill-warn' },
  'held-for-review': { icon: CircleHelp, ink: 'text-unclear', bar: 'fill-unclear' },
  waiting: { icon: Clock, ink: 'text-quiet', bar: 'fill-line' },
  cancelled: { icon: MinusCircle, ink: 'text-quiet', bar: 'fill-line-strong' },
}

/** The outcomes in the order of the bar: done, needing a decision, still to come. */
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
