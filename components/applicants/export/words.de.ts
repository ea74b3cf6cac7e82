/** The texts of words.ts in German: the same names, the same arguments. */
export const exportAskGerman = {
  cancel: 'Abbrechen',
  all: 'Alle Bewerbenden exportieren?',
  allCounted: '{count, plural, one {Die einzige Person exportieren?} other {Alle # Bewerbenden exportieren?}}',
  allFields: 'Die Datei enthält alle Felder aller Bewerbenden, auch Namen und Kontaktdaten.',
  chosenFields: 'Die Datei enthält die von Ihnen gewählten Spalten, für alle Bewerbenden.',
} as const

export const exportRunningGerman = {
  cancel: 'Abbrechen',
  progress: '{count, number} exportiert',
  pace: '{count, number} pro Sekunde',
  waiting: 'wartet auf den Server',
  waitingForPartner: 'wartet auf den Partner',
} as const

export const exportEndGerman = {
  close: 'Schließen',
  again: 'Erneut exportieren',
  cancelled: 'Export abgebrochen',
  cancelledMeans:
    '{count, plural, one {# Person war bereits exportiert. Es wurde keine Datei gespeichert.} other {# Bewerbende waren bereits exportiert. Es wurde keine Datei gespeichert.}}',
  exported: '{count, plural, one {# Person exportiert} other {# Bewerbende exportiert}}',
  allExported: '{count, plural, one {Die einzige Person exportiert} other {Alle # Bewerbenden exportiert}}',
  notComplete:
    '{count, plural, one {Unvollständig: # Person exportiert} other {Unvollständig: # Bewerbende exportiert}}',
  lastLine: 'Unvollständig: {count, plural, one {# Person} other {# Bewerbende}}. {reasons}',
  asOf: 'Stand {when}',
  fileSays: '{file} enthält, was angekommen ist. In der letzten Zeile steht, dass die Datei unvollständig ist.',
  brokenOff: 'Die Antwort des Desks ist abgebrochen',
  notConfirmed: 'Der Desk hat nicht bestätigt, dass die Datei vollständig ist',
} as const
