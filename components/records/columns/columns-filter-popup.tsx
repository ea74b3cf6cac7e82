'use client'

import type { PopupButton } from '../../ui/lazy-popup-button'
import { type ColumnFilter, isFilterSet } from './column-filter'
import { FieldFilterForm } from './field-filter-form'
import { FilterPopup } from './filter-popup'
import { FoldedPart } from './folded-part'
import { columnFilterWords } from './words'

export type ColumnsFilterProps = {
  columns: readonly { pointer: string; label: string; filter: ColumnFilter }[]
}

/** A popup with the filters of all columns, each folded separately. */
export function ColumnsFilterPopup({ columns, ...button }: ColumnsFilterProps & PopupButton) {
  return (
    <FilterPopup {...button} label={columnFilterWords.byColumnMenu}>
      {columns.map(({ pointer, label, filter }) => (
        <FoldedPart key={pointer} label={label} isSet={isFilterSet(filter)}>
          <div className={filter.kind === 'choice' ? '' : 'py-1 pe-2'}>
            <FieldFilterForm label={label} filter={filter} />
          </div>
        </FoldedPart>
      ))}
    </FilterPopup>
  )
}
