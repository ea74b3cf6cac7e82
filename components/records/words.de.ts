/** The texts of words.ts in German: the same names, the same arguments. */
export const recordGerman = {
  fields: 'Felder',
  json: 'JSON',
  copyJson: 'JSON kopieren',
  wholeAnswer: 'Vollständige Antwort',
  emptyFields: '{count, plural, one {1 leeres Feld} other {# leere Felder}}',
  empty: 'Leer',
  more: 'und {count} weitere: siehe JSON',
  question: 'Frage {id}',
  field: 'Feld {id}',
  showMore: 'Mehr anzeigen',
  showLess: 'Weniger anzeigen',
} as const
