'use client'

import type { RowOutcome, Run } from '@/lib/bulk-apply/contract'
import { rowOutcomeInWords } from '@/lib/bulk-apply/words'
import { wholeNumber } from '../../ui/formats'
import { sentCount } from '../runs/run-facts'
import { sentInWords } from '../runs/run-words'
import { runsWords } from '../runs/words'
import { type BarPart, barParts } from './bar-parts'
import { outcomeLooks } from './outcome-looks'
import { runWords } from './words'

type OutcomeBarProps = { run: Run; chosen: RowOutcome | null; onChoose: (outcome: RowOutcome | null) => void }

/** What became of the rows, as one bar. Its parts are the filter of the table, and their numbers add up. */
export function OutcomeBar({ run, chosen, onChoose }: OutcomeBarProps) {
  const parts = barParts(run, chosen)
  return (
    <fieldset aria-label={runWords.filter} className="flex min-w-0 flex-wrap items-stretch gap-x-3 gap-y-1.5">
      <button
        type="button"
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
        className={`${partClass} border px-2.5`}
      >
        <span className={labelClass}>
          {runWords.allRows}
          <span className="font-semibold">{wholeNumber(run.rows)}</span>
        </span>
      </button>
      <div className="relative flex min-w-0 flex-1 flex-wrap gap-x-0.5 gap-y-1.5 max-md:basis-full">
        <div
          role="progressbar"
          aria-label={runsWords.sentLabel}
          aria-valuemin={0}
          aria-valuenow={sentCount(run)}
          aria-valuemax={run.rows}
          aria-valuetext={sentInWords(run)}
          className="pointer-events-none absolute inset-x-0 top-0 h-2"
        />
        {/* On phones the labels need more than a line, so the bar is above them. */}
        <div aria-hidden className="flex h-2 w-full gap-0.5 md:hidden">
          {parts.map(({ outcome, grow }) => (
            <span key={outcome} className={`min-w-1.5 rounded-[3px] ${grow} ${outcomeLooks[outcome].bar}`} />
          ))}
        </div>
        {parts.map((part) => (
          <Part
            key={part.outcome}
            part={part}
            isChosen={chosen === part.outcome}
            isDimmed={chosen !== null && chosen !== part.outcome}
            onChoose={() => onChoose(chosen === part.outcome ? null : part.outcome)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const partClass =
  'group flex min-w-max flex-col justify-center gap-1 rounded-control text-left hover:bg-sunken aria-pressed:bg-accent-soft'
const labelClass = 'inline-flex h-7 items-center gap-1.5 text-table tabular-nums touch:h-9'

type PartProps = { part: BarPart; isChosen: boolean; isDimmed: boolean; onChoose: () => void }

function Part({ part: { outcome, count, grow }, isChosen, isDimmed, onChoose }: PartProps) {
  const { icon: Icon, ink, bar } = outcomeLooks[outcome]
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose} className={`${partClass} ${grow} max-md:grow-0`}>
      <span aria-hidden className={`h-2 w-full rounded-[3px] max-md:hidden ${bar} ${isDimmed ? 'opacity-40' : ''}`} />
      <span className={`${labelClass} px-1.5`}>
        <Icon aria-hidden className={`size-4 shrink-0 ${ink}`} />
        {rowOutcomeInWords({ outcome, failure: null })}
        <span className="font-semibold">{wholeNumber(count)}</span>
      </span>
    </button>
  )
}
