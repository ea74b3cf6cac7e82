/** The texts of words.ts in German: the same names, the same arguments. */
export const peopleGerman = {
  // The list
  title: 'Mitglieder',
  lead: 'Personen mit Zugang zu diesem Desk.',
  invite: 'Mitglied einladen',
  findAndErase: 'Person suchen und löschen',
  search: 'Mitglieder suchen',
  filters: 'Filter',
  anyRole: 'Alle Rollen',
  anyState: 'Alle Status',
  loading: 'Wird geladen …',
  loadMore: 'Mehr laden',
  loadingDetails: 'Details werden geladen',
  noMatch: 'Keine Treffer',
  clear: 'Suche und Filter leeren',
  all: '{count, plural, one {1 Mitglied} other {# Mitglieder}}',
  some: '{shown, number} von {total, number} Mitgliedern',
  you: 'Sie',
  never: 'Nie',
  name: 'Name',
  email: 'E-Mail',
  role: 'Rolle',
  state: 'Status',
  lastSignIn: 'Letzte Anmeldung',
  secondFactor: 'Zweiter Faktor',
  signInMethod: 'Anmeldeart',
  states: { active: 'Aktiv', invited: 'Eingeladen', deactivated: 'Deaktiviert' },
  methods: { password: 'Passwort', passkey: 'Passkey', oidc: 'Single Sign-on' },

  // The roles, and what each may do
  roles: { viewer: 'Lesezugriff', recruiter: 'Recruiter', admin: 'Admin' },
  roleDetails: {
    viewer: 'Sieht alles, ändert aber nichts',
    recruiter: 'Kann auch Bewerbungen senden, Stellen anlegen und den KI-Chat ein- und ausschalten',
    admin: 'Kann auch Mitglieder und die Verbindung verwalten',
  },
  saveRole: 'Rolle speichern',
  adminWarning: 'Admins können Mitglieder verwalten und alles sehen.',
  ownRoleWarning:
    'Sie können danach keine Mitglieder mehr verwalten. Nur ein anderer Admin kann das rückgängig machen.',

  // A person's details
  personDetails: 'Details des Mitglieds',
  notFound: 'Nicht gefunden',
  gone: 'Diese Person gibt es nicht mehr: Die Einladung wurde zurückgezogen oder das Konto gelöscht.',
  copyEmail: 'E-Mail kopieren',
  thisIsYou: '· Sie',
  sessions: 'Sitzungen',
  openSessions: '{count, plural, one {1 offen} other {# offen}}',
  signInLink: 'Anmeldelink',
  worksUntil: 'Gültig bis {time}',
  expired: 'Abgelaufen {time}',
  added: 'Hinzugefügt',
  activity: 'Aktivitäten in diesem Desk',
  allActivity: 'Alles, was {name} getan hat',
  history: 'Kontoänderungen',
  noHistory: 'Es sind keine Änderungen verzeichnet.',
  whatFromTo: '{what}: von {from} zu {to}',
  whatAs: '{what} als {role}',

  // Changes to an account
  change: 'Ändern',
  cancel: 'Abbrechen',
  newLink: 'Neuer Anmeldelink',
  withdrawInvitation: 'Einladung zurückziehen',
  withdrawLink: 'Link zurückziehen',
  linkWithdrawn: 'Der Link von {name} funktioniert nicht mehr',
  endSessions: 'Alle Sitzungen beenden',
  sessionsEnded: 'Die Sitzungen von {name} wurden beendet',
  resetFactor: 'Zweiten Faktor zurücksetzen',
  resetFactorMeans:
    'Passkeys, Authenticator-App und Wiederherstellungscodes von {name} werden entfernt, alle Sitzungen enden.',
  factorReset: 'Der zweite Faktor von {name} wurde zurückgesetzt',
  deactivate: 'Deaktivieren',
  deactivateSelfMeans:
    'Sie werden abgemeldet und können sich nicht mehr anmelden. Nur ein anderer Admin kann das ändern.',
  deactivateMeans: '{name} kann sich nicht mehr anmelden, alle Sitzungen enden. Die Einträge bleiben erhalten.',
  isDeactivated: '{name} ist deaktiviert',
  reactivate: 'Reaktivieren',
  isReactivated: '{name} kann sich wieder anmelden',
  roleChanged: 'Die Rolle von {name} wurde geändert',

  // An invitation, and the link that an admin passes on
  setOwnPassword: 'Die Person legt ihr Passwort selbst über einen Link fest.',
  useSingleSignOn: 'Die Person meldet sich über Single Sign-on an: Passwörter sind auf diesem Desk abgeschaltet.',
  isInvited: '{name} ist eingeladen',
  oneMoreStep: 'Noch ein Schritt, dann ist die Anmeldung möglich.',
  tellThem:
    'Bitten Sie {name}, diesen Desk zu öffnen und sich über Single Sign-on anzumelden. Ein Link ist nicht nötig.',
  done: 'Fertig',
  inviteNow: 'Einladen',
  inviting: 'Wird eingeladen …',
  giveLink: 'Geben Sie diesen Link an {name}',
  linkMeans:
    'Dieser Desk verschickt keine E-Mails. Der Link wird nur jetzt angezeigt, funktioniert einmal und gilt bis {time}. Wer ihn hat, kann das Passwort festlegen: Geben Sie ihn sonst niemandem.',
  copyLink: 'Link kopieren',

  // The page behind the link
  setYourPassword: 'Passwort festlegen',
  noLink: 'Öffnen Sie den Link, den Sie von einem Admin erhalten haben. Er funktioniert einmal und gilt 7 Tage.',
  openingLink: 'Ihr Link wird geöffnet …',
  openAgain: '{problem} Öffnen Sie den Link dann erneut.',
  otherAddress:
    'Dieser Desk ist für eine andere Adresse eingerichtet. Öffnen Sie den Link unter der Adresse, die Ihr Admin Ihnen genannt hat.',
  forAccountOf: 'Für das Konto von {name}.',
  newPassword: 'Neues Passwort',
  newPasswordHelp:
    'Mindestens 10 Zeichen. Mehrere Wörter ohne Zusammenhang sind leicht zu merken und schwer zu erraten.',
  showPassword: 'Passwort anzeigen',
  setPassword: 'Passwort festlegen',
  saving: 'Wird gespeichert …',
  passwordIsSet: 'Ihr Passwort ist festgelegt',
  signInNow: 'Melden Sie sich jetzt damit an. Ihre anderen Sitzungen wurden beendet.',
  signIn: 'Anmelden',
  ifPasswordIsSet: 'Haben Sie Ihr Passwort damit schon festgelegt, melden Sie sich an.',

  // The admins' rules for how everyone signs in
  rules: 'Anmelderegeln',
  requireFactor: 'Zweiten Faktor verlangen',
  requireFactorMeans:
    'Alle brauchen einen Passkey oder eine Authenticator-App. Wer keins von beiden hat, richtet es zuerst ein.',
  allowKeeping: '„Angemeldet bleiben“ erlauben',
  allowKeepingMeans:
    'Wer es ankreuzt, bleibt {days, plural, one {einen Tag} other {# Tage}} angemeldet, auch ohne den Desk zu verwenden.',
  ruleIsOn: '{rule}: an',
  ruleIsOff: '{rule}: aus',

  // Why an account was not changed, for the user who tried
  passkeyTookLong: 'Das hat zu lange gedauert. Versuchen Sie es erneut.',
  refusals: {
    invalid: 'Prüfen Sie die markierten Felder.',
    'unknown-person': 'Diese Person gibt es nicht mehr. Laden Sie die Seite neu.',
    'email-taken': 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    'last-admin': 'Das ist der letzte Admin. Machen Sie zuerst jemand anderen zum Admin.',
    deactivated: 'Diese Person ist deaktiviert. Reaktivieren Sie sie zuerst.',
    'dead-link': 'Dieser Link funktioniert nicht mehr. Bitten Sie einen Admin um einen neuen.',
    'nothing-to-withdraw': 'Es gibt keinen Link mehr: Er wurde schon verwendet oder zurückgezogen.',
    'wrong-password': 'Das aktuelle Passwort ist falsch.',
    'no-passwords': 'Passwörter sind abgeschaltet: Die Anmeldung läuft über das Konto Ihrer Organisation.',
    blocked: 'Zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es erneut.',
    passkey: 'Dieser Passkey konnte nicht geprüft werden. Versuchen Sie es erneut oder verwenden Sie einen anderen.',
    'unknown-passkey': 'Diesen Passkey gibt es nicht mehr. Laden Sie die Seite neu.',
    'too-many-passkeys': 'Mehr Passkeys sind nicht möglich. Entfernen Sie zuerst einen.',
    'wrong-code':
      'Dieser Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten und versuchen Sie es erneut.',
    'another-setup':
      'Dieser Code gehört zu einer früheren Einrichtung. Brechen Sie ab, beginnen Sie neu und scannen Sie den neuen Code.',
    'two-step-is-on': 'Die Zwei-Schritt-Anmeldung ist schon eingeschaltet. Laden Sie die Seite neu.',
    'two-step-is-off': 'Die Zwei-Schritt-Anmeldung ist nicht eingerichtet. Laden Sie die Seite neu.',
    'last-second-factor':
      'Dieser Desk verlangt einen zweiten Faktor, und das ist Ihr letzter. Fügen Sie zuerst einen weiteren hinzu.',
    'own-second-factor-first': 'Richten Sie zuerst für sich selbst einen zweiten Faktor ein, auf der Seite „Konto“.',
  },
} as const
