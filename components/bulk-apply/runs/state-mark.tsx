import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleSlash,
  FileClock,
  ListOrdered,
  LoaderCircle,
  type LucideIcon,
  Pause,
} from 'lucide-react'
import type { Run, RunState } from '@/lib/bulk-apply/contract'
import type { Tone } from '../../ui/notice'
import { stateInWords } from './run-words'

const inks: Record<Tone, string> = {
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
  unclear: 'text-unclear',
  info: 'text-accent',
}

const icons: Record<RunState, LucideIcon> = {
  draft: FileClock,
  enqueueing: ListOrdered,
  running: LoaderCircle,
  paused: Pause,
  stopped: CircleAlert,
  cancelling: CircleSlash,
  finished: CircleCheck,
  cancelled: CircleSlash,
}

/** The state of a run as an icon and a word. */
export function StateMark({ run }: { run: Pick<Run, 'state' | 'counts' | 'isHeld' | 'waitsForFields'> }) {
  const { tone, text } = stateInWords(run)
  const Icon =
    run.isHeld || run.waitsForFields
      ? Pause
      : tone === 'good'
        ? CircleCheck
        : tone === 'unclear'
          ? CircleHelp
          : tone === 'bad'
            ? CircleAlert
            : icons[run.state]
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${inks[tone]}`}>
      <Icon
        aria-hidden
        className={`size-4 shrink-0 ${Icon === LoaderCircle ? 'animate-spin motion-reduce:animate-none' : ''}`}
      />
      {text}
    </span>
  )
}
