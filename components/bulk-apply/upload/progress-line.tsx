import { AnnouncedLine } from '../../ui/announced-line'
import { ProgressBar } from '../../ui/progress-bar'

/** Progress as a bar and as text, on one line. */
export function ProgressLine({ label, done, of, line }: { label: string; done: number; of: number; line: string }) {
  return (
    <div className="flex max-w-full items-center gap-3">
      <div className="w-24 shrink-0">
        <ProgressBar label={label} percent={(100 * done) / Math.max(1, of)} text={line} />
      </div>
      <p className="min-w-0 truncate text-quiet tabular-nums">
        <AnnouncedLine line={line} />
      </p>
    </div>
  )
}
