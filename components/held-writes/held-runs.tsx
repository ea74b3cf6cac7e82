import Link from 'next/link'
import type { HeldRun } from '@/lib/held-writes/contract'
import { Time } from '../ui/time'
import { type AskedHeld, HeldButtons } from './held-buttons'
import { heldRunInWords } from './held-words'
import { heldWriteWords } from './words'

type HeldRunsProps = { runs: HeldRun[]; pending: string | null; onAsk: (asked: AskedHeld) => void }

/** Held runs, each decided as a whole. */
export function HeldRuns({ runs, pending, onAsk }: HeldRunsProps) {
  return (
    <section aria-labelledby="held-runs" className="grid gap-2">
      <h2 id="held-runs" className="text-section font-semibold">
        {heldWriteWords.bulkRuns}
      </h2>
      <ul aria-label={heldWriteWords.heldRuns} className="overflow-hidden rounded-panel border bg-raised">
        {runs.map((run) => (
          <li key={run.id} className="grid gap-2 border-b p-3 last:border-b-0 md:px-4">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <div className="min-w-0">
                <Link
                  href={`/bulk-apply/${run.id}`}
                  prefetch={false}
                  dir="auto"
                  className="link wrap-anywhere font-medium"
                >
                  {run.name}
                </Link>
                <p className="text-small text-quiet tabular-nums">
                  {heldWriteWords.rowsNotKnown({ count: run.rows, who: run.who })} <Time iso={run.createdAt} />
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <HeldButtons
                  target={{ of: 'run', id: run.id }}
                  count={run.rows}
                  fullLabel={(what) => heldWriteWords.decideRun[what]({ name: run.name })}
                  question={(what) => heldWriteWords.ask[what]({ count: run.rows })}
                  pending={pending}
                  onAsk={onAsk}
                />
              </div>
            </div>
            <p className="max-w-prose text-quiet">{heldRunInWords(run)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
