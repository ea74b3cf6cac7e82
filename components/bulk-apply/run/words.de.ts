/* The texts of words.ts in German: the same names, the same arguments. */

export const runGerman = {
  allRuns: 'Alle Durchläufe',
  stopsAtRefusal: 'Stoppt bei der ersten Ablehnung',
  leftOut: 'Vor dem Senden ausgelassen: {reasons}.',
  downloadLeftOut: 'Diese Zeilen herunterladen',
  filter: 'Zeilen anzeigen',
  allRows: 'Alle Zeilen',
  noRows: 'Dieser Durchlauf hat keine Zeilen',
  noneLeft: 'Keine Zeilen mehr mit diesem Ergebnis',
  showAll: 'Alle Zeilen anzeigen',
  trial:
    'Die erste Zeile jeder Stelle wird zur Probe allein gesendet und nie in die Warteschlange gestellt: Nur so zeigt die Antwort des Partners, ob die Stelle Bewerbungen annimmt.',
  partnerSaid: 'Der Partner sagt: „{said}“',
  connection: 'Verbindung öffnen',
} as const

export const paceGerman = {
  left: 'Noch {time} beim jetzigen Tempo. Das Limit des Partners ist nicht bekannt, das kann sich also ändern.',
  sending: '{count, plural, one {# Zeile wird gesendet} other {# Zeilen werden gesendet}}',
  busy: 'Der Partner scheint ausgelastet: Seit einer Weile wurde keine Zeile fertig. Der Desk versucht es weiter.',
  fewSeconds: 'wenige Sekunden',
  seconds: 'etwa {seconds, number} s',
  minutes: 'etwa {minutes, number} min',
  hours: 'etwa {hours, number} h',
  hoursAndMinutes: 'etwa {hours, number} h {minutes, number} min',
} as const

export const downloadGerman = {
  results: 'Ergebnisse herunterladen',
  failed: 'Fehlgeschlagene herunterladen',
  failedHint:
    'Abgelehnte, zurückgestellte und nicht gesendete Zeilen in Ihren ursprünglichen Spalten. Zeilen, die gesendet worden sein können, sind nicht dabei.',
} as const

export const noticeGerman = {
  quoted: '„{field}“',
  askedFields: {
    title: 'Das Formular des Desks passt nicht zu diesem Partner',
    details:
      'Zeilen wurden abgelehnt, weil der Partner {fields} verlangt. Ein Admin kann Fehlendes unter „Verbindung“, „Formulare“ hinzufügen. Korrigieren und senden Sie danach hier die abgelehnten Zeilen.',
  },
  mayHaveBeenSent: {
    title: 'Dieser Durchlauf wurde vielleicht schon gesendet',
    details:
      'Die Datenbank wurde auf einen Stand vor dem Start dieses Durchlaufs zurückgesetzt. Fragen Sie den Partner, bevor Sie diese Zeilen erneut hochladen: Es können doppelte Bewerbungen entstehen.',
  },
  draft: {
    title: 'Nichts wurde gesendet: Das Hochladen war nicht beendet',
    details:
      'Ist die Seite, auf der Sie hochgeladen haben, noch offen, machen Sie dort weiter. Sonst laden Sie die Datei erneut hoch.',
  },
  waitsForFields: {
    title: 'Wartet: Die Daten des Partners haben sich geändert',
    details:
      'In den Antworten des Partners fehlen nötige Felder, daher wird nichts mehr gesendet. Der Durchlauf geht von selbst weiter, sobald ein Admin die Verbindung geprüft hat oder die Felder wieder da sind.',
  },
  cancelling: 'Wird abgebrochen: Es wird nichts mehr gesendet',
  enqueueing: 'Wird vorbereitet: Das Senden beginnt gleich. Sie können diese Seite verlassen',
  paused: 'Pausiert',
  pausedBy: 'Von {by} pausiert',
  pausedMeans: 'Zeilen, die schon unterwegs waren, werden noch abgeschlossen. „Fortsetzen“ sendet die übrigen.',
  stopped: {
    key: {
      title: 'Gestoppt: Der Partner würde jede Zeile ablehnen',
      details:
        'Klicken Sie auf „Fortsetzen“, sobald der Grund unten behoben ist. Deswegen abgelehnte Zeilen werden erneut gesendet.',
    },
    refusal: {
      title: 'Bei der ersten Ablehnung gestoppt, wie von Ihnen gewählt',
      details: '„Fortsetzen“ macht mit den anderen Zeilen weiter. Oder korrigieren Sie unten die abgelehnte Zeile.',
    },
    uncertain: {
      title: 'Gestoppt: Zu viele Zeilen nacheinander sind unbestätigt',
      details:
        'Der Desk wartet, damit es nicht mehr werden. Klicken Sie auf „Fortsetzen“, wenn der Partner wieder funktioniert.',
    },
    other: { title: 'Gestoppt', details: '„Fortsetzen“ macht weiter.' },
  },
  stoppedForFields: 'Gestoppt: Zeilen werden immer wieder abgelehnt wegen {fields}',
  olderForm:
    'Das Formular wurde geändert, seit dieser Durchlauf hochgeladen wurde. Korrigieren und senden Sie die abgelehnten Zeilen mit dem neuen Formular; „Fortsetzen“ sendet die übrigen so, wie sie hochgeladen wurden.',
  presentForm:
    'Korrigieren und senden Sie unten die abgelehnten Zeilen. Hat der Partner seine Felder geändert, kann ein Admin zuerst das Formular unter „Verbindung“, „Formulare“ anpassen. „Fortsetzen“ sendet die übrigen so, wie sie hochgeladen wurden.',
  endedForKey: 'Beendet: Der Partner hat die letzten Zeilen wegen des Schlüssels des Desks abgelehnt',
  refused: '{count, plural, one {# Zeile} other {# Zeilen}} abgelehnt',
  notSent: '{count, plural, one {# Zeile} other {# Zeilen}} nicht gesendet',
  held: 'Nach Wiederherstellung angehalten. Zeilen dieses Durchlaufs können seitdem gesendet worden sein, daher wird vor einer Prüfung nichts gesendet',
  heldMeans: 'Die Datenbank wurde wiederhergestellt oder kopiert, während Zeilen dieses Durchlaufs warteten.',
  review: 'Sendungen prüfen',
} as const

export const unclearGerman = {
  title: '{count, plural, one {# Zeile} other {# Zeilen}} unbestätigt',
  arrived: '{count, number} als angekommen vermerken',
  arrivedMeans:
    '{count, plural, one {Sie steht} other {Sie stehen}} in der Liste der Bewerbenden. Das wird in Ihrem Namen vermerkt; gesendet wird nichts mehr.',
  resend: 'Erneut senden',
  resendOthers: '{count, plural, one {Die andere erneut senden} other {Die übrigen # erneut senden}}',
  leave: 'Nicht erneut senden',
  show: 'Anzeigen',
  intro:
    '{count, plural, one {Sie wurde vielleicht gesendet; der Partner hat es nicht gesagt.} other {Sie wurden vielleicht gesendet; der Partner hat es nicht gesagt. Entscheiden Sie hier für alle oder in der Tabelle Zeile für Zeile.}}',
  listed:
    'Inzwischen in der Liste der Bewerbenden: {count, number}. Werden sie erneut gesendet, können doppelte Bewerbungen entstehen.',
  resendMeans: 'Ist die erste angekommen, kann eine doppelte Bewerbung entstehen.',
  leaveMeans: 'Es wird nichts mehr gesendet. Falls die erste nicht ankam, hat der Partner die Bewerbung nicht.',
  nothingMore: 'Es wird nichts mehr gesendet.',
  askResend: {
    title: '{count, plural, one {# Zeile} other {# Zeilen}} erneut senden?',
    description: 'Wo die erste angekommen ist, kann eine doppelte Bewerbung entstehen.',
    yes: '{count, number} erneut senden',
  },
  listedLeftOut:
    'Nicht gesendet wird, was schon in der Liste der Bewerbenden steht: {count, plural, one {# Zeile} other {# Zeilen}}.',
  askArrived: {
    title: '{count, plural, one {# Zeile} other {# Zeilen}} als angekommen vermerken?',
    description:
      'Sie stehen in der Liste der Bewerbenden. Das wird in Ihrem Namen vermerkt; gesendet wird nichts mehr.',
    yes: '{count, number} vermerken',
  },
  askLeave: {
    title: '{count, plural, one {# Zeile} other {# Zeilen}} unbestätigt lassen?',
    description: 'Es wird nichts mehr gesendet. Bewerbungen, die nicht angekommen sind, erhält der Partner nicht.',
    yes: '{count, number} nicht erneut senden',
  },
  notYet: 'Noch nicht',
  decided: {
    'send-again': '{count, plural, one {# Zeile wird} other {# Zeilen werden}} erneut gesendet',
    abandon: '{count, plural, one {# Zeile} other {# Zeilen}} unbestätigt gelassen',
    arrived: '{count, plural, one {# Zeile} other {# Zeilen}} als angekommen vermerkt',
  },
} as const

export const heldJobGerman = {
  list: 'Zurückgestellte Stellen',
  rows: '{count, plural, one {# Zeile} other {# Zeilen}} zurückgestellt',
  tryAgain: 'Stelle erneut versuchen',
  leaveOut: 'Zeilen auslassen',
  details: '„Stelle erneut versuchen“ sendet auch die Zeilen, die aus diesem Grund abgelehnt wurden.',
} as const

export const actionGerman = {
  discard: 'Verwerfen',
  discarding: 'Wird verworfen …',
  pause: 'Pausieren',
  pausing: 'Wird pausiert …',
  resume: 'Fortsetzen',
  resuming: 'Wird fortgesetzt …',
  cancel: 'Abbrechen',
  cancelling: 'Wird abgebrochen …',
  askCancel: 'Diesen Durchlauf abbrechen?',
  cancelMeans:
    '{count, plural, one {Was gesendet ist, bleibt gesendet. 1 Zeile wird nicht gesendet.} other {Was gesendet ist, bleibt gesendet. # Zeilen werden nicht gesendet.}}',
  nothingToCancel: 'Alle Zeilen sind gesendet oder werden gerade gesendet; das lässt sich nicht mehr aufhalten.',
  keep: 'Behalten',
  doCancel: 'Durchlauf abbrechen',
  sending: 'Wird gesendet …',
  leaving: 'Wird gespeichert …',
  trying: 'Wird versucht …',
} as const

export const runRowPanelGerman = {
  details: 'Details der Zeile',
  rowAt: 'Zeile {row}',
  movedOn: 'Diese Zeile hat sich geändert',
  movedOnHint: 'Sie ist nicht mehr in dieser Liste. Sie sehen ihren letzten bekannten Stand.',
  row: 'Zeile',
  email: 'E-Mail',
  job: 'Stelle',
  outcome: 'Ergebnis',
  reason: 'Grund',
  sent: 'Versuche',
  times: '{count, number}',
  when: 'Wann',
  reference: 'Referenz',
  unconfirmed: 'Unbestätigt',
  arrived: 'Sie ist angekommen',
  arrivedRow: 'Zeile {row} ist angekommen',
  dontResend: 'Nicht erneut senden',
  resend: 'Erneut senden',
  dontResendRow: 'Zeile {row} nicht erneut senden',
  resendRow: 'Zeile {row} erneut senden',
  listed: 'Steht jetzt in der {list}: {when} beworben',
  theList: 'Liste der Bewerbenden',
  nextTry: 'nächster Versuch in {seconds, number} s',
  applicant: 'Person',
  noEmail: 'Ohne E-Mail',
  loading: 'Wird geladen',
  list: 'Liste der Zeilen',
  table: 'Zeilen',
} as const
