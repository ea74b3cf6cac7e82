import { teamWords } from './words'

/** A team as people read it: "North · team 13", or "Team 13" where nobody named it. */
export function teamInWords(id: string, name: string | null = null): string {
  return name ? teamWords.namedTeam({ id, name }) : teamWords.team({ id })
}

/** The same where the ID stands beside it or does not matter: "North", or "Team 13" where nobody named it. */
export function shortTeamInWords(id: string, name: string | null = null): string {
  return name || teamWords.team({ id })
}
