'use client'

import type { ListView } from '@/lib/views/contract'
import { DaysForm } from '../../records/columns/days-form'
import { closedSpan } from '../../records/columns/days-span'
import { FilterPopup } from '../../records/columns/filter-popup'
import type { PopupButton } from '../../ui/lazy-popup-button'
import { filterWords } from '../words'

type AppliedPopupProps = PopupButton & { onChange: (span: NonNullable<ListView['applied']>) => void }

/** Common date ranges, and two date fields for any other. */
export function AppliedPopup({ onChange, ...button }: AppliedPopupProps) {
  return (
    <FilterPopup {...button} label={filterWords.appliedMenu}>
      <div className="p-1.5">
        <DaysForm
          value={null}
          isClosed
          onChange={(span) => {
            const closed = closedSpan(span)
            if (closed) onChange(closed)
          }}
        />
      </div>
    </FilterPopup>
  )
}
