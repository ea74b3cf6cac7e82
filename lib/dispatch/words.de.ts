/** The texts of words.ts in German: the same names, the same arguments. */
export const subjectGerman = {
  aJob: 'Eine Stelle',
  job: 'Stelle {id}',
  team: 'Team {team}',
  chat: 'Team {team} · {state}',
  on: 'An',
  off: 'Aus',
} as const
