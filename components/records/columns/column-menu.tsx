'use client'

import { ChevronDown, ListFilter } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../ui/lazy-part'
import { type ColumnMenuProps, isFilterSet } from './column-filter'
import { columnFilterWords } from './words'

const ColumnMenuPopup = lazyPart(async () => (await import('./column-menu-popup')).ColumnMenuPopup)

/** The menu button in a column's head; the menu is loaded on first use. */
export function ColumnMenu({ className, ...props }: ColumnMenuProps & { className: string }) {
  const [isWanted, setWanted] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const isSet = isFilterSet(props.filter)
  const Mark = isSet ? ListFilter : ChevronDown
  const shared = {
    'aria-label': columnFilterWords.menu({ column: props.label }),
    'data-column-menu': '',
    className: `pointer-events-auto grid size-6 place-items-center rounded-control hover:bg-line hover:text-ink aria-expanded:bg-line aria-expanded:text-ink ${isSet ? 'text-accent' : ''}`,
  }
  const face = <Mark aria-hidden className="size-3.5" />
  return (
    <div className={`pointer-events-none absolute inset-y-0 flex items-center max-md:hidden ${className}`}>
      {isWanted && (
        <ColumnMenuPopup {...props} shared={shared} onReady={() => setLoaded(true)}>
          {face}
        </ColumnMenuPopup>
      )}
      {!isLoaded && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={false}
          {...shared}
          onClick={() => setWanted(true)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            setWanted(true)
          }}
          onPointerEnter={ColumnMenuPopup.ahead}
        >
          {face}
        </button>
      )}
    </div>
  )
}
