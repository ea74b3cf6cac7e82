/** The German texts of words.ts: the same names, the same arguments. */
export const exportFileGerman = {
  name: 'Name',
  teamName: 'Teamname',
  otherFields: 'Weitere Felder',
  notComplete: 'Unvollständig: {count, plural, one {# Person} other {# Bewerbende}}. {reasons}',
  left: 'Der Download wurde abgebrochen',
  fault: 'In diesem Desk ist etwas schiefgegangen',
  stopped: 'Der Desk wurde vor dem Ende des Exports beendet',
  stuck: 'Der Partner sendet immer dieselben Datensätze',
  unordered: 'Der Partner ordnet seine Liste laufend um, daher können welche fehlen',
  indexGone: 'Die Kopie der Bewerbenden war während des Exports nicht mehr verfügbar',
  skipped:
    '{count, plural, one {# Person konnte nicht gelesen werden, an Position {positions}} other {# Bewerbende konnten nicht gelesen werden, an den Positionen {positions}}}',
  missing:
    '{count, plural, one {# ausgewählte Person wurde nicht gefunden} other {# ausgewählte Bewerbende wurden nicht gefunden}}',
} as const
