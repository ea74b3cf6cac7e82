/** The texts of words.ts in German: the same names, the same arguments. */
export const privacyGerman = {
  pageTitle: 'Person suchen und löschen',
  lead: 'Entfernt, was dieser Desk über eine Person gespeichert hat. Die Daten beim Partner bleiben.',
  invalid: 'Diese Eingabe ist ungültig.',
  refusals: {
    nobody: 'Wählen Sie mindestens eine Person oder einen Namen, der aus Texten entfernt wird.',
    'not-deactivated': 'Nur deaktivierte Personen können gelöscht werden, und nur einmal.',
  },

  // The steps
  anApplicant: 'Jemand, der sich beworben hat',
  aColleague: 'Jemand, der nicht mehr hier arbeitet',
  found: 'Gefunden',
  willBeErased: 'Was gelöscht wird',
  chosen: 'Ausgewählt: {who}',
  report: 'Bericht',
  searching: 'Wird gesucht …',
  searchAgain: 'Erneut suchen',
  show: 'Zeigen, was gelöscht wird',

  // Finding a person
  fillIn: 'Geben Sie ein, was Sie wissen. Vor dem Löschen wählen Sie aus, wer gemeint ist.',
  email: 'E-Mail',
  name: 'Name',
  nameHint: 'Reihenfolge und Akzente sind egal. Mit dem Nachnamen allein finden Sie mehr.',
  id: 'ID der Person oder der Bewerbung',
  find: 'Suchen',
  noColleagues: 'Niemand zu löschen. Deaktivieren Sie die Person zuerst unter „Mitglieder“.',
  colleagueMeans:
    'Was die Person getan hat, bleibt unter „Former colleague“ und einem Kürzel. Name, Adresse, Sitzungen, Entwürfe und gespeicherte Ansichten werden gelöscht.',
  groupsFirst:
    'Entfernen Sie die Person zuerst aus den Gruppen Ihrer Organisation: Sonst entsteht bei ihrer nächsten Anmeldung hier ein neues Konto.',
  colleague: 'Deaktivierte Person',

  // The people found
  nothingFound: 'Nichts gefunden',
  nothingKept: 'In diesem Desk ist nichts gespeichert, was zu Ihrer Eingabe passt.',
  namesNotKept:
    'Nach dem Senden einer Bewerbung werden Namen nicht aufbewahrt: Suchen Sie auch nach E-Mail-Adresse und ID.',
  whoIsMeant: 'Wer ist gemeint?',
  noEmail: 'Ohne E-Mail-Adresse',
  moreFound: 'Es gibt weitere Treffer: Suchen Sie mit mehr als einem Namen.',
  alsoTexts: 'Auch den Namen „{name}“ aus Texten entfernen: Aktivitäten, gespeicherte Ansichten, Entwürfe, Dateinamen',
  mention: '{count, plural, one {# Datensatz erwähnt} other {# Datensätze erwähnen}} Ihre Eingabe',
  mentioned: '{title} ({count, number}):',
  records: '{count, plural, one {# Datensatz} other {# Datensätze}}',
  targetName: 'der Name „{name}“',
  targetIds: 'ID {ids}',

  // What will be erased
  nothingToErase: 'Es gibt nichts zu löschen',
  nothingLeftToErase: 'Nichts mehr zu löschen',
  erasedMeanwhile: 'Inzwischen ist nichts mehr da. Falls es gelöscht wurde, stehen die Zahlen unter {activity}.',
  activity: 'Aktivitäten',
  hasChanged: 'Inzwischen hat sich etwas geändert',
  hasChangedMeans: 'Es wurde nichts gelöscht. Prüfen Sie die Angaben noch einmal.',
  listWill: 'Wird gelöscht',
  blocked: 'Ein Teil kann noch nicht gelöscht werden',
  stop: 'Wartendes nicht senden, Unbestätigtes so lassen und beides löschen. Sonst bleibt es, bis jemand entschieden hat.',
  finalMeans:
    'Das lässt sich nicht rückgängig machen. Der Partner behält seine Daten; in Backups bleiben sie, bis diese ersetzt werden.',
  countOf: 'Datensätze',
  erasing: 'Wird gelöscht …',
  erase: '{count, plural, one {# Datensatz} other {# Datensätze}} löschen',
  blockedRecords: {
    waiting: '{title}, {count, number}: noch nicht gesendet',
    undecided: '{title}, {count, number}: Ergebnis unbekannt, jemand muss entscheiden',
    'on-its-way': '{title}, {count, number}: gerade beim Partner, in einer Minute erneut versuchen',
    'in-use': '{title}, {count, number}: Teil einer anderen Sendung, die noch aussteht; danach erneut versuchen',
  },

  // What was erased
  erased: '{count, plural, one {# Datensatz} other {# Datensätze}} gelöscht',
  erasedAndLeft: '{count, plural, one {# Datensatz} other {# Datensätze}} gelöscht, {left, number} übrig',
  nothingLeft: 'Über diese Person ist in diesem Desk nichts mehr gespeichert.',
  leftMeans: 'Was übrig ist, muss noch gesendet oder entschieden werden. Wiederholen Sie das Löschen danach.',
  backups:
    'Wenn Sie ein älteres Backup einspielen, löschen Sie diese Person erneut. Notieren Sie sich das außerhalb des Desks.',
  listErased: 'Gelöscht',
  countAndLeft: '{count, number}, {left, number} übrig',
  findAnother: 'Andere Person suchen',
} as const
