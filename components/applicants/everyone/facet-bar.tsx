'use client'

import { X } from 'lucide-react'
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
  /** On phones they are shown when asked for. */
  isOpen: boolean
  onChange: (changes: Partial<ListView>) => void
}

/** The fields that applicants can be narrowed down by, and who is new. */
export function FacetBar({ state, first, view, mapping, reader, isOpen, onChange }: FacetBarProps) {
  const { where, isNewOnly, applied, filter } = view
  const roving = useRovingFocus<HTMLDivElement>({ keys: 'horizontal' })
  const { menus, more, chosen } = facetFields({ state, where, reader })
  const isNarrowed =
    isNewOnly || applied !== null || filter !== '' || Object.values(where).some((values) => values.length > 0)

  function choose(name: string, values: (string | null)[]) {
    const { [name]: _, ...rest } = where
    onChange({ where: values.length > 0 ? { ...rest, [name]: values } : rest })
  }

  return (
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
  )
}
