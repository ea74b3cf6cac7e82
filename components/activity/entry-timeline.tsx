'use client'

import type { Step } from '@/lib/dispatch/contract'
import { Time } from '../ui/time'
import { describeStep, formatDuration } from './entry-text'

/** What befell a dispatch, step by step, the first on top. */
export function EntryTimeline({ steps }: { steps: readonly Step[] }) {
  return (
    <section aria-labelledby="entry-timeline" className="grid gap-2">
      <h3 id="entry-timeline" className="font-semibold">
        What happened
      </h3>
      <ol className="grid gap-3 border-l pl-4">
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          <li key={place}>
            <p className="wrap-anywhere">{describeStep(step)}</p>
            <p className="wrap-anywhere text-small text-quiet tabular-nums">
              <Time iso={step.at} isPrecise />
              {step.status != null && ` · Status ${step.status}`}
              {step.durationMs !== undefined && ` · ${formatDuration(step.durationMs)}`}
              {step.reference !== undefined && ` · Reference ${step.reference}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
