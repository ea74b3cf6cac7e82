/** The texts of words.ts in German: the same names, the same arguments. */
export const holdingGerman = {
  matchedColumns: { title: 'Zugeordnete Spalten von Uploads', outcome: 'Gelöscht', example: 'Eine Spaltenüberschrift' },
  runs: {
    title: 'Durchläufe',
    outcome: 'Name und Adresse werden entfernt; die Durchläufe bleiben',
    example: 'Ein Durchlauf vom {day}',
  },
  runJobs: {
    title: 'Stellen von Durchläufen',
    outcome: 'Die Worte des Partners werden entfernt; die Stellen bleiben',
    example: 'Eine Stelle eines Durchlaufs',
  },
  writes: {
    title: 'Bewerbungen und andere Sendungen',
    outcome: 'Persönliche Daten werden entfernt; was wann mit welchem Ergebnis geschah, bleibt',
  },
  runRows: {
    title: 'Hochgeladene Zeilen von Durchläufen',
    outcome: 'Gelöscht; wo die Zeile einer anderen Person sie nennt, werden Name und Adresse entfernt',
    example: 'Zeile {row, number} eines Uploads',
  },
  leftOutRows: {
    title: 'Ausgelassene Zeilen von Durchläufen',
    outcome: 'Gelöscht; wo die Zeile einer anderen Person sie nennt, werden Name und Adresse entfernt',
    example: 'Zeile {row, number} eines Uploads, nicht gesendet',
  },
  drafts: {
    title: 'Entwürfe von Formularen',
    outcome: 'Die von früheren Mitgliedern werden gelöscht; sonst werden Name und Adresse entfernt',
    example: 'Ein Entwurf einer neuen Stelle',
  },
  uploads: {
    title: 'Unfertige Uploads',
    outcome: 'Die von früheren Mitgliedern werden gelöscht; aus den anderen die Zeilen der Person',
    example: 'Ein unfertiger Upload',
  },
  views: {
    title: 'Gespeicherte Ansichten',
    outcome: 'Gelöscht',
    example: '„{name}“',
    exampleOfScreen: '„{name}“ der Seite {screen}',
  },
  activity: { title: 'Aktivitäten', outcome: 'Name und Adresse werden entfernt; die Einträge bleiben' },
  chatSettings: {
    title: 'KI-Chat-Einstellungen',
    outcome: 'Der Name wird zu „Former colleague“; die Einstellung bleibt',
    example: 'KI-Chat von Team {team}',
  },
  repeats: {
    title: 'Wiederholte Bewerbungen bei Teams',
    outcome: 'Der Name wird zu „Former colleague“; die Einstellung bleibt',
    example: 'Wiederholte Bewerbungen bei Team {team}',
  },
  profileVersions: {
    title: 'Verlauf des Feldprofils',
    outcome: 'Der Name wird zu „Former colleague“; die Version bleibt',
  },
  mappingAlarms: {
    title: 'Warnungen zu geänderten Feldern',
    outcome: 'Der Name wird zu „Former colleague“; die Warnung bleibt',
  },
  indexedApplicants: {
    title: 'Suchindex',
    outcome:
      'Gelöscht; kommt wieder, solange der Partner die Person noch auflistet. Aus den Kopien anderer werden Name und Adresse entfernt',
    example: 'Kopie der Person {who}',
  },
  indexSetting: {
    title: 'Einstellung des Suchindex',
    outcome: 'Der Name wird zu „Former colleague“; die Einstellung bleibt',
    example: 'Suche über alle Bewerbenden',
  },
  sessions: { title: 'Sitzungen', outcome: 'Gelöscht', example: 'Eine Sitzung' },
  waysToSignIn: { title: 'Anmeldearten', outcome: 'Gelöscht', example: 'Eine Anmeldeart' },
  secondFactors: { title: 'Zweite Faktoren', outcome: 'Gelöscht', example: 'Zwei-Schritt-Anmeldung' },
  passkeys: { title: 'Passkeys', outcome: 'Gelöscht', example: 'Ein Passkey' },
  invitations: { title: 'Einladungen', outcome: 'Gelöscht', example: 'Eine Einladung' },
  account: {
    title: 'Konto',
    outcome: 'Name, Adresse, Passwort und zweiter Faktor werden gelöscht; das Konto bleibt als „Former colleague“',
    example: 'Das Konto der Person',
  },
} as const
