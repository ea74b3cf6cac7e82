/** The texts of words.ts in German: the same names, the same arguments. */
export const quickGerman = {
  title: 'Bewerbung senden',
  loading: 'Das Formular wird geladen …',
  cancel: 'Abbrechen',
  fullForm: 'Ganzes Formular öffnen',
  nextApplicant: 'Nächste Person',
  done: 'Fertig',
} as const
