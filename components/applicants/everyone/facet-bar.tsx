'use client'

import { SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import type { ApplicantMapping, SearchAnswer } from '@/lib/applicants/contract'
import type { FieldReader } from '@/lib/records/field-reader'
import type { ListView } from '@/lib/views/contract'
import { Button } from '../../ui/button'
import { useRovingFocus } from '../../ui/use-roving-focus'
import { filterWords } from '../words'
import { AppliedDays } from './applied-days'
import { AppliedMenu } from './applied-menu'
import { facetFields } from './facet-fields'
import { FacetMenu, MoreFilters } from './facet-menu'
import type { FoundState } from './found-applicants'
import { StatusChips } from './status-chips'

type FacetBarProps = {
  state: FoundState
  /** What the screen began with. */
  first: SearchAnswer
  view: ListView
  mapping: ApplicantMapping
  reader: FieldReader
  onChange: (changes: Partial<ListView>) => void
}

/** The fields that applicants can be narrowed down by, and who is new. */
export function FacetBar({ state, first, view, mapping, reader, onChange }: FacetBarProps) {
  const { where, isNewOnly, applied, filter } = view
  const roving = useRovingFocus<HTMLDivElement>({ keys: 'horizontal' })
  const { menus, more, chosen } = facetFields({ state, where, reader })
  const [opened, setOpened] = useState<boolean | null>(null)
  // On phones they are folded, unless they narrow the list down.
  const isOpen = opened ?? countChosen(view) > 0
  const isNarrowed =
    isNewOnly || applied !== null || filter !== '' || Object.values(where).some((values) => values.length > 0)

  function choose(name: string, values: (string | null)[]) {
    const { [name]: _, ...rest } = where
    onChange({ where: values.length > 0 ? { ...rest, [name]: values } : rest })
  }

  return (
    <>
      <div className="px-4 pb-3 md:hidden">
        <Button aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {filterWords.filters(countChosen(view))}
        </Button>
      </div>
      <div
        {...roving}
        role="group"
        aria-label={filterWords.bar}
        className={`flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-3 md:px-6 ${isOpen ? '' : 'max-md:hidden'}`}
      >
        <StatusChips
          state={state}
          first={first}
          status={mapping.status}
          chosen={where.status ?? []}
          onChange={(values) => choose('status', values)}
        />
        <div className="flex min-w-0 flex-wrap items-center gap-2 empty:hidden">
          {state.newSince !== null && (
            <Button aria-pressed={isNewOnly} onClick={() => onChange({ isNewOnly: !isNewOnly })}>
              {filterWords.isNew}
            </Button>
          )}
          {applied && (
            <Button aria-pressed onClick={() => onChange({ applied: null })}>
              {filterWords.applied} <AppliedDays {...applied} />
              <X aria-hidden className="size-4" />
            </Button>
          )}
          {!applied && mapping.time && <AppliedMenu onChange={(span) => onChange({ applied: span })} />}
          {menus.map((field) => (
            <FacetMenu key={field.name} field={field} state={state} onChange={choose} />
          ))}
          <MoreFilters fields={more} state={state} onChange={choose} />
          {chosen.map((field) => (
            <FacetMenu key={field.name} field={field} state={state} onChange={choose} />
          ))}
          {isNarrowed && (
            <Button look="quiet" onClick={() => onChange({ where: {}, isNewOnly: false, applied: null, filter: '' })}>
              <X aria-hidden className="size-4" />
              {filterWords.everyone}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

function countChosen({ where, isNewOnly, applied }: ListView): number {
  const fields = Object.values(where).filter((values) => values.length > 0).length
  return fields + Number(isNewOnly) + Number(applied !== null)
}
