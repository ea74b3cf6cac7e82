'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { ChevronsUpDown } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { KnownTeam } from '@/lib/connection/contract'
import { shortTeamInWords } from '@/lib/records/teams/team-in-words'
import type { FieldControl } from '../ui/field'
import { findTeams, teamOfName } from './find-teams'
import { formWords } from './words'

type TeamFieldProps = {
  control: FieldControl
  label: string
  teams: readonly KnownTeam[]
  /** The team's ID, or what has been typed so far. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
}

/** A team's ID, picked by name; any other ID can be typed. */
export function TeamField({ control, label, teams, value, onChange, onBlur }: TeamFieldProps) {
  const nameId = useId()
  /** The text that the list was opened for: a draft or a cleared form that comes later must not open it. */
  const [openFor, setOpenFor] = useState<string | null>(null)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const [isTyped, setTyped] = useState(false)
  const found = useMemo(() => findTeams(teams, value), [teams, value])
  const chosen = teams.find(({ id }) => id === value.trim())
  // There is nothing more to offer for an ID typed in full.
  const shown = isTyped && chosen ? [] : found
  const describedBy = [chosen?.name ? nameId : '', control['aria-describedby']].filter(Boolean).join(' ')
  return (
    <Autocomplete.Root
      items={teams}
      filteredItems={shown}
      value={value}
      onValueChange={(next, { reason, cancel }) => {
        if (reason === 'escape-key') return cancel()
        latest.current = next
        const isTyping = reason === 'input-change'
        setTyped(isTyping)
        if (isTyping) setOpenFor(next)
        onChange(next)
      }}
      itemToStringValue={({ id }: KnownTeam) => id}
      open={openFor === value && shown.length > 0}
      onOpenChange={(isOpen) => setOpenFor(isOpen ? latest.current : null)}
      openOnInputClick
      autoHighlight={!/^\d*$/.test(value)}
    >
      <div className="relative">
        <Autocomplete.Input
          {...control}
          aria-label={label}
          aria-describedby={describedBy || undefined}
          autoComplete="off"
          onKeyDown={(event) => {
            // Enter chooses a team; it must not submit a form that is half filled in. Ctrl or ⌘ Enter does.
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
          }}
          onBlur={() => {
            const named = chosen ? undefined : teamOfName(teams, value)
            if (named) onChange(named.id)
            setOpenFor(null)
            onBlur()
          }}
          className="control pr-9"
        />
        {chosen?.name && (
          <span
            id={nameId}
            dir="auto"
            className="pointer-events-none absolute inset-y-0 right-9 grid max-w-[calc(100%-8rem)] items-center text-quiet"
          >
            <span className="truncate">{chosen.name}</span>
          </span>
        )}
        <Autocomplete.Trigger
          aria-label={formWords.openTeams}
          onClick={() => setTyped(false)}
          className="absolute inset-y-0 right-0 grid w-8 place-items-center text-quiet"
        >
          <ChevronsUpDown aria-hidden className="size-4" />
        </Autocomplete.Trigger>
      </div>
      <Autocomplete.Portal>
        <Autocomplete.Positioner align="start" sideOffset={4} className="z-40">
          <Autocomplete.Popup className="max-h-80 w-(--anchor-width) overflow-y-auto rounded-panel border bg-raised p-1.5 shadow-float">
            <Autocomplete.List>
              {(team: KnownTeam) => (
                <Autocomplete.Item
                  key={team.id}
                  value={team}
                  className="flex min-h-8 items-center gap-3 rounded-control px-2 py-1 outline-none data-highlighted:bg-sunken touch:min-h-11"
                >
                  <bdi className="min-w-0 flex-1 wrap-anywhere">{shortTeamInWords(team.id, team.name)}</bdi>
                  {team.name !== null && <bdi className="text-quiet tabular-nums">{team.id}</bdi>}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}
