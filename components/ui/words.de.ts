/** The texts of words.ts in German: the same names, the same arguments. */
export const uiGerman = {
  all: {
    yes: 'Ja',
    no: 'Nein',
    justNow: 'gerade eben',
    language: 'Sprache',
    optional: 'optional',
    details: 'Details',
    close: 'Schließen',
    dismiss: 'Ausblenden',
    tryAgain: 'Erneut versuchen',
    password: 'Passwort',
    noStatus: 'Ohne Status',
    newTab: '(öffnet in neuem Tab)',
    slowPartner: 'Der Partner ist heute langsam',

    // The number to type before a bulk action
    typeCount: 'Zur Bestätigung {count, number} eingeben',
    otherCount: 'Geben Sie die Anzahl ein ({what}): {count, number}',

    // Requests without an answer
    unreachable: 'Der Desk ist nicht erreichbar. Versuchen Sie es gleich noch einmal.',
    broken: 'Hier ist etwas schiefgegangen. Fehler-ID {id}. Versuchen Sie es gleich noch einmal.',
    noAnswerTitle: 'Der Desk hat nicht geantwortet',
    brokenTitle: 'Hier ist etwas schiefgegangen',
    checkState: 'Prüfen Sie den aktuellen Stand, bevor Sie es erneut versuchen.',
    checkStateOf: 'Fehler-ID {id}. Prüfen Sie den aktuellen Stand, bevor Sie es erneut versuchen.',
    partMissing: 'Dieser Teil der Seite konnte nicht geladen werden',
    partMissingText:
      'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Was auf dieser Seite steht, bleibt, und nichts geht verloren.',

    // The edge of a panel
    panelWidth: 'Breite der Details',
    pixels: '{width} Pixel',
    drag: 'Ziehen ändert die Breite, Doppelklick setzt sie zurück',
  },
  list: {
    previous: { job: 'Vorige Stelle', entry: 'Voriger Eintrag', applicant: 'Vorige Person', row: 'Vorige Zeile' },
    next: { job: 'Nächste Stelle', entry: 'Nächster Eintrag', applicant: 'Nächste Person', row: 'Nächste Zeile' },
    nextRow: 'Nächste Zeile (auch ↓)',
    previousRow: 'Vorige Zeile (auch ↑)',
    pageKeys: 'Bild↑, Bild↓',
    page: 'Eine Seite nach oben oder unten',
    endKeys: 'Pos1, Ende',
    ends: 'Erste Zeile, letzte geladene Zeile',
    enterKey: 'Eingabe',
    open: 'Details öffnen',
    escapeKey: 'Esc',
    close: 'Details schließen',
    spaceKey: 'Leertaste',
    select: 'Zeile auswählen; mit Umschalt alle Zeilen seit der letzten',
    inPart: 'Nur die ersten geladenen Zeilen sind gedruckt.',
  },
} as const
