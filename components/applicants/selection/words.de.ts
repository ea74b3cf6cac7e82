/** The texts of words.ts in German: the same names, the same arguments. */
export const barGerman = {
  label: 'Auswahl',
  apply: 'Bewerbung senden',
  copyOne: 'E-Mail kopieren',
  copyAll: 'E-Mails kopieren',
  clear: 'Aufheben',
  most: 'höchstens {most, number} können ausgewählt werden',
  tableName: '{count, number} ausgewählte Bewerbende',
} as const
