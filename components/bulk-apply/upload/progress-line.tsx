import { ProgressBar } from '../../ui/progress-bar'
import { SpokenLine } from '../../ui/spoken-line'

/** Progress as a bar and in words. */
export function ProgressLine({ label, done, of, line }: { label: string; done: number; of: number; line: string }) {
  return (
    <div className="grid max-w-md gap-1">
      <p className="text-quiet tabular-nums">
        <SpokenLine line={line} />
      </p>
      <ProgressBar label={label} percent={(100 * done) / Math.max(1, of)} text={line} />
    </div>
  )
}
