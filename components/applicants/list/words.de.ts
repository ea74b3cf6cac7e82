/** The texts of words.ts in German: the same names, the same arguments. */
export const loadedGerman = {
  filter: 'Geladene Bewerbende filtern',
  loadingApplicants: 'Bewerbende werden geladen',
  loading: 'Wird geladen …',
  stop: 'Stoppen',
  close: 'Schließen',

  // What a filter or sort order covers
  filtering: 'Wird gefiltert …',
  sorting: 'Wird sortiert …',
  filtered: '{shown, number} von {over, number} geladenen',
  filteredSoFar: '{shown, number} von {over, number} geladenen · weitere sind nicht geladen',
  sorted: '{over, number} geladen, sortiert',
  sortedSoFar: '{over, number} geladen, sortiert · weitere sind nicht geladen',
  noneMatch: 'Keine geladenen Bewerbenden passen zum Filter',
  clearFilter: 'Filter leeren',
  onlyLoaded: 'Nur geladene Bewerbende werden durchsucht. „Alle laden“ unten lädt den Rest.',

  // The end of the list
  loadMore: 'Mehr laden',

  // The line under the list
  loadAll: 'Alle laden',
  check: 'Nach neuen suchen',
  checking: 'Wird geprüft …',
  loaded: '{count, number} geladen',
  stuck: '{count, number} geladen · der Partner sendet immer dieselben Datensätze',
  unordered: '{count, number} geladen · der Partner ordnet seine Liste laufend um, daher können welche fehlen',
  whole: 'Alle {count, number} geladen',
  wholeAt: 'Alle {count, number} geladen um {time}',
  noNews: 'nichts Neues',
  loadingMore: '{count, number} geladen · weitere werden geladen …',
  broken: '{count, number} geladen · Nachladen fehlgeschlagen',
  moreBelow: '{count, number} geladen · weitere unten',
  smallerPages: 'Der Partner ist langsam: Es wird in kleineren Schritten geladen',
  slow: 'Der Partner antwortet langsam',
  retrying: '{reason}, neuer Versuch',
  seconds: '{seconds, number} s',
  minutes: '{minutes, number} min {seconds, number} s',
} as const
