/** The texts of words.ts in German: the same names, the same arguments. */
export const exportEndGerman = {
  close: 'Schließen',
  again: 'Erneut exportieren',
  cancelled: 'Export abgebrochen',
  cancelledMeans:
    '{count, plural, one {Bis dahin # Person exportiert. Es wurde keine Datei gespeichert.} other {Bis dahin # Bewerbende exportiert. Es wurde keine Datei gespeichert.}}',
  exported: '{count, plural, one {# Person exportiert} other {# Bewerbende exportiert}}',
  allExported: '{count, plural, one {# Person exportiert, das sind alle} other {Alle # Bewerbenden exportiert}}',
  notComplete:
    '{count, plural, one {Unvollständig: # Person exportiert} other {Unvollständig: # Bewerbende exportiert}}',
  lastLine: 'Unvollständig: {count, plural, one {# Person} other {# Bewerbende}}. {reasons}',
  asOf: 'Stand {when}',
  fileSays: '{file} enthält, was ankam, und weist in der letzten Zeile darauf hin.',
  brokenOff: 'Die Antwort des Desks ist abgebrochen',
  notConfirmed: 'Der Desk hat nicht bestätigt, dass das alle sind',
} as const
