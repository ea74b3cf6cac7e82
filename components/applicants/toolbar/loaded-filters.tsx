'use client'

import { X } from 'lucide-react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { FieldReader } from '@/lib/records/field-reader'
import type { PartnerRecord } from '@/lib/records/record'
import type { ListView } from '@/lib/views/contract'
import { countFilters, noFilters } from '@/lib/views/plain-view'
import { ColumnsFilter } from '../../records/columns/columns-filter'
import type { ColumnsFilterProps } from '../../records/columns/columns-filter-popup'
import { DaysText } from '../../records/columns/days-text'
import { FieldFilterChips } from '../../records/columns/field-filter-chips'
import { FilterChip } from '../../records/columns/filter-chip'
import { Button } from '../../ui/button'
import { Sentence } from '../../ui/sentence'
import { useRovingFocus } from '../../ui/use-roving-focus'
import { facetField, facetText } from '../table/facet-field'
import { readJobNames } from '../table/read-job-names'
import { filterWords } from '../words'

type LoadedFiltersProps = ColumnsFilterProps & {
  view: ListView
  reader: FieldReader
  mapping: ApplicantMapping
  records: () => readonly PartnerRecord[]
  /** Whether a phone shows the filters. */
  isOpen: boolean
  onChange: (changes: Partial<ListView>) => void
}

/** The active filters of the loaded applicants; on phones also the controls that set them. */
export function LoadedFilters({ view, reader, mapping, records, columns, isOpen, onChange }: LoadedFiltersProps) {
  const roving = useRovingFocus<HTMLDivElement>({ keys: 'horizontal' })
  const { where, applied, fieldFilters } = view
  const isAny = countFilters(view) > 0
  const names = { jobId: where.jobId ? readJobNames(where.jobId, { records: records(), mapping }) : {} }
  return (
    <div
      {...roving}
      role="group"
      aria-label={filterWords.bar}
      className={`flex flex-wrap items-center gap-2 px-4 pb-3 md:px-6 ${isAny ? '' : 'md:hidden'} ${isOpen || isAny ? '' : 'max-md:hidden'}`}
    >
      <div className={isOpen ? 'contents' : 'hidden'}>
        <ColumnsFilter columns={columns} />
      </div>
      {Object.keys(where)
        .filter((name) => where[name]?.length !== 0)
        .map((name) => (
          <FilterChip
            key={name}
            onRemove={() => {
              const { [name]: _, ...others } = where
              onChange({ where: others })
            }}
          >
            {facetText(facetField(name, { where, reader, names }))}
          </FilterChip>
        ))}
      {applied && mapping.time && (
        <FilterChip onRemove={() => onChange({ applied: null })}>
          <Sentence text={filterWords.appliedOn} parts={{ days: <DaysText {...applied} /> }} />
        </FilterChip>
      )}
      <FieldFilterChips filters={fieldFilters} reader={reader} onChange={onChange} />
      {isAny && (
        <Button look="quiet" onClick={() => onChange(noFilters)}>
          <X aria-hidden className="size-4" />
          {filterWords.clear}
        </Button>
      )}
    </div>
  )
}
