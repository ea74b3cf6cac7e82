/** The texts of words.ts in German: the same names, the same arguments. */
export const listGerman = {
  title: 'Bewerbende',
  about: 'Alle Bewerbenden, auf die Sie Zugriff haben',
  toolbar: 'Liste',
  columns: 'Spalten',
  columnsKey: 'Spalten wählen',
  views: 'Ansichten',
  viewsShown: 'Ansichten: {name}',
  applyKey: 'Bewerbung senden',
  region: 'Liste der Bewerbenden',
  selectRow: 'Zeile auswählen',
  selectLoaded: 'Alle geladenen auswählen',
  details: 'Details',
  matchedIn: 'in {field}',
} as const

export const exportGerman = {
  csv: 'CSV exportieren',
  short: 'Export',
  shortCounted: '{count, number} exportieren',
  all: 'Alle exportieren',
  allCounted: 'Alle {count, number} exportieren',
  these: 'Diese exportieren',
  theseCounted: '{count, plural, one {Nur diese exportieren} other {Diese # exportieren}}',
  pending: 'Export läuft …',
  allHint: 'Alle Bewerbenden, neu vom Partner geladen',
  partHints: {
    selected: 'Alle ausgewählten Bewerbenden',
    found: 'Alle Bewerbenden, die zu Suche und Filtern passen',
    everyone: 'Alle Bewerbenden, Stand wie oben angezeigt',
  },
  key: 'Auswahl oder Treffer exportieren, sonst alle',
} as const

export const selectionGerman = {
  all: 'Alle auswählen',
  selected: '{selected, number} ausgewählt',
  selectedSomeHidden: '{selected, number} ausgewählt, einige eventuell ausgeblendet',
  selectedHidden: '{selected, number} ausgewählt, davon {hidden, number} ausgeblendet',
} as const

export const filterGerman = {
  bar: 'Filter',
  filters: 'Filter',
  filtersChosen: 'Filter ({count, number})',
  isNew: 'Neu seit Ihrem letzten Besuch',
  applied: 'Beworben',
  appliedOn: 'Beworben: {days}',
  appliedDays: 'Beworben {days}',
  appliedMenu: 'Nach Bewerbungsdatum filtern',
  everyone: 'Alle Bewerbenden anzeigen',
  clear: 'Filter leeren',
  status: 'Status',
  job: 'Stelle',
  team: 'Team',
  noValue: 'Ohne Angabe',
  oneChosen: '{field}: {value}',
  chosen: '{field}: {count, number} ausgewählt',
  jobOf: 'Stelle {id}',
} as const
