'use client'

import { X } from 'lucide-react'
import type { ApplicantMapping, SearchAnswer } from '@/lib/applicants/contract'
import type { FieldReader } from '@/lib/records/field-reader'
import type { ListView } from '@/lib/views/contract'
import { countFilters } from '@/lib/views/plain-view'
import type { ColumnFilter } from '../../records/columns/column-filter'
import { ColumnsFilter } from '../../records/columns/columns-filter'
import type { ColumnsFilterProps } from '../../records/columns/columns-filter-popup'
import { DaysText } from '../../records/columns/days-text'
import { FieldFilterChips } from '../../records/columns/field-filter-chips'
import { withChosen } from '../../records/view/with-chosen'
import { Button } from '../../ui/button'
import { Sentence } from '../../ui/sentence'
import { useRovingFocus } from '../../ui/use-roving-focus'
import { filterWords } from '../words'
import { AppliedMenu } from './applied-menu'
import { facetFields } from './facet-fields'
import { FacetMenu, MoreFilters } from './facet-menu'
import type { FoundState } from './found-applicants'
import { lineOfPhones, StatusChips } from './status-chips'

type FacetBarProps = ColumnsFilterProps & {
  state: FoundState
  /** The answer that the screen was first rendered with. */
  first: SearchAnswer
  view: ListView
  mapping: ApplicantMapping
  reader: FieldReader
  /** Whether filters that are not active are shown too, where the list is narrow. */
  isOpen: boolean
  onChange: (changes: Partial<ListView>) => void
}

/** Facets and the application time have menus in the bar. */
function hasOwnMenu(filter: ColumnFilter): boolean {
  return filter.kind === 'choice' || (filter.kind === 'time' && filter.isClosed)
}

/** The fields that applicants can be filtered by, and the filter for new ones. */
export function FacetBar({ state, first, view, mapping, reader, columns, isOpen, onChange }: FacetBarProps) {
  const { where, isNewOnly, applied, fieldFilters } = view
  const roving = useRovingFocus<HTMLDivElement>({ keys: 'horizontal' })
  const { menus, more, chosen } = facetFields({ state, where, reader })

  const choose = (name: string, values: (string | null)[]) => onChange({ where: withChosen(where, name, values) })

  // A narrow list shows the active filters; the "Filters" button shows the others.
  const idle = isOpen ? 'contents' : 'contents @max-[1000px]:hidden'
  const isAny = countFilters(view) > 0
  return (
    // Its popups are drawn above the table, and below those of the toolbar.
    <div className="@container relative z-20">
      <div
        {...roving}
        role="group"
        aria-label={filterWords.bar}
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-3 @max-[1000px]:gap-x-1 md:px-6 ${isOpen || isAny ? '' : '@max-[640px]:hidden short:@max-[1000px]:hidden'}`}
      >
        <StatusChips
          state={state}
          first={first}
          status={mapping.status}
          chosen={where.status ?? []}
          isOpen={isOpen}
          onChange={(values) => choose('status', values)}
        />
        <div
          className={`flex min-w-0 flex-wrap items-center gap-2 ${isOpen || isAny ? '@max-[1000px]:contents' : '@max-[1000px]:hidden'} ${isOpen ? lineOfPhones : ''}`}
        >
          {(first.newSince !== null || isNewOnly) && (
            <div className={isNewOnly ? 'contents' : idle}>
              <Button aria-pressed={isNewOnly} onClick={() => onChange({ isNewOnly: !isNewOnly })}>
                {filterWords.isNew}
              </Button>
            </div>
          )}
          {applied && (
            <Button aria-pressed onClick={() => onChange({ applied: null })}>
              <Sentence text={filterWords.appliedDays} parts={{ days: <DaysText {...applied} /> }} />
              <X aria-hidden className="size-4" />
            </Button>
          )}
          {!applied && mapping.time && (
            <div className={idle}>
              <AppliedMenu onChange={(span) => onChange({ applied: span })} />
            </div>
          )}
          {menus.map((field) => (
            <div key={field.name} className={field.chosen.length > 0 ? 'contents' : idle}>
              <FacetMenu field={field} state={state} onChange={choose} />
            </div>
          ))}
          <div className={idle}>
            <MoreFilters fields={more} state={state} onChange={choose} />
          </div>
          {chosen.map((field) => (
            <FacetMenu key={field.name} field={field} state={state} onChange={choose} />
          ))}
          <div className={idle}>
            <ColumnsFilter columns={columns.filter(({ filter }) => !hasOwnMenu(filter))} />
          </div>
          <FieldFilterChips filters={fieldFilters} reader={reader} onChange={onChange} />
        </div>
      </div>
    </div>
  )
}
