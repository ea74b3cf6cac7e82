/** The German texts of words.ts: the same names, the same arguments. */
export const failureKindGerman = {
  'bad-request': {
    short: 'Nicht angenommen',
    title: 'Der Partner hat die Angaben nicht angenommen',
    meaning: 'Ein Wert fehlt oder verstößt gegen eine Regel des Partners.',
    nextStep: 'Prüfen und korrigieren Sie Ihre Eingaben und senden Sie sie erneut.',
  },
  'login-failed': {
    short: 'Login abgelehnt',
    title: 'Der Partner hat das Login dieses Desks abgelehnt',
    meaning:
      'Der Partner akzeptiert das Login nicht, mit dem dieser Desk eingerichtet ist. Ihre eigene Anmeldung ist in Ordnung.',
    nextStep: 'Bitten Sie Ihren Admin, das Partner-Login dieses Desks zu korrigieren.',
  },
  'login-rejected': {
    short: 'Login abgelehnt',
    title: 'Der Partner akzeptiert das Login dieses Desks nicht',
    meaning:
      'Das Login, das dieser Desk beim Partner verwendet, ist vielleicht abgelaufen oder zurückgezogen. Ihre eigene Anmeldung ist in Ordnung.',
    nextStep: 'Bitten Sie Ihren Admin, das Partner-Login dieses Desks zu prüfen.',
  },
  'key-rejected': {
    short: 'Schlüssel abgelehnt',
    title: 'Der Partner akzeptiert den Schlüssel dieses Desks nicht',
    meaning:
      'Der API-Schlüssel fehlt, ist falsch oder für diese Umgebung nicht freigeschaltet. Ihre eigene Anmeldung ist in Ordnung.',
    nextStep: 'Bitten Sie Ihren Admin, den API-Schlüssel mit dem Partner zu prüfen.',
  },
  'unknown-path': {
    short: 'Adresse unbekannt',
    title: 'Der Partner kennt diese Adresse nicht',
    meaning: 'Unter der Partneradresse, mit der dieser Desk eingerichtet ist, gibt es diese Funktion nicht.',
    nextStep: 'Bitten Sie Ihren Admin, die Partneradresse dieses Desks zu prüfen.',
  },
  'not-permitted': {
    short: 'Nicht erlaubt',
    title: 'Der Partner erlaubt das diesem Desk nicht',
    meaning: 'Der Partner kennt diesen Desk, hat diese Funktion aber nicht für ihn freigeschaltet.',
    nextStep: 'Bitten Sie Ihren Admin, die Funktion beim Partner freischalten zu lassen.',
  },
  'out-of-scope': {
    short: 'Außerhalb der Teams',
    title: 'Das liegt außerhalb dessen, was dieser Desk erreicht',
    meaning:
      'Beim Partner erreicht dieser Desk nur einige Teams. Dieses Team, diese Stelle oder diese Person gehört zu einem anderen.',
    nextStep:
      'Wählen Sie eigene Teams oder Stellen des Desks oder bitten Sie Ihren Admin, das Team beim Partner hinzufügen zu lassen.',
  },
  forbidden: {
    short: 'Zugriff verweigert',
    title: 'Der Partner hat den Zugriff verweigert',
    meaning:
      'Der Grund kann der Schlüssel des Desks sein, seine Rechte oder seine Teams. Ihre eigene Anmeldung ist in Ordnung.',
    nextStep: 'Bitten Sie Ihren Admin, beim Partner zu prüfen, was dieser Desk darf.',
  },
  'not-found': {
    short: 'Nicht gefunden',
    title: 'Der Partner findet diesen Datensatz nicht',
    meaning: 'Beim Partner gibt es ihn nicht oder nicht mehr.',
    nextStep: 'Laden Sie die Liste neu und wählen Sie erneut.',
  },
  'wrong-method': {
    short: 'Nicht angeboten',
    title: 'Der Partner bietet diese Funktion nicht an',
    meaning: 'Der Partner kennt die Adresse, erlaubt dort aber diese Anfrage nicht.',
    nextStep: 'Bitten Sie Ihren Admin, die Partneradresse dieses Desks zu prüfen.',
  },
  'already-applied': {
    short: 'Bereits beworben',
    title: 'Bereits beworben',
    meaning:
      'Diese Person hat sich schon auf diese Stelle beworben, und das Team nimmt keine wiederholten Bewerbungen an.',
    nextStep: 'Es ist nichts zu tun.',
  },
  conflict: {
    short: 'Vom Partner abgelehnt',
    title: 'Das hat sich beim Partner inzwischen geändert',
    meaning: 'Diese Änderung passt nicht zum aktuellen Stand beim Partner.',
    nextStep: 'Laden Sie die Seite neu und prüfen Sie den Stand, bevor Sie es erneut versuchen.',
  },
  'job-unavailable': {
    short: 'Stelle nicht offen',
    title: 'Diese Stelle nimmt keine Bewerbungen an',
    meaning: 'Sie ist geschlossen oder beim Partner nicht mehr vorhanden.',
    nextStep: 'Wählen Sie eine andere Stelle oder lassen Sie diese zuerst beim Partner öffnen.',
  },
  invalid: {
    short: 'Nicht möglich',
    title: 'Der Partner hat diese Änderung abgelehnt',
    meaning: 'Der Partner hat die Anfrage verstanden, erlaubt sie mit diesen Werten aber nicht.',
    nextStep: 'Ändern Sie zuerst die Werte: Dieselben würden wieder abgelehnt.',
  },
  'address-lookup-busy': {
    short: 'Dienst überlastet',
    title: 'Ein Dienst hinter dem Partner ist überlastet',
    meaning: 'Der Partner braucht einen anderen Dienst, und der lehnt zurzeit Anfragen ab.',
    nextStep: 'Warten Sie eine Minute und versuchen Sie es erneut.',
  },
  'rate-limited': {
    short: 'Zu viele Anfragen',
    title: 'Das Anfragelimit des Partners ist erreicht',
    meaning: 'Dieser Desk hat in kurzer Zeit mehr vom Partner verlangt, als der Partner erlaubt.',
    nextStep: 'Warten Sie einen Moment und versuchen Sie es erneut.',
  },
  'server-error': {
    short: 'Fehler beim Partner',
    title: 'Der Server des Partners hat einen Fehler gemeldet',
    meaning: 'An Ihnen liegt es nicht.',
    nextStep: 'Versuchen Sie es gleich noch einmal. Wenn es so bleibt, kann nur der Partner es beheben.',
  },
  'dependency-failed': {
    short: 'Dienst ausgefallen',
    title: 'Ein Dienst hinter dem Partner hat nicht funktioniert',
    meaning: 'Der Partner braucht andere Dienste, und einer davon hat nicht geantwortet, wie er sollte.',
    nextStep: 'Versuchen Sie es gleich noch einmal.',
  },
  unavailable: {
    short: 'Nicht verfügbar',
    title: 'Der Partner ist nicht verfügbar',
    meaning: 'Der Partner erreicht einen Dienst nicht, den er braucht.',
    nextStep: 'Versuchen Sie es gleich noch einmal.',
  },
  'too-slow': {
    short: 'Partner zu langsam',
    title: 'Der Partner hat zu lange gebraucht',
    meaning: 'Der Partner bricht ab, was länger als etwa eine halbe Minute dauert.',
    nextStep: 'Versuchen Sie es gleich noch einmal.',
  },
  'no-answer-in-time': {
    short: 'Keine Antwort',
    title: 'Der Partner hat nicht rechtzeitig geantwortet',
    meaning: 'Dieser Desk hat aufgehört zu warten, bevor die Antwort vollständig war.',
    nextStep: 'Versuchen Sie es gleich noch einmal.',
  },
  unreachable: {
    short: 'Nicht erreichbar',
    title: 'Der Partner ist nicht erreichbar',
    meaning: 'Es kam keine Verbindung zum Partner zustande, also wurde nichts gesendet.',
    nextStep: 'Versuchen Sie es gleich noch einmal. Wenn es so bleibt, informieren Sie Ihren Admin.',
  },
  'connection-lost': {
    short: 'Verbindung verloren',
    title: 'Die Verbindung zum Partner ist abgerissen',
    meaning: 'Die Verbindung endete, bevor die Antwort vollständig war.',
    nextStep: 'Versuchen Sie es gleich noch einmal.',
  },
  'unreadable-answer': {
    short: 'Nicht lesbar',
    title: 'Die Antwort des Partners war nicht lesbar',
    meaning: 'Der Partner hat geantwortet, aber nicht in einer Form, die dieser Desk versteht.',
    nextStep: 'Versuchen Sie es erneut. Wenn es so bleibt, informieren Sie Ihren Admin.',
  },
  'answer-too-large': {
    short: 'Antwort zu groß',
    title: 'Die Antwort des Partners war zu groß',
    meaning: 'Die Antwort war größer, als dieser Desk annimmt.',
    nextStep: 'Informieren Sie Ihren Admin.',
  },
  redirected: {
    short: 'Umgeleitet',
    title: 'Der Partner hat auf eine andere Adresse verwiesen',
    meaning:
      'Der Partner hat auf eine andere Adresse verwiesen. Dieser Desk folgt nicht, damit nichts an eine Adresse geht, mit der er nicht eingerichtet ist.',
    nextStep: 'Bitten Sie Ihren Admin, die Partneradresse dieses Desks zu prüfen.',
  },
  unexpected: {
    short: 'Unerwartete Antwort',
    title: 'Der Partner hat unerwartet geantwortet',
    meaning: 'Dieser Desk weiß nicht, was die Antwort bedeutet.',
    nextStep: 'Informieren Sie Ihren Admin.',
  },
  stopped: {
    short: 'Anfrage gestoppt',
    title: 'Gestoppt',
    meaning: 'Die Anfrage wurde gestoppt, bevor der Partner geantwortet hat.',
    nextStep: 'Starten Sie sie neu, wenn Sie möchten.',
  },
} as const
