/** The texts of words.ts in German: the same names, the same arguments. */
export const accountGerman = {
  title: 'Konto',
  noPassword: 'Sie melden sich mit dem Konto Ihrer Organisation an, deshalb gibt es hier kein Passwort.',

  // The password
  changePassword: 'Passwort ändern',
  changing: 'Wird geändert …',
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  passwordChanged: 'Ihr Passwort wurde geändert',
  otherSessionsEnded: 'Ihre anderen Sitzungen wurden beendet.',
  chooseOwnPassword: 'Eigenes Passwort wählen',
  passwordIsConfigured: 'Das Passwort, mit dem Sie sich angemeldet haben, steht in der Konfiguration des Desks.',

  // Keyboard shortcuts
  keyboard: 'Tastatur',
  singleKeys: 'Tastenkürzel mit nur einer Taste',
  singleKeysMean:
    'Tasten wie J, A oder ? wirken, solange Sie nicht tippen. Mit ? sehen Sie sie auf jeder Seite. Schalten Sie sie ab, wenn Sie diktieren oder wenn sie stören. Das gilt nur für diesen Browser.',

  // The language
  language: 'Sprache',
  languageMeans: 'Gilt für Ihr Konto, in jedem Browser, in dem Sie sich anmelden.',
  asTheBrowser: 'Wie der Browser',

  // Passkeys
  passkeys: 'Passkeys',
  passkeysMean:
    'Melden Sie sich mit Fingerabdruck, Gesicht, Bildschirmsperre oder Sicherheitsschlüssel an, statt mit Passwort und Code.',
  addPasskey: 'Passkey hinzufügen',
  waitingForPasskey: 'Warten auf den Passkey …',
  noPasskeysHere: 'Dieser Browser unterstützt keine Passkeys.',
  passkeyAdded: 'Passkey hinzugefügt',
  alreadyOnDevice: 'Auf diesem Gerät haben Sie schon einen Passkey.',
  notMade: 'Der Passkey konnte nicht erstellt werden. Versuchen Sie es erneut oder auf einem anderen Gerät.',
  added: 'Hinzugefügt {time}',
  lastUsed: 'Zuletzt verwendet {time}',
  neverUsed: 'Nie verwendet',
  synced: 'Synchronisiert',
  name: 'Name',
  rename: 'Umbenennen',
  renameThis: '{name} umbenennen',
  remove: 'Entfernen',
  removeThis: '{name} entfernen',
  removed: 'Mit {name} können Sie sich nicht mehr anmelden',
  deleteOnDevice: 'Löschen Sie den Passkey auch auf Ihrem Gerät.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',

  // Two-step sign-in
  twoStep: 'Zwei-Schritt-Anmeldung',
  twoStepMeans: 'Nach Ihrem Passwort werden Sie nach einem Code aus einer Authenticator-App gefragt.',
  setUpTwoStep: 'Zwei-Schritt-Anmeldung einrichten',
  codesLeft:
    'Eingeschaltet. Noch {count, plural, one {1 Wiederherstellungscode} other {# Wiederherstellungscodes}} übrig.',
  newCodes: 'Neue Wiederherstellungscodes',
  switchOff: 'Ausschalten',
  twoStepIsOff: 'Die Zwei-Schritt-Anmeldung ist aus',
  scan: 'Scannen Sie dies mit einer Authenticator-App oder tippen Sie dort den Schlüssel ein. Geben Sie dann den Code ein, den die App anzeigt.',
  qrCode: 'QR-Code für Ihre Authenticator-App',
  key: 'Schlüssel',
  copyKey: 'Schlüssel kopieren',
  code: 'Code',
  checking: 'Wird geprüft …',
  switchOn: 'Einschalten',
  cancel: 'Abbrechen',
  saveCodes: 'Wiederherstellungscodes sichern',
  saveCodesMeans:
    'Wenn Sie Ihr Telefon verlieren, melden Sie sich mit einem dieser Codes an. Jeder funktioniert einmal. Sie werden nur jetzt angezeigt, und frühere funktionieren nicht mehr.',
  recoveryCodes: 'Wiederherstellungscodes',
  codesInFile: 'Wiederherstellungscodes für Partner Desk. Jeder funktioniert einmal.',
  copyCodes: 'Codes kopieren',
  downloadCodes: 'Codes herunterladen',
  savedThem: 'Ich habe sie gesichert',

  // Sessions
  yourSessions: 'Ihre Sitzungen',
  device: 'Gerät',
  address: 'Adresse',
  lastUse: 'Zuletzt verwendet',
  end: 'Beenden',
  endThis: '{device}, {address} beenden',
  thisDevice: 'Dieses Gerät',
  sessionEnded: 'Die Sitzung wurde beendet',
  signOutEverywhere: 'Überall abmelden',
  signingOut: 'Wird abgemeldet …',

  // The page for a missing second factor
  secondFactor: 'Zweiter Faktor',
  confirmItsYou: 'Bestätigen Sie, dass Sie es sind',
  useFactor: 'Verwenden Sie Ihren zweiten Faktor, um fortzufahren.',
  setUpFactor: 'Zweiten Faktor einrichten',
  factorRequired:
    'Dieser Desk verlangt zusätzlich zu Ihrem Passwort einen zweiten Faktor. Wählen Sie einen Passkey oder eine Authenticator-App.',
  hasFactor: 'Ihr Konto hat jetzt einen zweiten Faktor. Sie können weitere hinzufügen.',
  factorMeans: 'Ein Passkey oder eine Authenticator-App, zusätzlich zu Ihrem Passwort.',
  continue: 'Weiter',
} as const
