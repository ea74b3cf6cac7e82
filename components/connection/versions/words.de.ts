/** The texts of words.ts in German: the same names, the same arguments. */
export const profileVersionsGerman = {
  history: 'Verlauf',
  download: 'Profil herunterladen',
  import: 'Profil importieren',
  nothingConfirmed: 'Bisher wurde nichts bestätigt.',
  beforeAnything: 'Stand vor der ersten Bestätigung',
  goBackToStart: 'Zurück zum Stand vor der ersten Bestätigung',
  goBack: 'Zurück',
  goBackTo: 'Zurück zu Version {version, number}',
  saving: 'Wird gespeichert …',

  // One version
  version: 'Version {version, number}',
  inForce: 'In Verwendung',
  sources: {
    confirmed: 'Feldzuordnung bestätigt von {who}, {when}',
    edited: 'Formular geändert von {who}, {when}',
    learned: 'Aus einer abgelehnten Anfrage von {who} gelernt, {when}',
    imported: 'Importiert von {who}, {when}',
    proved: 'Felder durch eine angenommene Anfrage von {who} belegt, {when}',
  },
  otherSource: '{source} von {who}, {when}',
  wentBackToStart: 'Zurück zum Stand vor der ersten Bestätigung von {who}, {when}',
  wentBack: 'Zurück zu Version {version, number} von {who}, {when}',
  noChanges: 'Nichts geändert',
  changes: '{count, plural, one {1 Änderung} other {# Änderungen}}',
  notSet: 'nicht gesetzt',
  reasons: 'Gründe',
  reason: '{field}: {why}',

  // Importing
  profileFile: 'Profildatei',
  paste: 'Oder das Profil einfügen',
  pasteMeans: 'Das ganze Profil als JSON. Es ersetzt alles, was bisher bestätigt wurde.',
  importing: 'Wird importiert …',
  importNow: 'Importieren und verwenden',
  tooLarge: 'Diese Datei ist zu groß für ein Feldprofil',
  nothingToImport: 'Es gibt noch nichts zu importieren',
  tooLong: 'ist zu lang für ein Feldprofil',

  // Results of a change
  isInForce: 'Version {version, number} wird jetzt verwendet',
  locked: 'Von PARTNER_PROFILE gesetzt und unverändert: {fields}. Ändern Sie sie in dieser Datei.',
  superseded: '{by} hat inzwischen eine Version gespeichert',
  supersededMeans:
    'Von Ihnen wurde nichts gespeichert. Sehen Sie sich unten die neueste Version an und versuchen Sie es erneut.',
  unusable: 'Dieses Profil ist nicht verwendbar. Es wurde nichts gespeichert.',
  signedOut: 'Sie sind abgemeldet. Melden Sie sich wieder an und wiederholen Sie das.',
  noSuchVersion: 'Diese Version gibt es nicht. Laden Sie die Seite neu.',
  noAnswer: 'Der Desk hat nicht geantwortet. Laden Sie die Seite neu, um zu sehen, welche Version verwendet wird.',
  notAVersion: 'Das ist keine Version des Feldprofils',
} as const
