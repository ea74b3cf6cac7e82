import type { KnownTeam } from '@/lib/connection/contract'
import { normalizeText } from '@/lib/records/normalize-text'

/** The teams to offer for what was typed, part of a name or the beginning of an ID; all for an ID that is complete. */
export function findTeams(teams: readonly KnownTeam[], typed: string): KnownTeam[] {
  const wanted = normalizeText(typed.trim())
  if (wanted === '' || teams.some(({ id }) => id === typed.trim())) return [...teams]
  return teams.filter(
    ({ id, name }) => normalizeText(id).startsWith(wanted) || (name !== null && normalizeText(name).includes(wanted)),
  )
}

/** The one team of this name, for whoever typed it in full without choosing it. */
export function teamOfName(teams: readonly KnownTeam[], typed: string): KnownTeam | undefined {
  const wanted = normalizeText(typed.trim())
  const named = teams.filter(({ name }) => name !== null && wanted !== '' && normalizeText(name) === wanted)
  return named.length === 1 ? named[0] : undefined
}
