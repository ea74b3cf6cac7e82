/** The texts of words.ts in German: the same names, the same arguments. */
export const checkGerman = {
  loadingJobs: 'Stellen werden geladen, um jede Zeile zu prüfen …',
  checking: 'Wird geprüft',
  checked: '{done, number} von {of, number} Zeilen geprüft',
  lookingUp: 'Prüfung auf Dubletten',
  lookedUp: '{done, number} von {of, number} auf Dubletten geprüft',
  goingOn: 'Wird geprüft …',
  continueWith: 'Weiter mit {count, number}',
  undo: 'Rückgängig',

  // States of rows
  states: {
    ready: 'Bereit',
    invalid: 'Zu korrigieren',
    warning: 'Zu prüfen',
    accepted: 'Trotzdem senden',
    'left-out': 'Ausgelassen',
  },
  notTaken: 'Nicht angenommen',
  ready: '{count, number} bereit',
  sendingAnyway: '{count, number} trotzdem zu senden',
  toFix: '{count, number} zu korrigieren',
  toReview: '{count, number} zu prüfen',
  leftOut: '{count, number} ausgelassen',

  // What could not be checked
  namesSplit: 'Vor- und Nachnamen wurden geteilt',
  namesSplitHint:
    'Sie stammen aus „{heading}“: Das letzte Wort oder was vor einem Komma steht, gilt als Nachname. Sehen Sie sie unten durch. Namen aus einem Wort bleiben leer.',
  jobsWithoutIds: 'Stellen ohne ID',
  rowErrors: 'Der Desk hat {count, plural, one {# Zeile} other {# Zeilen}} nicht angenommen',
  rowErrorsHint: 'Nichts wurde gesendet. Korrigieren Sie diese Zeilen oder lassen Sie sie aus und machen Sie weiter.',
  rowError: 'Zeile {row}: {message}',
  moreRowErrors: 'Und {count, plural, one {# weitere Zeile} other {# weitere Zeilen}}.',
  jobsUnchecked: 'Die Stellen konnten nicht geprüft werden',
  jobsUncheckedHint:
    'Die Stellenliste lässt sich gerade nicht lesen. Sie können weitermachen: Stellen-IDs werden gesendet wie geschrieben, und der Partner lehnt Stellen ab, die keine Bewerbungen annehmen.',
  earlierFailed: 'Dubletten konnten nicht geprüft werden',
  earlierFailedHint:
    'Mögliche Dubletten sind noch nicht markiert. Sie werden noch einmal geprüft, bevor etwas gesendet wird.',
  tryAgain: 'Erneut versuchen',

  // Problems, in groups
  problems: 'Probleme',
  showAllProblems: 'Alle {count, number} anzeigen',
  showLess: 'Weniger anzeigen',
  quoted: '„{value}“',
  rows: '{count, plural, one {# Zeile} other {# Zeilen}}',
  rowsResolved: '{count, plural, one {# Zeile} other {# Zeilen}}, erledigt',
  rowsOpen: '{count, plural, one {# Zeile} other {# Zeilen}}, davon {open, number} noch offen',
  show: 'Anzeigen',
  setValue: '{count, plural, one {Wert setzen} other {Wert für alle setzen}}',
  field: 'Feld',
  otherJob: 'Andere Stelle wählen',
  readAsThousands: 'Punkte entfernen',
  sendAnyway: 'Trotzdem senden',
  leaveAllOut: '{count, plural, one {Auslassen} other {Alle auslassen}}',
  value: 'Wert',
  forAll: '{count, plural, one {{label}} other {{label} für alle # Zeilen}}',
  set: 'Setzen',
  cancel: 'Abbrechen',

  // The grid
  nextProblem: 'Nächstes Problem',
  showRows: 'Zeilen anzeigen',
  all: 'Alle',
  only: 'Nur: {message}',
  showAll: 'Alle Zeilen anzeigen, nicht nur: {message}',
  grid: 'Zeilen',
  noRows: 'Keine passenden Zeilen.',
  row: 'Zeile',
  rowAt: 'Zeile {row}',
  state: 'Status',
  cell: '{title}, Zeile {row}',
  sendRow: 'Zeile {row} trotzdem senden',
  dontSendRow: 'Zeile {row} nicht senden',
  takeRowIn: 'Zeile {row} aufnehmen',
  leaveRowOut: 'Zeile {row} auslassen',
  keysHint:
    'Eingabetaste oder Tippen bearbeitet eine Zelle, die Leertaste lässt eine Zeile aus oder nimmt sie auf, Entf leert eine Zelle, Strg + Z macht rückgängig, Alt + ↓ geht zum nächsten Problem.',
  touchHint:
    'Tippen Sie zweimal auf eine Zelle, um sie zu bearbeiten. Die Schaltfläche neben dem Status lässt die Zeile aus oder nimmt sie auf.',
} as const
