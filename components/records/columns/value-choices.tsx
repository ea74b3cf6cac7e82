'use client'

import { type KeyboardEvent, useState } from 'react'
import { wholeNumber } from '../../ui/formats'
import { columnFilterWords } from './words'

type Value = string | null

type ValueChoicesProps = {
  /** The group's accessible name. */
  label: string
  values: readonly { value: Value; label: string; count: number }[]
  chosen: readonly Value[]
  /** Whether there are more values than those listed. */
  hasMore: boolean
  onChange: (chosen: Value[]) => void
}

/** A search box is shown for at least this many values. */
const manyValues = 13

/** A field's values, each with its number of rows. Any number of them can be chosen. */
export function ValueChoices({ label, values, chosen, hasMore, onChange }: ValueChoicesProps) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLocaleLowerCase()
  const shown = values.filter((one) => one.label.toLocaleLowerCase().includes(wanted))
  const find = columnFilterWords.find({ column: label })
  return (
    <div role="group" aria-label={label} onKeyDown={takeKeys}>
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
      <div>
        {shown.map(({ value, label, count }) => (
          <label
            key={value ?? ''}
            className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1 select-none hover:bg-sunken has-focus-visible:bg-sunken touch:min-h-11"
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
    </div>
  )
}

/**
 * Arrow keys move as in a menu, also from the search box. Enter toggles a value as Space does; in the search box it
 * toggles the first match. The Tab key still works.
 */
function takeKeys(event: KeyboardEvent<HTMLElement>) {
  if (event.nativeEvent.isComposing || !['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return
  event.preventDefault()
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const index = boxes.findIndex((box) => box.matches(':focus'))
  const isSearched = event.target instanceof HTMLInputElement && event.target.value.trim() !== ''
  if (event.key === 'ArrowDown') boxes[(index + 1) % boxes.length]?.focus()
  else if (event.key === 'ArrowUp') boxes.at(index < 0 ? -1 : index - 1)?.focus()
  else if (index >= 0 || isSearched) boxes[Math.max(index, 0)]?.click()
}
