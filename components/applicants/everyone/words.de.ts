/** The texts of words.ts in German: the same names, the same arguments. */
export const foundGerman = {
  search: 'Bewerbende suchen',
  searching: 'Wird gesucht …',
  approximate: 'Keine genauen Treffer. Angezeigt werden ähnliche Schreibweisen.',
  missing: 'Diese Person steht nicht auf der Liste',
  missingWhy: 'Vielleicht hat der Partner sie entfernt oder führt sie noch nicht.',
  dismiss: 'Ausblenden',
  noneNew: 'Keine neuen Bewerbenden gefunden',
  none: 'Keine Bewerbenden gefunden',
  searchedAll: 'Alle Bewerbenden wurden in allen Feldern durchsucht.',
  selecting: 'Wird ausgewählt …',
  allSelected: 'Alle {total, number} ausgewählt',
  firstSelected: 'Die ersten {selected, number} von {total, number} ausgewählt',

  // The number of results
  all: '{count, plural, one {# Person} other {# Bewerbende}}',
  moreThanAll: 'mehr als {count, plural, one {# Person} other {# Bewerbende}}',
  some: '{found, number} von {count, plural, one {# Person} other {# Bewerbenden}}',
  moreThanSome: 'mehr als {found, number} von {count, plural, one {# Person} other {# Bewerbenden}}',
  asOf: 'Stand {when}',
  changesAsOf: 'Status zuletzt aktualisiert: {when}',
  rereading: 'alle werden aktualisiert: {progress}',
  lateFailed: 'verspätet: Die letzte Aktualisierung ist fehlgeschlagen',
  late: 'verspätet: seit einiger Zeit keine Aktualisierung',
  update: 'Aktualisieren',

  // The filters
  noStatus: 'Ohne Status',
  moreStatuses: '{count, number} weitere',
  filterBy: 'Nach {field} filtern',
  moreFilters: 'Weitere Filter',
  notCounted: 'Diese Werte konnten nicht gezählt werden.',
  tryAgain: 'Erneut versuchen',
} as const
