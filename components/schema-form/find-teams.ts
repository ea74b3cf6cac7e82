import type { KnownTeam } from '@/lib/connection/contract'
import { normalizeText } from '@/lib/records/normalize-text'
import { shortTeamInWords } from '@/lib/records/teams/team-in-words'

/**
 * The teams that match the input, by part of the name as it is shown or by the start of the ID; all teams if it is a
 * complete ID.
 */
export function findTeams(teams: readonly KnownTeam[], typed: string): KnownTeam[] {
  const wanted = normalizeText(typed.trim())
  if (wanted === '' || teams.some(({ id }) => id === typed.trim())) return [...teams]
  return teams.filter(
    ({ id, name }) =>
      normalizeText(id).startsWith(wanted) || normalizeText(shortTeamInWords(id, name)).includes(wanted),
  )
}

/** The only team with this name, for users who typed it in full without choosing it. */
export function teamOfName(teams: readonly KnownTeam[], typed: string): KnownTeam | undefined {
  const wanted = normalizeText(typed.trim())
  const named = teams.filter(({ name }) => name !== null && wanted !== '' && normalizeText(name) === wanted)
  return named.length === 1 ? named[0] : undefined
}
