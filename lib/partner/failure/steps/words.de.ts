const login =
  'Prüfen Sie PARTNER_LOGIN_EMAIL und PARTNER_LOGIN_PASSWORD oder überlassen Sie es dem Schlüssel, ohne PARTNER_EASY_APPLY_WITH.'
const address = 'Prüfen Sie PARTNER_API_URL: Was dort antwortet, kennt diese Anfrage nicht.'
const details = 'Geben Sie die Details dem Betreiber des Partners.'

/** The German texts of words.ts: the same names, the same arguments. */
export const stepGerman = {
  duringLogin: 'Das geschah beim Login des Desks beim Partner.',
  noReason: 'Der Partner nannte keinen Grund. Vielleicht fehlt ein Wert oder verstößt gegen eine seiner Regeln.',
  listStuck: 'Der Partner liefert an jeder Position der Liste dieselbe Seite',
  pointsTo: 'Er verweist auf {address}.',
  keyInDoubt:
    'Sehen Sie unter „Verbindung“ nach: Akzeptiert der Partner den Schlüssel für andere Anfragen, lassen Sie seinen Betreiber diese freischalten. Sonst prüfen Sie PARTNER_API_KEY.',

  // What an admin should check, for the kinds that an admin may have to act on
  admin: {
    'bad-request': address,
    'login-failed': login,
    'login-rejected': login,
    'key-rejected':
      'Prüfen Sie PARTNER_API_KEY und mit dem Betreiber des Partners, ob der Schlüssel für diese Umgebung freigeschaltet ist.',
    'unknown-path': address,
    'not-permitted': 'Lassen Sie den Betreiber des Partners diese Funktion für den Schlüssel freischalten.',
    'out-of-scope':
      'Lassen Sie den Betreiber des Partners das Team zum Schlüssel hinzufügen oder wählen Sie ein eigenes Team des Schlüssels.',
    forbidden: 'Prüfen Sie PARTNER_API_KEY und mit dem Betreiber des Partners, was dieser Schlüssel darf.',
    'not-found': address,
    'wrong-method': address,
    conflict: address,
    'job-unavailable': address,
    invalid: address,
    unreachable: 'Prüfen Sie PARTNER_API_URL und das Netz des Rechners, auf dem der Desk läuft.',
    'unreadable-answer': details,
    'answer-too-large': details,
    redirected: 'Prüfen Sie PARTNER_API_URL: Der Partner verweist auf eine andere Adresse, und der Desk folgt nie.',
    unexpected: details,
  },

  // For writes that may have happened anyway; `nextStepToo` is what to do besides telling the admin
  uncertain: {
    'create-job': {
      meaning: 'Die Stelle wurde vielleicht angelegt.',
      nextStep: 'Prüfen Sie in der Stellenliste, ob sie da ist, bevor Sie sie erneut anlegen.',
      nextStepToo: 'Informieren Sie Ihren Admin und prüfen Sie die Stellenliste, bevor Sie sie erneut anlegen.',
    },
    'submit-application': {
      meaning: 'Die Bewerbung ist vielleicht angekommen.',
      nextStep: 'Prüfen Sie beim Partner, ob sie angekommen ist, bevor Sie sie erneut senden.',
      nextStepToo: 'Informieren Sie Ihren Admin und prüfen Sie beim Partner, bevor Sie sie erneut senden.',
    },
    'set-ai-chat': {
      meaning: 'Die Einstellung wurde vielleicht geändert.',
      nextStep: 'Senden Sie die Änderung gleich noch einmal: Doppelt schadet nicht.',
      nextStepToo: 'Informieren Sie Ihren Admin. Die Änderung erneut zu senden, schadet nicht.',
    },
  },

  // For AI chat, if the partner refused what was sent along with On or Off
  chatFields: {
    meaning: 'Der Partner hat die Einstellung verstanden, akzeptiert aber die mitgesendeten Felder nicht.',
    nextStep:
      'Korrigieren Sie die Felder, die bei jeder Änderung mitgesendet werden: Dieselben würden wieder abgelehnt.',
  },
} as const
