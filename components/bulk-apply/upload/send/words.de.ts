/** The texts of words.ts in German: the same names, the same arguments. */
export const sendGerman = {
  downloadUnsent: 'Nicht gesendete Zeilen herunterladen',
  unsentFile: '{name}-nicht-gesendet',
  canary:
    'Die erste Zeile jeder Stelle wird vor den anderen gesendet, um sicher zu sein, dass die Stelle Bewerbungen annimmt. Sie können diese Seite verlassen: Der Durchlauf geht weiter, und Sie können ihn jederzeit pausieren oder abbrechen.',
  uploading: 'Wird hochgeladen',
  uploaded: '{done, number} von {of, number} Zeilen hochgeladen. Lassen Sie diesen Tab offen',
  allUploaded: 'Hochgeladen.',
  openRun: 'Durchlauf öffnen',
  started: '{name} ist gestartet',
  allRowsUploaded: 'Alle Zeilen sind hochgeladen.',
  isUploading: 'Wird hochgeladen …',
  name: 'Name des Durchlaufs',
  required: 'Pflichtfeld',
  onRefusal: 'Wenn der Partner eine Zeile ablehnt',
  goOn: 'Mit den anderen weitermachen',
  stop: 'Den Durchlauf stoppen',
  applications: 'Bewerbungen',
  send: '{count, plural, one {# Bewerbung} other {# Bewerbungen}} senden',

  // The summary
  willBeSent: 'Wird gesendet',
  rows: '{count, plural, one {# Zeile} other {# Zeilen}}',
  accepted: '{count, number} mit Warnungen, die Sie akzeptiert haben',
  jobs: '{count, plural, one {Stelle} other {# Stellen}}',
  unknownJob: '{id}: keine Stelle hat diese ID oder diesen Titel',
  moreJobs: 'und {count, number} weitere',
  queued: 'In Warteschlange',
  queuedByColumn:
    'Wie in der Spalte angegeben, außer {direct, plural, one {der ersten Zeile} other {der ersten Zeile jeder Stelle (#)}}',
  queuedByRow:
    'Wie in jeder Zeile angegeben, außer {direct, plural, one {der ersten Zeile} other {der ersten Zeile jeder Stelle (#)}}',
  isQueued: '{queued, number}: alle außer {direct, plural, one {der ersten} other {der ersten jeder Stelle (#)}}',
  isNotQueued: 'Nein. Der Partner prüft jede sofort',
  notSent: 'Nicht gesendet',
  nothing: 'Nichts',
  toFix: '{count, number} zu korrigieren',
  toReview: '{count, number} zu prüfen',
  leftOut: '{count, number} ausgelassen',
  reasons: 'Gründe: {reasons}.',

  // Why it stopped
  signIn: 'Erneut anmelden',
  isBack: 'Sie sind wieder angemeldet',
  tryAgain: 'Erneut versuchen',
  partlyUploaded: '{done, number} von {of, number} Zeilen sind hochgeladen.',
  mayHaveStarted: 'Der Durchlauf wurde vielleicht schon gestartet. Auch bei einem neuen Versuch startet er nur einmal.',
  nothingSent:
    'Nichts wurde gesendet. Ein neuer Versuch macht dort weiter, wo es aufgehört hat, und sendet nichts doppelt.',
  errorId: 'Fehler-ID {id}',
  notTaken: 'Der Desk hat diesen Durchlauf nicht angenommen',
  rowTooLarge: 'Die Zeile ist größer als {megabytes, number} MB',
} as const
