/** The texts of words.ts in German: the same names, the same arguments. */
export const apiGerman = {
  changed: {
    no: 'Es wurde nichts geändert.',
    yes: 'Die Änderung wurde vorgenommen.',
    unknown: 'Ob etwas geändert wurde, wissen wir noch nicht.',
  },
  failure: {
    adminHasToFix: 'Das geht gerade nicht; Ihr Admin muss es beheben',
    youCanFix: 'Sie können das beheben.',
    adminCanFix: 'Ihr Admin kann das beheben.',
    tries: '{count, plural, one {Einmal versucht.} other {#-mal versucht.}}',
    partnerSaid: 'Der Partner sagt: „{sentence}“',
    moreFields: '{count, plural, one {und 1 weiteres Feld} other {und {count, number} weitere Felder}}',
    copyForAdmin: 'Details für Ihren Admin kopieren',
    copyForOperator: 'Details für den Betreiber kopieren',
    openConnection: 'Verbindung öffnen',
    isItUs: 'Liegt es an uns oder am Partner?',
    errorId: 'Fehler-ID {id}',
    signInAgain: 'Erneut anmelden',
    tryAgain: 'Erneut versuchen',
    trying: 'Wird versucht …',
    notPossibleYet: 'Das ist noch nicht möglich',
  },
  errors: {
    'signed-out': {
      title: 'Ihre Sitzung ist beendet',
      text: 'Melden Sie sich erneut an, um weiterzumachen. Was auf dieser Seite steht, bleibt.',
    },
    'not-allowed': {
      title: 'Ihre Rolle erlaubt das nicht',
      text: 'Bitten Sie Ihren Admin um eine andere Rolle.',
    },
    'desk-unreachable': {
      title: 'Der Desk ist nicht erreichbar',
      text: 'Prüfen Sie Ihre Verbindung. Was geladen ist, bleibt auf dieser Seite, und nichts geht verloren.',
    },
    'desk-fault': {
      title: 'Hier ist etwas schiefgegangen',
      text: 'Versuchen Sie es gleich noch einmal. Passiert es wieder, geben Sie Ihrem Admin die Fehler-ID.',
    },
  },
  storeAway: {
    title: 'Der Desk erreicht seine Datenbank nicht',
    text: 'Es geht von selbst weiter, sobald die Datenbank antwortet. Versuchen Sie es gleich noch einmal; was auf dieser Seite steht, bleibt.',
  },
  press: {
    outdated:
      'Der Desk wurde aktualisiert, seit diese Seite geöffnet wurde. Es wurde nichts ausgeführt: Laden Sie die Seite neu und versuchen Sie es dann erneut.',
    notConfirmed: 'Es wurde nichts ausgeführt: Bestätigen Sie dafür zuerst, dass Sie es sind.',
    stillSignedIn: 'Sie sind noch angemeldet',
    notReached: 'Der Desk war nicht erreichbar. Versuchen Sie es gleich noch einmal.',
    languageStays: 'Die Sprache wurde nicht geändert',
  },
  walk: {
    starting: 'beginnt',
    readSoFar: 'bisher {found, number}',
    read: '{percent} %',
    readAndLeft: '{percent} %, {left}',
    reading: 'Alle Bewerbenden werden geladen: {progress}.',
    readingAgain:
      'Der Schlüssel oder die Adresse des Partners hat sich geändert. Alle Bewerbenden werden neu geladen: {progress}.',
    lessThanMinute: 'noch weniger als eine Minute',
    minutesLeft: '{count, plural, one {noch etwa 1 Minute} other {noch etwa # Minuten}}',
    hoursLeft: '{count, plural, one {noch etwa 1 Stunde} other {noch etwa # Stunden}}',
  },
} as const
