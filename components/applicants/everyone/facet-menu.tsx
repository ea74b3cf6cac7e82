'use client'

import { ChevronDown, SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { columnFilterWords } from '../../records/columns/words'
import { buttonClass } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { type FacetField, facetText } from '../table/facet-field'
import type { FoundState } from './found-applicants'
import { foundWords } from './words'

const FacetPopup = lazyPart(async () => (await import('./facet-popup')).FacetPopup)

type FacetMenuProps = {
  field: FacetField
  state: FoundState
  onChange: (name: string, chosen: (string | null)[]) => void
}

/** The button of a field; what is behind it is loaded and counted on first use. */
export function FacetMenu({ field, ...rest }: FacetMenuProps) {
  return (
    <PopupButton
      {...rest}
      fields={[field]}
      label={foundWords.filterBy({ field: field.label })}
      isChosen={field.chosen.length > 0}
      onClear={field.chosen.length > 0 ? () => rest.onChange(field.name, []) : undefined}
    >
      <span dir="auto" className="truncate">
        {facetText(field)}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0" />
    </PopupButton>
  )
}

type MoreFiltersProps = Omit<FacetMenuProps, 'field'> & { fields: readonly FacetField[] }

/** The button of all fields that have none of their own. */
export function MoreFilters(props: MoreFiltersProps) {
  if (props.fields.length === 0) return null
  return (
    <PopupButton {...props} label={foundWords.moreFilters} isChosen={false} isFolded>
      <SlidersHorizontal aria-hidden className="size-4 shrink-0" />
      {foundWords.moreFilters}
    </PopupButton>
  )
}

type PopupButtonProps = MoreFiltersProps & {
  label: string
  isChosen: boolean
  isFolded?: boolean
  /** Takes the filter back. */
  onClear?: (() => void) | undefined
  children: ReactNode
}

function PopupButton({ isChosen, onClear, children, ...rest }: PopupButtonProps) {
  const [isWanted, setWanted] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const className = buttonClass('secondary', `max-w-64 ${isChosen ? 'border-accent! bg-accent-soft!' : ''}`)
  return (
    // An open popup stands among the buttons, and each of its guards would be one more gap between them.
    <div className="flex shrink-0">
      {isWanted && (
        <FacetPopup {...rest} className={className} onReady={() => setLoaded(true)}>
          {children}
        </FacetPopup>
      )}
      {!isLoaded && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={false}
          className={className}
          onClick={() => setWanted(true)}
          onPointerEnter={FacetPopup.ahead}
        >
          {children}
        </button>
      )}
      {onClear && (
        <button
          type="button"
          aria-label={`${columnFilterWords.remove} ${rest.fields[0]?.label}`}
          className={buttonClass('quiet', 'px-2!')}
          onClick={onClear}
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  )
}
