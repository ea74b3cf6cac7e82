'use client'

import type { FieldReader } from '@/lib/records/field-reader'
import type { ListView } from '@/lib/views/contract'
import { FieldFilterText, FilterChip } from './filter-chip'

type FieldFilterChipsProps = {
  filters: ListView['fieldFilters']
  reader: FieldReader
  onChange: (changes: Partial<ListView>) => void
}

/** The filters set in column menus, each with a button that removes it. */
export function FieldFilterChips({ filters, reader, onChange }: FieldFilterChipsProps) {
  return Object.entries(filters).map(([pointer, filter]) => (
    <FilterChip
      key={pointer}
      onRemove={() => {
        const { [pointer]: _, ...others } = filters
        onChange({ fieldFilters: others })
      }}
    >
      {reader.label(pointer)}: <FieldFilterText filter={filter} />
    </FilterChip>
  ))
}
