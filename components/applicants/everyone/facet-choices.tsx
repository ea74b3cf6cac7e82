'use client'

import { useEffect, useRef } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { ValueChoices } from '../../records/columns/value-choices'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import type { FacetField } from '../table/facet-field'
import { inStageOrder } from '../table/in-stage-order'
import type { FoundState } from './found-applicants'
import { useFacet } from './use-facet'
import { foundWords } from './words'

type Value = string | null

export type FacetChoicesProps = {
  field: FacetField
  state: FoundState
  /** The status mapping: its stage order puts those statuses first. */
  status?: ApplicantMapping['status']
  onChange: (chosen: Value[]) => void
}

/** A field's values, each with its number of applicants, counted when shown. Any number can be chosen. */
export function FacetChoices({ field, state, status = null, onChange }: FacetChoicesProps) {
  const { name, label, chosen, nameOf } = field
  const { counts, names, hasFailed, retry } = useFacet(name, state)
  const holder = useRef<HTMLDivElement>(null)
  const isCounted = counts !== null
  useEffect(() => {
    // The popup took the focus while it was still empty.
    const focused = document.activeElement
    if (isCounted && focused?.matches('[role=dialog]') && focused.contains(holder.current))
      holder.current?.querySelector<HTMLElement>('[role=group] input')?.focus()
  }, [isCounted])
  const labelOf = (value: Value) => (value !== null && names[value]) || nameOf(value)
  const values = [...(counts?.values ?? [])]
  for (const value of chosen) if (!values.some((one) => one.value === value)) values.push({ value, count: 0 })
  const shown = name === 'status' ? inStageOrder(values, status, ({ value }) => value) : values
  if (hasFailed && counts === null)
    return (
      <div className="grid justify-items-start gap-2 p-2.5">
        <p>{foundWords.notCounted}</p>
        <Button onClick={retry}>{foundWords.tryAgain}</Button>
      </div>
    )
  return (
    <div ref={holder}>
      {counts === null ? (
        <div role="group" aria-label={label} aria-busy>
          <ChoicesSkeleton />
        </div>
      ) : (
        <ValueChoices
          label={label}
          values={shown.map((one) => ({ ...one, label: labelOf(one.value) }))}
          chosen={chosen}
          hasMore={counts.hasMore}
          onChange={onChange}
        />
      )}
    </div>
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
