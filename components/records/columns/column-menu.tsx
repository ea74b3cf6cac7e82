'use client'

import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../ui/lazy-part'
import { type ColumnMenuProps, isFilterSet } from './column-filter'
import { columnFilterWords } from './words'

const ColumnMenuPopup = lazyPart(async () => (await import('./column-menu-popup')).ColumnMenuPopup)

/**
 * The menu button in a column's head; the menu is loaded on first use. `className` sets the side it is on. Its chevron
 * is drawn with CSS: the browser parses the heads before the first row.
 */
export function ColumnMenu({ className, ...props }: ColumnMenuProps & { className: string }) {
  const [isWanted, setWanted] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const isSet = isFilterSet(props.filter)
  const shared = {
    'aria-label': columnFilterWords.menu({ column: props.label }),
    'data-column-menu': '',
    className: `list-menu ${isSet ? 'text-accent' : ''} ${className}`,
  }
  const face = isSet ? <ListFilter aria-hidden className="size-3.5" /> : null
  return (
    <>
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
    </>
  )
}
