/** The texts of words.ts in German: the same names, the same arguments. */
export const accountAnswersGerman = {
  // A refused sign-in or identity check
  wrongPair: 'E-Mail oder Passwort ist falsch',
  wrongPassword: 'Dieses Passwort ist falsch',
  wrongCode: 'Dieser Code ist falsch oder wurde schon verwendet',
  unreadableFactor:
    'Der Desk kann Ihre Codes nicht mehr prüfen. Bitten Sie einen Admin, Ihren zweiten Faktor zurückzusetzen.',
  busy: 'Gerade melden sich viele Personen an. Versuchen Sie es in einigen Sekunden erneut.',
  tookLong: 'Das hat zu lange gedauert. Versuchen Sie es erneut.',
  passwordAgain: 'Das hat zu lange gedauert. Geben Sie Ihr Passwort noch einmal ein.',
  passkeyRemoved: 'Dieser Passkey wurde vom Desk entfernt. Verwenden Sie einen anderen oder Ihr Passwort.',
  passkeyNotVerified: 'Dieser Passkey konnte nicht geprüft werden. Verwenden Sie einen anderen oder Ihr Passwort.',
  passkeyRefused: 'Dieser Passkey konnte nicht geprüft werden',
  otherAddress:
    'Dieser Desk ist für eine andere Adresse eingerichtet. Öffnen Sie ihn unter der Adresse, die Ihr Admin Ihnen genannt hat.',
  blockedSeconds: 'Zu viele Versuche. Versuchen Sie es in {count, plural, one {# Sekunde} other {# Sekunden}} erneut',
  blockedMinutes: 'Zu viele Versuche. Versuchen Sie es in {count, plural, one {# Minute} other {# Minuten}} erneut',
  singleSignOn: {
    unreachable:
      'Die Anmeldung Ihrer Organisation ist gerade nicht erreichbar. Versuchen Sie es erneut oder fragen Sie Ihren Admin.',
    busy: 'Aus Ihrem Netz melden sich zu viele Personen an. Versuchen Sie es in einer Minute erneut.',
    expired:
      'Diese Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Versuchen Sie es erneut.',
    declined: 'Die Anmeldung wurde abgebrochen, oder Ihre Organisation gibt Ihnen keinen Zugang zu diesem Desk.',
    invalid:
      'Die Antwort von der Anmeldung Ihrer Organisation konnte nicht geprüft werden. Versuchen Sie es erneut oder fragen Sie Ihren Admin.',
    'not-recent':
      'Die Anmeldung Ihrer Organisation hat nicht gefragt, wer Sie sind. Melden Sie sich dort und hier ab und dann wieder an.',
    'other-person':
      'Sie haben mit einem anderen Konto bestätigt als dem, mit dem Sie angemeldet sind. Versuchen Sie es erneut.',
    'no-role':
      'Ihre Organisation gibt Ihnen keinen Zugang zu diesem Desk. Bitten Sie Ihren Admin, Sie in eine Gruppe aufzunehmen.',
    'no-email': 'Die Anmeldung Ihrer Organisation hat Ihre E-Mail-Adresse nicht genannt. Fragen Sie Ihren Admin.',
    'email-taken': 'Ihre E-Mail-Adresse gehört schon zu einem anderen Konto dieses Desks. Fragen Sie Ihren Admin.',
    'no-access': 'Ihr Zugang zu diesem Desk wurde entfernt. Fragen Sie Ihren Admin.',
    failed: 'Die Anmeldung ist hier fehlgeschlagen. Versuchen Sie es erneut oder fragen Sie Ihren Admin.',
  },

  // What is not available yet
  ownPasswordNeeded: 'Wählen Sie zuerst ein eigenes Passwort. Laden Sie dazu die Seite neu.',
  factorNeeded: 'Dieser Desk verlangt einen zweiten Faktor. Laden Sie die Seite neu, um einen einzurichten.',

  // Fields
  chooseRole: 'Wählen Sie eine Rolle',
  enterEmail: 'Geben Sie eine E-Mail-Adresse ein',
  enterName: 'Geben Sie einen Namen ein',
  enterCurrentPassword: 'Geben Sie Ihr aktuelles Passwort ein',
  oneLine: 'Ein Name muss in einer Zeile stehen, ohne unsichtbare Zeichen',
  enterCode: 'Geben Sie die sechs Ziffern des Codes ein',
  atLeast: 'Mindestens {count, number} Zeichen',
  atMost: 'Höchstens {count, number} Zeichen',

  // Passwords
  samePassword: 'Wählen Sie ein anderes Passwort als das aktuelle.',
  passwordIssues: {
    common: 'Dieses Passwort steht auf Listen häufiger Passwörter. Wählen Sie ein anderes.',
    similar: 'Das ähnelt einem häufigen Passwort. Wählen Sie ein anderes.',
    own: 'Das besteht vor allem aus Ihrem Namen, Ihrer E-Mail-Adresse oder dem Namen dieses Desks. Wählen Sie ein anderes Passwort.',
    pattern:
      'Das folgt einem leicht zu erratenden Muster wie abcd, 1234 oder einem Datum. Wählen Sie ein anderes Passwort.',
    weak: 'Dieses Passwort ist leicht zu erraten. Verwenden Sie mehrere Wörter ohne Zusammenhang oder mehr Zeichen.',
  },

  // Sessions
  device: '{browser} auf {system}',
  unknownDevice: 'Unbekanntes Gerät',
  unknownAddress: 'unbekannt',
} as const
