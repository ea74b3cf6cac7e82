'use client'

import { type RowOutcome, type Run, rowOutcomes } from '@/lib/bulk-apply/contract'
import { rowOutcomeInWords } from '@/lib/bulk-apply/words'
import { useCount } from '../../ui/use-count'

type OutcomeFilterProps = { run: Run; chosen: RowOutcome | null; onChoose: (outcome: RowOutcome | null) => void }

/** How many rows came to what; a press shows only those. */
export function RowOutcomeFilter({ run, chosen, onChoose }: OutcomeFilterProps) {
  const formatCount = useCount()
  const shown = rowOutcomes.filter((outcome) => run.counts[outcome] > 0 || outcome === chosen)
  return (
    <fieldset aria-label="Show rows" className="flex flex-wrap gap-1.5">
      <Choice
        name="All rows"
        count={formatCount(run.rows)}
        isChosen={chosen === null}
        onChoose={() => onChoose(null)}
      />
      {shown.map((outcome) => (
        <Choice
          key={outcome}
          name={rowOutcomeInWords({ outcome, failure: null })}
          count={formatCount(run.counts[outcome])}
          isChosen={chosen === outcome}
          onChoose={() => onChoose(chosen === outcome ? null : outcome)}
        />
      ))}
    </fieldset>
  )
}

type ChoiceProps = { name: string; count: string; isChosen: boolean; onChoose: () => void }

function Choice({ name, count, isChosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="inline-flex h-8 items-center gap-1.5 rounded-control border bg-raised px-2.5 text-table tabular-nums hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft touch:h-10"
    >
      {name}
      <span className="font-semibold">{count}</span>
    </button>
  )
}
