/** The texts of words.ts in German: the same names, the same arguments. */
export const privacyInputGerman = {
  notKeepable: 'Das enthält ein Zeichen, das nicht gespeichert werden kann',
  nameTooShort: 'Geben Sie mindestens {count, number} Zeichen ein',
  nothingTyped: 'Füllen Sie mindestens eines der drei Felder aus',
} as const
