'use client'

import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { wholeNumber } from './formats'

type ChoiceChipProps = {
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** Shown while not chosen. */
  mark: ReactNode
  label: string
  /** How many items have the value; null if not counted. */
  count: number | null
  /** Hidden in a narrow container, and in a low window that is not wide; unless chosen. */
  isFolded?: boolean
}

/** One of several values, any number of which can be chosen, with how many items have it. */
export function ChoiceChip({ isChosen, onChoose, mark, label, count, isFolded = false }: ChoiceChipProps) {
  return (
    <label
      className={`relative inline-flex h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-raised px-2.5 text-table whitespace-nowrap @max-[1000px]:gap-1 @max-[1000px]:px-1.5 @max-[1000px]:text-small select-none hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent touch:h-11 ${isFolded && !isChosen ? '@max-[640px]:hidden short:@max-[1000px]:hidden' : ''}`}
    >
      <input
        type="checkbox"
        className="absolute inset-0 size-full cursor-pointer rounded-full opacity-0"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span className="grid size-4 shrink-0 place-items-center">
        {isChosen ? <Check aria-hidden className="size-4 text-accent" /> : mark}
      </span>
      <span dir="auto" className="max-w-48 truncate font-medium">
        {label}
      </span>{' '}
      {count !== null && <span className="text-quiet tabular-nums">{wholeNumber(count)}</span>}
    </label>
  )
}
