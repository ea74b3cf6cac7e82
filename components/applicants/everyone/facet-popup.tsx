'use client'

import { FilterPopup } from '../../records/columns/filter-popup'
import { FoldedPart } from '../../records/columns/folded-part'
import type { PopupButton } from '../../ui/lazy-popup-button'
import type { FacetField } from '../table/facet-field'
import { FacetChoices } from './facet-choices'
import type { FoundState } from './found-applicants'

export type FacetPopupProps = {
  fields: readonly FacetField[]
  state: FoundState
  onChange: (name: string, chosen: (string | null)[]) => void
  /** The popup's accessible name. */
  label: string
  /** Whether each field is folded and opens separately. */
  isFolded?: boolean
}

/** The values of one or more fields. */
export function FacetPopup({ fields, state, onChange, isFolded, ...popup }: FacetPopupProps & PopupButton) {
  const choicesOf = (field: FacetField) => (
    <FacetChoices key={field.name} field={field} state={state} onChange={(chosen) => onChange(field.name, chosen)} />
  )
  return (
    <FilterPopup {...popup}>
      {isFolded
        ? fields.map((field) => (
            <FoldedPart key={field.name} label={field.label}>
              {choicesOf(field)}
            </FoldedPart>
          ))
        : fields.map(choicesOf)}
    </FilterPopup>
  )
}
