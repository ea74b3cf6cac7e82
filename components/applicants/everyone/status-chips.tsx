'use client'

import { Check } from 'lucide-react'
import { useState } from 'react'
import type { ApplicantMapping, SearchAnswer } from '@/lib/applicants/contract'
import { wholeNumber } from '../../ui/formats'
import { hueFills, hueOf } from '../../ui/hues'
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
  onChange: (chosen: Value[]) => void
}

/** So many are shown at once. */
const mostShown = 8

/** All statuses in the order of their stages, with how many of the applicants shown would be left by each. */
export function StatusChips({ state, first, status, chosen, onChange }: StatusChipsProps) {
  const { counts } = useFacet('status', state, first)
  // A new status may be counted before it is listed.
  const counted = counts?.values.map(({ value }) => value) ?? []
  const statuses = state.statuses.length > 0 ? [...new Set([...state.statuses, ...counted])] : []
  const [isWhole, setWhole] = useState(false)
  const frequent = statuses.length <= mostShown + 1 || isWhole ? statuses : statuses.slice(0, mostShown)
  const shown = inOrder([...new Set([...frequent, ...chosen])], status)
  const hidden = statuses.filter((value) => !shown.includes(value)).length
  const countOf = (value: Value) => counts?.values.find((one) => one.value === value)?.count ?? 0
  if (shown.length === 0) return null
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5">
      <div role="group" aria-label={filterWords.status} className="contents">
        {shown.map((value) => (
          <label
            key={value ?? ''}
            className="relative inline-flex h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-raised px-2.5 text-table whitespace-nowrap select-none hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent touch:h-10"
          >
            <input
              type="checkbox"
              className="peer absolute inset-0 size-full cursor-pointer rounded-full opacity-0"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <svg aria-hidden viewBox="0 0 16 16" className="size-3.5 peer-checked:hidden">
              <circle cx="8" cy="8" r="5" className={hueFills[hueOf(value)]} />
            </svg>
            <Check aria-hidden className="hidden size-3.5 text-accent peer-checked:block" />
            <span dir="auto" className="max-w-48 truncate font-medium">
              {value ?? foundWords.noStatus}
            </span>{' '}
            {counts !== null && <span className="text-quiet tabular-nums">{wholeNumber(countOf(value))}</span>}
          </label>
        ))}
      </div>
      {hidden > 0 && (
        <button
          type="button"
          className="h-8 shrink-0 rounded-full px-2.5 text-table font-medium text-accent hover:bg-sunken touch:h-10"
          onClick={() => setWhole(true)}
        >
          {foundWords.moreStatuses({ count: hidden })}
        </button>
      )}
    </div>
  )
}

/** From the first stage to the last where the mapping says which that is; no status comes last. */
function inOrder(values: readonly Value[], status: ApplicantMapping['status']): Value[] {
  const order = status !== null && typeof status === 'object' ? status.order : []
  const place = (value: Value) =>
    value === null ? order.length + 1 : order.includes(value) ? order.indexOf(value) : order.length
  return [...values].sort((one, other) => place(one) - place(other))
}
