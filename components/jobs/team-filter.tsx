'use client'

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../ui/button'
import { lazyPart } from '../ui/lazy-part'
import type { FacetCount } from './narrow-jobs'
import { jobsWords } from './words'

const TeamPopup = lazyPart(async () => (await import('./team-popup')).TeamPopup)

type TeamFilterProps = {
  teams: readonly FacetCount[]
  chosen: readonly (string | null)[]
  onChange: (chosen: (string | null)[]) => void
}

/** The button that narrows the jobs down to teams; what is behind it is loaded on first use. */
export function TeamFilter({ teams, chosen, onChange }: TeamFilterProps) {
  const [isWanted, setWanted] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const className = buttonClass('secondary', `max-w-64 ${chosen.length > 0 ? 'border-accent! bg-accent-soft!' : ''}`)
  const face = (
    <>
      <span dir="auto" className="truncate">
        {textOf(teams, chosen)}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0" />
    </>
  )
  return (
    <div className="flex shrink-0">
      {isWanted && (
        <TeamPopup {...{ teams, chosen, onChange, className }} onReady={() => setLoaded(true)}>
          {face}
        </TeamPopup>
      )}
      {!isLoaded && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={false}
          className={className}
          onClick={() => setWanted(true)}
          onPointerEnter={TeamPopup.ahead}
        >
          {face}
        </button>
      )}
    </div>
  )
}

/** "Team", "Team: North · 11", "Team: 2 chosen". */
function textOf(teams: readonly FacetCount[], chosen: readonly (string | null)[]): string {
  if (chosen.length === 0) return jobsWords.team
  if (chosen.length > 1) return jobsWords.teamsChosen({ count: chosen.length })
  const label = teams.find(({ value }) => value === chosen[0])?.label ?? ''
  return jobsWords.teamChosen({ label: label.replace(/^Team /, '') })
}
