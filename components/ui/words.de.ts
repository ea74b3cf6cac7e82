/** The texts of words.ts in German: the same names, the same arguments. */
export const uiGerman = {
  day: '{day}. {month} {year}',
  justNow: 'gerade eben',
  language: 'Sprache',
} as const
