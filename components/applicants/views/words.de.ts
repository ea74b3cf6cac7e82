/** The texts of words.ts in German: the same names, the same arguments. */
export const viewsGerman = {
  default: 'Standardansicht',
  yours: 'Ihre Ansichten',
  updateOne: '„{name}“ aktualisieren …',
  saveThis: 'Diese Ansicht speichern …',
  removeOne: 'Ansicht entfernen …',
  isSaved: '„{name}“ gespeichert',
  isRemoved: '„{name}“ entfernt',

  // How many applicants a view finds
  found: '{count, number}',
  foundMore: '{count, number}+',
  isNew: '{count, number} neu',
  isNewMore: '{count, number}+ neu',
  spoken: '{count, plural, one {# Person} other {# Bewerbende}}',
  spokenMore: 'mehr als {count, plural, one {# Person} other {# Bewerbende}}',

  // Saving
  saveTitle: 'Diese Ansicht speichern',
  saveMeans: 'Speichert Filter, Sortierung und Spalten samt Breiten. Nur Sie sehen diese Ansicht.',
  name: 'Name',
  nameMissing: 'Geben Sie der Ansicht einen Namen',
  replaces: '„{name}“ gibt es schon. Speichern ersetzt diese Ansicht.',
  cancel: 'Abbrechen',
  saving: 'Wird gespeichert …',
  save: 'Speichern',
  replace: 'Ersetzen',
  notSaved: 'Diese Ansicht lässt sich nicht speichern',
  tooMany: 'Sie haben {most, number} Ansichten, mehr geht nicht. Entfernen Sie zuerst eine.',
  notAView: 'Das ist keine gültige Ansicht',

  // Removing
  removeTitle: 'Ansicht entfernen',
  removeMeans: 'Ihre gespeicherten Ansichten dieser Seite.',
  remove: 'Entfernen',
  removeNamed: '{name} entfernen',
  close: 'Schließen',
  ask: '„{name}“ entfernen?',
  askMeans: 'Das lässt sich nicht rückgängig machen. Bewerbende werden nicht entfernt.',
  keep: 'Behalten',
  removing: 'Wird entfernt …',
  removeView: 'Ansicht entfernen',
} as const
