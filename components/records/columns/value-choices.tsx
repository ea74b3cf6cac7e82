'use client'

import { type KeyboardEvent, useState } from 'react'
import { wholeNumber } from '../../ui/formats'
import { columnFilterWords } from './words'

type Value = string | null

type ValueChoicesProps = {
  /** What the group is called. */
  label: string
  values: readonly { value: Value; label: string; count: number }[]
  chosen: readonly Value[]
  /** There are more values than these. */
  hasMore: boolean
  onChange: (chosen: Value[]) => void
}

/** From this many values on, a search box is shown. */
const manyValues = 13

/** The values of a field, with how many rows have each. Any number can be chosen. */
export function ValueChoices({ label, values, chosen, hasMore, onChange }: ValueChoicesProps) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLocaleLowerCase()
  const shown = values.filter((one) => one.label.toLocaleLowerCase().includes(wanted))
  const find = columnFilterWords.find({ column: label })
  return (
    <>
      {values.length >= manyValues && (
        <input
          type="search"
          aria-label={find}
          placeholder={find}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="control mb-1.5"
        />
      )}
      <div role="group" aria-label={label} onKeyDown={moveByArrows}>
        {shown.map(({ value, label, count }) => (
          <label
            key={value ?? ''}
            className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1 select-none hover:bg-sunken has-focus-visible:bg-sunken touch:min-h-10"
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
              className="size-4 shrink-0 accent-accent"
            />
            <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
              {label}
            </span>{' '}
            <span className="text-quiet tabular-nums">{wholeNumber(count)}</span>
          </label>
        ))}
      </div>
      {shown.length === 0 && (
        <p className="px-2.5 py-1 text-quiet">{wanted === '' ? columnFilterWords.nobody : columnFilterWords.noValue}</p>
      )}
      {hasMore && <p className="px-2.5 py-1 text-small text-quiet">{columnFilterWords.frequent}</p>}
    </>
  )
}

/** Arrow keys move as in a menu; the Tab key still works. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const place = boxes.findIndex((box) => box.matches(':focus'))
  event.preventDefault()
  boxes.at((place + (event.key === 'ArrowDown' ? 1 : -1)) % boxes.length)?.focus()
}
