'use client'

import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import type { ColumnsFilterProps } from './columns-filter-popup'
import { columnFilterWords } from './words'

const ColumnsFilterPopup = lazyPart(async () => (await import('./columns-filter-popup')).ColumnsFilterPopup)

/** On phones, which show no heads with menus: all columns that the list can be narrowed down by, behind one button. */
export function ColumnsFilter(props: ColumnsFilterProps) {
  const [isWanted, setWanted] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const face = (
    <>
      <ListFilter aria-hidden className="size-4 shrink-0" />
      {columnFilterWords.byColumn}
    </>
  )
  if (props.columns.length === 0) return null
  return (
    <div className="flex shrink-0 md:hidden">
      {isWanted && (
        <ColumnsFilterPopup {...props} onReady={() => setLoaded(true)}>
          {face}
        </ColumnsFilterPopup>
      )}
      {!isLoaded && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={false}
          className={buttonClass()}
          onClick={() => setWanted(true)}
        >
          {face}
        </button>
      )}
    </div>
  )
}
