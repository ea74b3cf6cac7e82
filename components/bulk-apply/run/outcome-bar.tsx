'use client'

import type { RowOutcome, Run } from '@/lib/bulk-apply/contract'
import { runRowWords } from '@/lib/bulk-apply/words'
import { wholeNumber } from '../../ui/formats'
import { sentCount } from '../runs/run-facts'
import { sentInWords } from '../runs/run-words'
import { runsWords } from '../runs/words'
import { type BarPart, barParts } from './bar-parts'
import { outcomeLooks } from './outcome-looks'
import { runWords } from './words'

type OutcomeBarProps = { run: Run; chosen: RowOutcome | null; onChoose: (outcome: RowOutcome | null) => void }

/** The outcomes of all rows as one bar. Its parts also filter the table, and their counts add up to the total. */
export function OutcomeBar({ run, chosen, onChoose }: OutcomeBarProps) {
  const parts = barParts(run, chosen)
  return (
    <fieldset aria-label={runWords.filter} className="flex min-w-0 flex-wrap gap-x-1.5 gap-y-1">
      <div
        role="progressbar"
        aria-label={runsWords.sentLabel}
        aria-valuemin={0}
        aria-valuenow={sentCount(run)}
        aria-valuemax={run.rows}
        aria-valuetext={sentInWords(run)}
        className="mb-1 h-2 w-full overflow-hidden rounded-[3px]"
      >
        <svg aria-hidden className="size-full">
          {parts.map(({ outcome, start, width }) => (
            <rect
              key={outcome}
              x={`${start}%`}
              width={`${width}%`}
              height="100%"
              strokeWidth={2}
              className={`stroke-surface ${outcomeLooks[outcome].bar} ${chosen && chosen !== outcome ? 'opacity-40' : ''}`}
            />
          ))}
        </svg>
      </div>
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)} className={labelClass}>
        {runWords.allRows}
        <span className="font-semibold">{wholeNumber(run.rows)}</span>
      </button>
      {parts.map((part) => (
        <Part
          key={part.outcome}
          part={part}
          isChosen={chosen === part.outcome}
          onChoose={() => onChoose(chosen === part.outcome ? null : part.outcome)}
        />
      ))}
    </fieldset>
  )
}

const labelClass =
  'inline-flex h-7 items-center gap-1.5 rounded-control px-2 text-table whitespace-nowrap tabular-nums hover:bg-sunken aria-pressed:bg-accent-soft touch:h-11'

type PartProps = { part: BarPart; isChosen: boolean; onChoose: () => void }

function Part({ part: { outcome, count }, isChosen, onChoose }: PartProps) {
  const { icon: Icon, ink } = outcomeLooks[outcome]
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose} className={labelClass}>
      <Icon aria-hidden className={`size-4 shrink-0 ${ink}`} />
      {runRowWords.outcomes[outcome]}
      <span className="font-semibold">{wholeNumber(count)}</span>
    </button>
  )
}
