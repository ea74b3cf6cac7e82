/** The German texts of words.ts: the same names, the same arguments. */
export const subjectGerman = {
  aJob: 'Eine Stelle',
  job: 'Stelle {id}',
  on: 'An',
  off: 'Aus',
} as const
