'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { KnownTeam, TeamChoices } from '@/lib/connection/contract'
import type { FormNode } from '@/lib/forms/form-node'
import { pointerOf } from '@/lib/records/pointer'

const none: TeamChoices = { pointers: [], teams: [] }

const TeamChoicesContext = createContext(none)

/** Lets the forms inside offer teams where they take a team's ID. */
export function OfferTeams({ choices, children }: { choices: TeamChoices; children: ReactNode }) {
  return <TeamChoicesContext value={choices}>{children}</TeamChoicesContext>
}

/** The teams to offer for a field; none where it takes something else. An ID that nobody knows yet can be typed. */
export function useTeams({ tokens, kind }: FormNode): KnownTeam[] {
  const { pointers, teams } = useContext(TeamChoicesContext)
  if (!['text', 'number', 'integer'].includes(kind) || !pointers.includes(pointerOf(tokens))) return []
  const isNumber = kind === 'integer' || kind === 'number'
  return isNumber ? teams.filter(({ id }) => /^\d+$/.test(id)) : teams
}
