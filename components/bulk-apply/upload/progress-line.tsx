import { wholeNumber } from '../../ui/formats'
import { SpokenLine } from '../../ui/spoken-line'

/** How far something is, as a bar and in words. */
export function ProgressLine({ label, done, of, words }: { label: string; done: number; of: number; words: string }) {
  return (
    <div className="grid max-w-md gap-1">
      <p className="text-quiet tabular-nums">
        <SpokenLine line={`${wholeNumber(done)} of ${wholeNumber(of)} ${words}`} />
      </p>
      <progress aria-label={label} value={done} max={Math.max(1, of)} className="h-1.5 w-full accent-accent" />
    </div>
  )
}
