/** The texts of words.ts in German: the same names, the same arguments. */
export const endpointsGerman = {
  withCode: '{text} ({code})',
  cancel: 'Abbrechen',
  close: 'Schließen',

  // Reaching the partner
  reach: 'Erreichbarkeit',
  reachLead:
    'Verbindet sich mit dem Partner, liest einen Datensatz der Bewerbenden und die Stellenliste. Es wird nichts geändert.',
  checking: 'Wird geprüft …',
  checkNow: 'Jetzt prüfen',
  answers: 'Der Partner antwortet und nimmt den Schlüssel dieses Desks an',
  checkedAt: 'Geprüft: {when}.',
  steps: {
    dns: 'Adresse (DNS)',
    tcp: 'Verbindung (TCP)',
    tls: 'Verschlüsselung (TLS)',
    http: 'Antwort (HTTP)',
  },
  stepStates: { ok: 'In Ordnung', failed: 'Fehlgeschlagen', untried: 'Nicht versucht' },
  unencrypted: 'Nicht verwendet: eine http-Adresse',
  took: '{step}, {ms} ms',
  contentType: 'Inhaltstyp',
  pointsTo: 'Verweist auf',

  // What the key may do
  endpoints: 'Endpunkte',
  endpoint: 'Endpunkt',
  status: 'Status',
  when: 'Wann',
  whatToDo: 'Was zu tun ist',
  purposes: {
    'list-applicants': 'Bewerbende lesen',
    'list-jobs': 'Stellen lesen',
    'create-job': 'Stellen anlegen',
    'submit-application': 'Bewerbungen senden',
    'set-ai-chat': 'KI-Chat ein- und ausschalten',
    'log-in': 'Anmelden (veraltet)',
  },
  states: {
    works: 'In Ordnung',
    probably: 'Vermutlich erlaubt',
    'not-permitted': 'Nicht erlaubt',
    'out-of-scope': 'Außerhalb der Teams',
    failed: 'Fehlerhaft',
    untried: 'Nicht versucht',
  },
  inferredFromTest: 'Aus einem Test geschlossen',
  inferredFromRefusal: 'Aus einer Ablehnung geschlossen',
  sources: { seen: 'Im Betrieb gesehen', checked: 'Bei einer Prüfung gesehen', tested: 'Bei einem Test gesehen' },
  isBySignIn: 'Dafür meldet sich der Desk an. Der Schlüssel kam hier noch nicht zum Einsatz.',
  notUsed: 'Noch nicht verwendet.',
  pressCheck: 'Klicken Sie auf „Jetzt prüfen“.',
  askToPermit: 'Bitten Sie den Betreiber des Partners, {name} für diesen Schlüssel zu erlauben.',
  outOfScope:
    'Der Schlüssel darf das, aber nicht für das angefragte Team. Beantragen Sie dieses Team oder verwenden Sie ein anderes.',
  seeActivity: 'Unter „Aktivitäten“ steht, was aus jeder Anfrage geworden ist.',
  seeReach: 'Siehe „Erreichbarkeit“ oben.',
  addTeam: 'Zum Testen fügen Sie unter „KI-Chat“ eine Team-ID hinzu.',

  // Text for the partner's operator
  operatorTitle: 'Text für den Betreiber',
  operatorMeans: 'Was ein Schlüssel darf, kann nur der Betreiber des Partners ändern.',
  operatorCopy: 'Text für den Betreiber kopieren',
  operatorAbout: 'Es geht um den API-Schlüssel, der unter {address} ({environment}) verwendet wird.',
  operatorAboutKey:
    'Es geht um den API-Schlüssel, der auf {end} endet und unter {address} ({environment}) verwendet wird.',
  operatorEnable: 'Bitte aktivieren Sie diesen Schlüssel für diese Umgebung: Er wird mit 403 Forbidden abgelehnt.',
  operatorPermit: 'Bitte erlauben Sie diese Endpunkte für diesen Schlüssel:',
  operatorTeams: 'Bitte prüfen Sie die Teams dieses Schlüssels. Ein Team gehört laut Antwort nicht dazu, bei:',
  operatorAsk: 'Bitte teilen Sie uns mit, für welche Endpunkte, Teams und Stellen dieser Schlüssel freigegeben ist.',
  operatorSeen: 'Teams, die wir damit gesehen haben: {teams}.',
  operatorEndpoint: '{name}, zuletzt am {day}',
  operatorEndpointWith: '{name}, zuletzt am {day} mit Status {status}',

  // Testing a write without writing
  test: 'Ohne Schreiben testen',
  testName: '{name} ohne Schreiben testen',
  testOf: 'Ohne Schreiben testen: {name}',
  testLead: 'Zeigt, ob dieser Schlüssel schreiben darf, ohne etwas anzulegen oder zu ändern.',
  testHow:
    'Der Desk sendet eine Anfrage, die der Partner ablehnen muss: einen leeren Inhalt, als reiner Text gekennzeichnet. Eine Ablehnung mit 400 heißt, dass der Schlüssel vermutlich darf, eine mit 403, dass er nicht darf.',
  testRisk:
    'Ein Partner, der sich nicht an die eigene Regel hält, könnte etwas anlegen oder ändern. Dann erfahren Sie es hier.',
  team: 'Team',
  testing: 'Wird getestet …',
  sendTest: 'Test senden',
  partnerSays: 'Der Partner sagt: „{said}“',
  probably: '{name} ist vermutlich erlaubt',
  probablyMeans:
    'Der Partner hat den Inhalt abgelehnt und nicht den Schlüssel. Sicher zeigt es erst die erste echte Sendung. Es wurde nichts geändert.',
  notPermitted: '{name} ist nicht erlaubt',
  notPermittedMeans:
    'Bitten Sie den Betreiber des Partners, es für diesen Schlüssel zu erlauben. Es wurde nichts geändert.',
  notForTeam: 'Der Schlüssel darf {name} für dieses Team nicht verwenden',
  notForTeamMeans:
    'Versuchen Sie es mit einem anderen Team oder fragen Sie den Betreiber des Partners nach diesem. Es wurde nichts geändert.',
  taken: 'Der Partner hat den Test entgegen seinen eigenen Regeln angenommen',
  takenMeans: {
    'create-job':
      'Vielleicht wurde etwas angelegt oder geändert. Sehen Sie in der Stellenliste nach und lassen Sie den Betreiber des Partners löschen, was dort nicht hingehört. Der Schlüssel darf schreiben.',
    'submit-application':
      'Vielleicht wurde etwas angelegt oder geändert. Suchen Sie nach einer neuen Bewerbung ohne Namen und lassen Sie sie vom Betreiber des Partners löschen. Der Schlüssel darf schreiben.',
    'set-ai-chat':
      'Vielleicht wurde etwas angelegt oder geändert. Prüfen Sie den KI-Chat dieses Teams mit dem Betreiber des Partners. Der Schlüssel darf schreiben.',
  },
  unclear: 'Der Test hat nicht gezeigt, ob der Schlüssel schreiben darf',
  tryLater: 'Versuchen Sie es später erneut.',
} as const
