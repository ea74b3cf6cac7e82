/** The texts of words.ts in German: the same names, the same arguments. */
export const listNoticeGerman = {
  // A list without applicants
  keySeesNone: 'Keine Bewerbenden zum Anzeigen',
  noneToAdmin:
    'Vielleicht gibt es noch keine. Auch ein Schlüssel ohne Zugriff auf Bewerbende kann eine leere Liste liefern: Fragen Sie beim Partner nach, wenn Sie welche erwartet haben.',
  noneToPerson:
    'Vielleicht gibt es noch keine, oder dieser Desk hat keinen Zugriff auf sie: Fragen Sie einen Admin, wenn Sie welche erwartet haben.',
  checkConnection: 'Verbindung prüfen',
  nothingLoaded: 'Nichts ist geladen',
  loadApplicants: 'Bewerbende laden',
  stopped: 'Das Laden wurde gestoppt.',

  // Why only loaded applicants are searched
  off: 'Nur geladene Bewerbende werden durchsucht. Ein Admin kann die Suche über alle einschalten.',
  offToAdmin: 'Nur geladene Bewerbende werden durchsucht.',
  switchOn: 'Suche über alle einschalten',
  waiting: 'Alle Bewerbenden sind durchsuchbar, sobald ein Admin die Feldzuordnung bestätigt hat.',
  attemptFailed: 'Der letzte Versuch ist fehlgeschlagen: {reason}.',
  untilThen: 'Bis dahin werden nur geladene Bewerbende durchsucht.',
  hidden:
    'Der Partner verweigert zurzeit den Zugriff auf diese Liste. Früher geladene Bewerbende sind deshalb ausgeblendet.',
  ready: 'Alle Bewerbenden sind geladen.',
  searchEveryone: 'Alle durchsuchen',

  // Records for which the partner fails
  skipped:
    '{count, plural, one {# Person konnte nicht gelesen werden, an Position {positions}} other {# Bewerbende konnten nicht gelesen werden, an den Positionen {positions}}}',
  skippedMeans:
    '{count, plural, one {Der Partner scheitert bei jeder Anfrage nach dieser Person, sie fehlt deshalb hier. Alle anderen sind aufgeführt.} other {Der Partner scheitert bei jeder Anfrage nach diesen Personen, sie fehlen deshalb hier. Alle anderen sind aufgeführt.}}',
  why: 'Warum',

  // New arrivals
  newAbove: '{count, number} neu, weiter oben',
  show: 'Anzeigen',
  loading: 'Wird geladen …',

  // A link to an applicant who is not loaded
  notAmong: 'Diese Person ist noch nicht geladen',
  opensThen: 'Die Details öffnen sich, sobald sie geladen ist: Bisher sind {count, number} geladen.',
  notListed: 'Die ganze Liste ist geladen, und der Partner führt diese Person nicht mehr.',
  loadAll: 'Alle laden',
  loadingAll: 'Alle werden geladen …',
  close: 'Schließen',
} as const
