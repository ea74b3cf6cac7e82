'use client'

import { Popover } from '@base-ui/react/popover'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { wholeNumber } from '../ui/formats'
import type { FacetCount } from './narrow-jobs'
import { jobsWords } from './words'

type TeamPopupProps = {
  teams: readonly FacetCount[]
  chosen: readonly (string | null)[]
  onChange: (chosen: (string | null)[]) => void
  className: string
  onReady: () => void
  /** The face of the button. */
  children: ReactNode
}

/** From so many teams on a box finds one. */
const manyTeams = 13

/** The button and its popup with the teams; opens as soon as it is loaded. */
export function TeamPopup({ teams, chosen, onChange, className, onReady, children }: TeamPopupProps) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(onReady, [onReady])
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLocaleLowerCase()
  const shown = teams.filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
  return (
    <>
      {/* Holds the popup inside the main landmark; rendered first, since its portal needs it at once. */}
      <div ref={holder} className="contents" />
      <Popover.Root defaultOpen onOpenChange={() => setTyped('')}>
        <Popover.Trigger className={className}>{children}</Popover.Trigger>
        <Popover.Portal container={holder}>
          <Popover.Positioner positionMethod="fixed" align="start" sideOffset={6} collisionPadding={8} className="z-40">
            <Popover.Popup
              aria-label={jobsWords.filterByTeam}
              className="max-h-[min(var(--available-height),28rem)] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-panel border bg-raised p-1.5 shadow-float outline-none"
            >
              {teams.length >= manyTeams && (
                <input
                  type="search"
                  aria-label={jobsWords.findTeam}
                  placeholder={jobsWords.findTeam}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  className="control mb-1.5"
                />
              )}
              <div role="group" aria-label={jobsWords.team} onKeyDown={moveByArrows}>
                {shown.map((team) => (
                  <TeamChoice
                    key={team.value ?? ''}
                    team={team}
                    isChosen={chosen.includes(team.value)}
                    onChoose={(isChosen) =>
                      onChange(isChosen ? [...chosen, team.value] : chosen.filter((one) => one !== team.value))
                    }
                  />
                ))}
              </div>
              {shown.length === 0 && <p className="px-2.5 py-1 text-quiet">{jobsWords.noSuchTeam}</p>}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  )
}

type TeamChoiceProps = { team: FacetCount; isChosen: boolean; onChoose: (isChosen: boolean) => void }

function TeamChoice({ team: { label, count }, isChosen, onChoose }: TeamChoiceProps) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1 select-none hover:bg-sunken has-focus-visible:bg-sunken touch:min-h-10">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="size-4 shrink-0 accent-accent"
      />
      <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
        {label}
      </span>{' '}
      <span className="text-quiet tabular-nums">{wholeNumber(count)}</span>
    </label>
  )
}

/** As in a menu, besides the Tab key. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const place = boxes.findIndex((box) => box.matches(':focus'))
  event.preventDefault()
  boxes.at((place + (event.key === 'ArrowDown' ? 1 : -1)) % boxes.length)?.focus()
}
