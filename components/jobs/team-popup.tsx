'use client'

import { FilterPopup } from '../records/columns/filter-popup'
import { ValueChoices } from '../records/columns/value-choices'
import type { PopupButton } from '../ui/lazy-popup-button'
import type { FacetCount } from './narrow-jobs'
import { jobsWords } from './words'

export type TeamChoice = {
  teams: readonly FacetCount[]
  chosen: readonly (string | null)[]
  onChange: (chosen: (string | null)[]) => void
}

/** The teams, with how many jobs each has. */
export function TeamPopup({ teams, chosen, onChange, ...button }: TeamChoice & PopupButton) {
  return (
    <FilterPopup {...button} label={jobsWords.filterByTeam}>
      <ValueChoices label={jobsWords.team} values={teams} chosen={chosen} hasMore={false} onChange={onChange} />
    </FilterPopup>
  )
}
