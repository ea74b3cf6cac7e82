/** The texts of words.ts in German: the same names, the same arguments. */
export const subjectGerman = {
  aJob: 'Eine Stelle',
  job: 'Stelle {id}',
  on: 'An',
  off: 'Aus',
} as const
