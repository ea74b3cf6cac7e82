/* The texts of words.ts in German: the same names, the same arguments. */

export const runRowGerman = {
  outcomes: {
    waiting: 'Wartet',
    sending: 'Wird gesendet',
    held: 'Zurückgestellt',
    'held-for-review': 'Angehalten: evtl. gesendet',
    'needs-decision': 'Unbestätigt',
    refused: 'Abgelehnt',
    submitted: 'Übermittelt',
    queued: 'In Warteschlange',
    'already-applied': 'Bereits beworben',
    abandoned: 'Unbestätigt gelassen',
    cancelled: 'Nicht gesendet',
  },
  missingJob: {
    title: 'Beim Partner gibt es keine Stelle {id}',
    meaning: 'Die ID ist vielleicht falsch geschrieben, oder es gibt die Stelle beim Partner nicht mehr.',
    nextStep: 'Wählen Sie eine andere Stelle.',
  },
  appliedBefore: '{who} hat für diese Person schon eine Bewerbung auf diese Stelle gesendet',
  recordedAsArrived:
    'Von Hand als angekommen vermerkt: Sie steht in der Liste der Bewerbenden, aber der Partner hat sie nicht bestätigt',
  jobHeld: 'Der Partner hat die erste Zeile dieser Stelle nicht angenommen, daher sind die übrigen zurückgestellt',
  heldForReview:
    'Die Datenbank des Desks wurde wiederhergestellt oder kopiert, und diese Zeile kann seitdem gesendet worden sein. Sie muss geprüft werden',
  cancelled: 'Abgebrochen, bevor sie gesendet wurde',

  // The results file
  columns: {
    row: 'Zeile',
    outcome: 'Ergebnis',
    reason: 'Grund',
    form: 'ID der Person',
    when: 'Wann',
    reference: 'Referenz',
  },

  // What the desk does not accept
  tooManyRows: 'Ein Durchlauf hat höchstens {count, number} Zeilen',
  required: 'Pflichtfeld',
  tooLong: 'Höchstens {count, number} Zeichen',
  sameAsRow: 'Dieselbe Person und Stelle wie in Zeile {row}',
} as const

export const targetGerman = {
  email: 'E-Mail',
  job: 'Stelle',
  jobHelp: 'Die ID der Stelle oder ihr Titel',
  enqueue: 'In die Warteschlange stellen',
  enqueueHelp: 'Ja oder nein. Ja: Der Partner nimmt sie jetzt an und verarbeitet sie später',
  issueHeading: 'Partner Desk: Problem',
} as const

export const causeOfRowsGerman = {
  forExample: 'zum Beispiel: {said}',
} as const

export const leftOutRowGerman = {
  reasons: {
    'by-person': 'Von Hand ausgelassen',
    missing: 'Wert fehlt',
    invalid: 'Ungültiger Wert',
    'spreadsheet-error': 'Fehler in der Tabelle',
    'job-ambiguous': 'Mehrdeutige Stelle',
    'job-unknown': 'Unbekannte Stelle',
    'job-closed': 'Stelle nimmt keine Bewerbungen an',
    'job-refused': 'Vom Partner abgelehnte Stelle',
    repeat: 'Wiederholt eine andere Zeile',
    'applied-before': 'Von diesem Desk schon gesendet',
    'listed-before': 'Steht schon in der Liste der Bewerbenden, nicht von diesem Desk',
    formula: 'Sieht nach Formel aus',
    shortened: 'Zahl in der Tabelle unklar',
    refused: 'Abgelehnt und unverändert',
  },
  reasonFor: '{reason}: {column}',
  ambiguousJob: '{reason}: „{title}“ ({ids})',
} as const
