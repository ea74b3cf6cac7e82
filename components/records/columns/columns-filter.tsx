'use client'

import { ListFilter } from 'lucide-react'
import { buttonClass } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { LazyPopupButton } from '../../ui/lazy-popup-button'
import type { ColumnsFilterProps } from './columns-filter-popup'
import { columnFilterWords } from './words'

const ColumnsFilterPopup = lazyPart(async () => (await import('./columns-filter-popup')).ColumnsFilterPopup)

/** On phones, which show no column heads: the filters of all columns, behind one button. */
export function ColumnsFilter({ columns }: ColumnsFilterProps) {
  if (columns.length === 0) return null
  return (
    <div className="flex shrink-0 md:hidden">
      <LazyPopupButton
        opens="dialog"
        className={buttonClass()}
        face={
          <>
            <ListFilter aria-hidden className="size-4 shrink-0" />
            {/* Phones have no room for the text when all filters share one line. */}
            <span className="@max-[640px]/line:sr-only">{columnFilterWords.byColumn}</span>
          </>
        }
        onAhead={ColumnsFilterPopup.ahead}
        renderPopup={(button) => <ColumnsFilterPopup {...button} columns={columns} />}
      />
    </div>
  )
}
