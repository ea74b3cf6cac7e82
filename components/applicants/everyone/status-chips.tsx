'use client'

import { useState } from 'react'
import type { ApplicantMapping, SearchAnswer } from '@/lib/applicants/contract'
import { ChoiceChip } from '../../ui/choice-chip'
import { hueFills, hueOf } from '../../ui/hues'
import { inStageOrder } from '../table/in-stage-order'
import { filterWords } from '../words'
import type { FoundState } from './found-applicants'
import { useFacet } from './use-facet'
import { foundWords } from './words'

type Value = string | null

type StatusChipsProps = {
  state: FoundState
  first: SearchAnswer
  status: ApplicantMapping['status']
  chosen: readonly Value[]
  /** Otherwise phones and low windows show only the chosen ones. */
  isOpen: boolean
  onChange: (chosen: Value[]) => void
}

/** On phones each kind of unfolded filter is one line that scrolls sideways: wrapped, they would hide the list. */
export const lineOfPhones =
  '@max-[640px]:-mx-4 @max-[640px]:-my-1 @max-[640px]:flex @max-[640px]:basis-[calc(100%+32px)] @max-[640px]:flex-nowrap @max-[640px]:overflow-x-auto @max-[640px]:px-4 @max-[640px]:py-1 @max-[640px]:[scrollbar-width:none]'

/** How many statuses are shown until the "more" button is pressed. */
const maxShown = 8

/** All statuses in stage order, each with the number of found applicants that have it. */
export function StatusChips({ state, first, status, chosen, isOpen, onChange }: StatusChipsProps) {
  const { counts } = useFacet('status', state, first)
  // A new status may be counted before it is listed.
  const counted = counts?.values.map(({ value }) => value) ?? []
  const statuses = state.statuses.length > 0 ? [...new Set([...state.statuses, ...counted])] : []
  const [isWhole, setWhole] = useState(false)
  const frequent = statuses.length <= maxShown + 1 || isWhole ? statuses : statuses.slice(0, maxShown)
  const shown = inStageOrder([...new Set([...frequent, ...chosen])], status, (value) => value)
  const hidden = statuses.filter((value) => !shown.includes(value)).length
  const countOf = (value: Value) => counts?.values.find((one) => one.value === value)?.count ?? 0
  if (shown.length === 0) return null
  return (
    <div className={`flex min-w-0 flex-wrap items-center gap-1.5 @max-[1000px]:contents ${isOpen ? lineOfPhones : ''}`}>
      <div role="group" aria-label={filterWords.status} className="contents">
        {shown.map((value) => (
          <ChoiceChip
            key={value ?? ''}
            isChosen={chosen.includes(value)}
            onChoose={(isChosen) => onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))}
            mark={
              <svg aria-hidden viewBox="0 0 16 16" className="size-3.5">
                <circle cx="8" cy="8" r="5" className={hueFills[hueOf(value)]} />
              </svg>
            }
            label={value ?? foundWords.noStatus}
            count={counts && countOf(value)}
            isFolded={!isOpen}
          />
        ))}
      </div>
      {hidden > 0 && (
        <button
          type="button"
          className={`h-8 shrink-0 rounded-full px-2.5 text-table font-medium text-accent hover:bg-sunken touch:h-11 ${isOpen ? '' : '@max-[640px]:hidden short:@max-[1000px]:hidden'}`}
          onClick={() => setWhole(true)}
        >
          {foundWords.moreStatuses({ count: hidden })}
        </button>
      )}
    </div>
  )
}
