'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { KnownTeam, TeamChoices } from '@/lib/connection/contract'
import type { FormNode } from '@/lib/forms/form-node'
import { pointerOf } from '@/lib/records/pointer'

const none: TeamChoices = { pointers: [], teams: [] }

const TeamChoicesContext = createContext(none)

/** Lets the forms inside offer teams for fields that take a team's ID. */
export function OfferTeams({ choices, children }: { choices: TeamChoices; children: ReactNode }) {
  return <TeamChoicesContext value={choices}>{children}</TeamChoicesContext>
}

/** The teams to offer for a field; none if it takes something else. Unknown IDs can still be typed. */
export function useTeams({ tokens, kind }: FormNode): KnownTeam[] {
  const { pointers, teams } = useContext(TeamChoicesContext)
  if (!['text', 'id', 'number', 'integer'].includes(kind) || !pointers.includes(pointerOf(tokens))) return []
  const isNumber = kind === 'integer' || kind === 'number'
  return isNumber ? teams.filter(({ id }) => /^\d+$/.test(id)) : teams
}
