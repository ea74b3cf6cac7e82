import { teamWords } from './words'

/** Returns a team as users read it: "North · team 13", or "Team 13" if it has no name. */
export function teamInWords(id: string, name: string | null = null): string {
  return name ? teamWords.namedTeam({ id, name }) : teamWords.team({ id })
}

/** The same for places where the ID is shown separately or does not matter: "North", or "Team 13" if it has no name. */
export function shortTeamInWords(id: string, name: string | null = null): string {
  return name || teamWords.team({ id })
}
