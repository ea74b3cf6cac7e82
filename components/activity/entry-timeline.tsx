'use client'

import type { Step } from '@/lib/dispatch/contract'
import { Reference } from '../ui/reference'
import { Time } from '../ui/time'
import { activityWords, describeStep, formatDuration } from './words'

/** The steps of a dispatch, the first on top. */
export function EntryTimeline({ steps }: { steps: readonly Step[] }) {
  // One attempt has the reference of the whole entry, which stands above.
  const hasSeveral = new Set(steps.flatMap(({ reference }) => reference ?? [])).size > 1
  return (
    <section aria-labelledby="entry-timeline" className="grid gap-2">
      <h3 id="entry-timeline" className="font-semibold">
        {activityWords.timeline}
      </h3>
      <ol className="grid gap-3 border-l pl-4">
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          <li key={place}>
            <p className="wrap-anywhere">{describeStep(step)}</p>
            <p className="wrap-anywhere text-small text-quiet tabular-nums">
              <Time iso={step.at} isPrecise />
              {step.status != null && ` · ${activityWords.timelineStatus({ status: String(step.status) })}`}
              {step.durationMs !== undefined && ` · ${formatDuration(step.durationMs)}`}
              {hasSeveral && step.reference !== undefined && (
                <>
                  {' · '}
                  <Reference value={step.reference} />
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
