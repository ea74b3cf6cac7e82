'use client'

import { ChevronDown, SlidersHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { columnFilterWords } from '../../records/columns/words'
import { buttonClass } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { LazyPopupButton } from '../../ui/lazy-popup-button'
import { type FacetField, facetText } from '../table/facet-field'
import type { FacetPopupProps } from './facet-popup'
import { foundWords } from './words'

const FacetPopup = lazyPart(async () => (await import('./facet-popup')).FacetPopup)

type FacetMenuProps = Pick<FacetPopupProps, 'state' | 'onChange'> & { field: FacetField }

/** A field's filter button; its values are loaded and counted on first use. */
export function FacetMenu({ field, ...rest }: FacetMenuProps) {
  return (
    <FacetButton
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
    </FacetButton>
  )
}

type MoreFiltersProps = Pick<FacetPopupProps, 'fields' | 'state' | 'onChange'>

/** The filter button for all fields without a button of their own. */
export function MoreFilters(props: MoreFiltersProps) {
  if (props.fields.length === 0) return null
  return (
    <FacetButton {...props} label={foundWords.moreFilters} isChosen={false} isFolded>
      <SlidersHorizontal aria-hidden className="size-4 shrink-0" />
      {foundWords.moreFilters}
    </FacetButton>
  )
}

type FacetButtonProps = FacetPopupProps & {
  isChosen: boolean
  /** Removes the filter. */
  onClear?: (() => void) | undefined
  children: ReactNode
}

function FacetButton({ isChosen, onClear, children, ...popup }: FacetButtonProps) {
  return (
    // In its own box: an open popup puts focus guards beside its button, and each would add a flex gap.
    <div className="flex shrink-0">
      <LazyPopupButton
        opens="dialog"
        className={buttonClass(
          'secondary',
          `max-w-64 @max-[1250px]:max-w-48 ${isChosen ? 'border-accent! bg-accent-soft!' : ''}`,
        )}
        face={children}
        onAhead={FacetPopup.ahead}
        renderPopup={(button) => <FacetPopup {...button} {...popup} />}
      />
      {onClear && (
        <button
          type="button"
          aria-label={`${columnFilterWords.remove} ${popup.fields[0]?.label}`}
          className={buttonClass('quiet', 'px-2!')}
          onClick={onClear}
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  )
}
