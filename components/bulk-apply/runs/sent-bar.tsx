'use client'

import type { Run } from '@/lib/bulk-apply/contract'
import { useIsBrowser } from '../../ui/use-is-browser'
import { sentCount } from './run-facts'
import { sentInWords } from './run-words'
import { runsWords } from './words'

/** How much of a run was sent, as a bar; `className` sets its thickness. */
export function SentBar({ run, className }: { run: Pick<Run, 'counts' | 'rows'>; className: string }) {
  const isBrowser = useIsBrowser()
  const sent = sentCount(run)
  const share = run.rows === 0 ? 0 : sent / run.rows
  return (
    <div
      role="progressbar"
      aria-label={runsWords.sentLabel}
      aria-valuemin={0}
      aria-valuenow={sent}
      aria-valuemax={run.rows}
      aria-valuetext={sentInWords(run)}
      className={`overflow-hidden rounded-full bg-sunken ${className}`}
    >
      {isBrowser && (
        // Only in the browser: the server's HTML must not contain style attributes.
        <div
          style={{ transform: `scaleX(${share})` }}
          className="h-full w-full origin-left bg-accent transition-transform duration-150 motion-reduce:transition-none"
        />
      )}
    </div>
  )
}
