/** The texts of words.ts in German: the same names, the same arguments. */
export const connectionStatusGerman = {
  // For users who are not admins
  works: 'Die Verbindung funktioniert',
  lastAnswered: 'Der Partner hat zuletzt {when} geantwortet.',
  partnerDown: 'Der Partner antwortet nicht',
  partnerDownMeans:
    'Das Problem liegt beim Partner. Der Desk versucht es weiter, und nichts von Ihren Eingaben geht verloren.',
  needsFixing: 'Die Verbindung dieses Desks muss korrigiert werden',
  needsFixingMeans: 'Admins sehen in ihrer Übersicht, was zu tun ist.',
  limited: 'Die Verbindung funktioniert, aber der Partner lehnt manche Anfragen ab',
  since: 'Begonnen hat es {when}.',

  // What the key may not do
  acceptsKeyBut: {
    'list-applicants':
      'Der Partner akzeptiert den Schlüssel des Desks, hat aber die Liste der Bewerbenden {when} verweigert',
    'list-jobs': 'Der Partner akzeptiert den Schlüssel des Desks, hat aber die Stellenliste {when} verweigert',
    'create-job': 'Der Partner akzeptiert den Schlüssel des Desks, hat aber neue Stellen {when} abgelehnt',
    'submit-application': 'Der Partner akzeptiert den Schlüssel des Desks, hat aber Bewerbungen {when} abgelehnt',
    'set-ai-chat': 'Der Partner akzeptiert den Schlüssel des Desks, hat aber Änderungen am KI-Chat {when} abgelehnt',
    'log-in': 'Der Partner akzeptiert den Schlüssel des Desks, hat aber das Login des Desks {when} abgelehnt',
  },
  refusedWrites: {
    'create-job': 'Abgelehnte Stellen anzeigen',
    'submit-application': 'Abgelehnte Bewerbungen anzeigen',
    'set-ai-chat': 'Abgelehnte Änderungen am KI-Chat anzeigen',
  },
  openConnection: 'Verbindung öffnen',
  refused: {
    'list-applicants': 'Der Partner hat die Liste der Bewerbenden {when} verweigert',
    'list-jobs': 'Der Partner hat die Stellenliste {when} verweigert',
    'create-job': 'Der Partner hat eine neue Stelle {when} abgelehnt',
    'submit-application': 'Der Partner hat eine Bewerbung {when} abgelehnt',
    'set-ai-chat': 'Der Partner hat eine Änderung am KI-Chat {when} abgelehnt',
    'log-in': 'Der Partner hat das Login des Desks {when} abgelehnt',
  },
  notChecked: 'Noch nicht geprüft',
  notCheckedMeans:
    'Der Desk hat den Partner noch nicht kontaktiert. Öffnen Sie „Bewerbende“ oder „Stellen“, um es zu versuchen.',
} as const
