'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { wholeNumber } from '../../ui/formats'
import { Skeleton } from '../../ui/skeleton'
import type { FacetField } from './facet-fields'
import type { FoundState } from './found-applicants'
import { useFacet } from './use-facet'

type Value = string | null

export type FacetChoicesProps = {
  field: FacetField
  state: FoundState
  onChange: (chosen: Value[]) => void
}

/** From so many values on a box finds one. */
const manyValues = 13

/** The values of a field, with how many applicants have each, counted when they are shown. Any number can be chosen. */
export function FacetChoices({ field: { name, label, chosen, nameOf }, state, onChange }: FacetChoicesProps) {
  const { counts, names, hasFailed, retry } = useFacet(name, state)
  const [typed, setTyped] = useState('')
  const group = useRef<HTMLDivElement>(null)
  const isCounted = counts !== null
  useEffect(() => {
    // The popup took the focus while there was nothing in it yet.
    const focused = document.activeElement
    if (isCounted && focused?.matches('[role=dialog]') && focused.contains(group.current))
      group.current?.querySelector('input')?.focus()
  }, [isCounted])
  const labelOf = (value: Value) => (value !== null && names[value]) || nameOf(value)
  const values = [...(counts?.values ?? [])]
  for (const value of chosen) if (!values.some((one) => one.value === value)) values.push({ value, count: 0 })
  const wanted = typed.trim().toLocaleLowerCase()
  const shown = values.filter(({ value }) => labelOf(value).toLocaleLowerCase().includes(wanted))
  if (hasFailed && counts === null)
    return (
      <div className="grid justify-items-start gap-2 p-2.5">
        <p>These could not be counted.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  return (
    <>
      {values.length >= manyValues && (
        <input
          type="search"
          aria-label={`Find in ${label}`}
          placeholder={`Find in ${label}`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="control mb-1.5"
        />
      )}
      <div ref={group} role="group" aria-label={label} aria-busy={counts === null} onKeyDown={moveByArrows}>
        {counts === null && <ChoicesSkeleton />}
        {counts !== null &&
          shown.map(({ value, count }) => (
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
                {labelOf(value)}
              </span>{' '}
              <span className="text-quiet tabular-nums">{wholeNumber(count)}</span>
            </label>
          ))}
      </div>
      {counts !== null && shown.length === 0 && (
        <p className="px-2.5 py-1 text-quiet">{wanted === '' ? 'No applicants to filter.' : 'No such value.'}</p>
      )}
      {counts?.hasMore && (
        <p className="px-2.5 py-1 text-small text-quiet">Only the most frequent ones. Search for others.</p>
      )}
    </>
  )
}

function ChoicesSkeleton() {
  return (
    <>
      {['w-28', 'w-36', 'w-24'].map((width) => (
        <div key={width} className="flex h-8 items-center px-2.5">
          <Skeleton className={`h-3.5 ${width}`} />
        </div>
      ))}
    </>
  )
}

/** As in a menu, besides the Tab key. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const place = boxes.findIndex((box) => box.matches(':focus'))
  event.preventDefault()
  boxes.at((place + (event.key === 'ArrowDown' ? 1 : -1)) % boxes.length)?.focus()
}
