/** The texts of words.ts in German: the same names, the same arguments. */
export const signInGerman = {
  title: 'Anmelden',
  lead: 'Mit dem Konto, das Ihr Admin für Sie angelegt hat',
  leadOrganisation: 'Mit dem Konto Ihrer Organisation',
  goBack: 'Zurück, ohne zu bestätigen',
  email: 'E-Mail',
  submit: 'Anmelden',
  submitting: 'Wird angemeldet …',
  keep: 'Angemeldet bleiben',
  startAgain: 'Neu beginnen',
  unreachable: 'Der Desk ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  orPassword: 'oder mit Passwort',
  usePasskey: 'Passkey verwenden',
  waitingForPasskey: 'Warten auf den Passkey …',
  passkeyFailed:
    'Der Passkey konnte nicht verwendet werden. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.',
  useCode: 'Code verwenden',
  noPasskey: 'Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
  notChecked: 'Das konnte nicht geprüft werden. Versuchen Sie es erneut.',
  continue: 'Weiter',
  checking: 'Wird geprüft …',
  signInWith: 'Anmelden mit {name}',
  code: {
    label: 'Code',
    description: 'Geben Sie den Code aus Ihrer Authenticator-App ein.',
    other: 'Wiederherstellungscode verwenden',
  },
  recovery: {
    label: 'Wiederherstellungscode',
    description: 'Geben Sie einen der Codes ein, die Sie gesichert haben. Jeder funktioniert einmal.',
    other: 'Authenticator-App verwenden',
  },
} as const
