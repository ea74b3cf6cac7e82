/** The texts of words.ts in German: the same names, the same arguments. */
export const teamGerman = {
  team: 'Team {id}',
  namedTeam: '{name} · Team {id}',
} as const
