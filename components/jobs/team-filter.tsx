'use client'

import { ChevronDown } from 'lucide-react'
import { buttonClass } from '../ui/button'
import { lazyPart } from '../ui/lazy-part'
import { LazyPopupButton } from '../ui/lazy-popup-button'
import type { TeamChoice } from './team-popup'
import { jobsWords } from './words'

const TeamPopup = lazyPart(async () => (await import('./team-popup')).TeamPopup)

/** The button that filters jobs by team. */
export function TeamFilter(choice: TeamChoice) {
  return (
    <div className="flex shrink-0">
      <LazyPopupButton
        opens="dialog"
        className={buttonClass(
          'secondary',
          `max-w-64 ${choice.chosen.length > 0 ? 'border-accent! bg-accent-soft!' : ''}`,
        )}
        face={
          <>
            <span dir="auto" className="truncate">
              {textOf(choice)}
            </span>
            <ChevronDown aria-hidden className="size-4 shrink-0" />
          </>
        }
        onAhead={TeamPopup.ahead}
        renderPopup={(button) => <TeamPopup {...button} {...choice} />}
      />
    </div>
  )
}

/** "Team", "Team: North · team 11", "Team: 2 chosen". */
function textOf({ teams, chosen }: TeamChoice): string {
  if (chosen.length === 0) return jobsWords.team
  if (chosen.length > 1) return jobsWords.teamsChosen({ count: chosen.length })
  const label = teams.find(({ value }) => value === chosen[0])?.label ?? ''
  return jobsWords.teamChosen({ label: label.replace(/^Team /, '') })
}
