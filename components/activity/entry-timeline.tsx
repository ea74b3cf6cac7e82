'use client'

import type { Author, Step } from '@/lib/dispatch/contract'
import { PersonLink } from '../links/links'
import { Reference } from '../ui/copying/reference'
import { Sentence } from '../ui/sentence'
import { Time } from '../ui/time'
import { activityWords, describeStep, formatDuration } from './words'

/** A dispatch's steps, the first on top. `who` requested it. */
export function EntryTimeline({ steps, who }: { steps: readonly Step[]; who: Author }) {
  // A single attempt has the same reference as the entry, which is shown above.
  const hasSeveral = new Set(steps.flatMap(({ reference }) => reference ?? [])).size > 1
  return (
    <section aria-labelledby="entry-timeline" className="grid gap-2">
      <h3 id="entry-timeline" className="font-semibold">
        {activityWords.timeline}
      </h3>
      <ol className="grid gap-3 border-l pl-4">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          <li key={index}>
            <p className="wrap-anywhere">
              <StepText step={step} who={who} />
            </p>
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

function StepText({ step, who }: { step: Step; who: Author }) {
  // Entries from earlier releases lack the person's id, but it was the author who requested it.
  const id = step.byId ?? (step.what === 'recorded' ? who.id : null)
  const person = <PersonLink id={id}>{step.by ?? activityWords.someone}</PersonLink>
  return <Sentence text={({ person }) => describeStep({ ...step, by: person })} parts={{ person }} />
}
