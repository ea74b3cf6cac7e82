/** The texts of words.ts in German: the same names, the same arguments. */
export const heldWriteGerman = {
  title: 'Angehaltene Sendungen',
  lead: 'Nach einer Wiederherstellung der Datenbank zu prüfen.',
  nothing: 'Nichts ist angehalten.',
  toOverview: 'Zur Übersicht',
  counting:
    'Jede Stelle, Bewerbung und KI-Chat-Einstellung zählt als eine Sendung, ebenso jede offene Zeile eines Durchlaufs.',
  noDecision: 'Diese Entscheidung gibt es nicht',

  // The banner
  banner: 'Nach Wiederherstellung angehalten',
  bannerStart: 'Nach Wiederherstellung angehalten.',
  review: 'Sendungen prüfen',
  lastInUse: 'Zuletzt in Betrieb:',
  runUnfinished: 'Ein Durchlauf war nicht beendet.',
  wereWaiting:
    '{count, plural, one {1 Sendung stand noch aus. Vielleicht wurde sie seitdem gesendet.} other {# Sendungen standen noch aus. Vielleicht wurden sie seitdem gesendet.}}',

  // What the desk noticed
  mayHaveGoneBack: 'Die Datenbank ist möglicherweise auf einem älteren Stand.',
  reasons: {
    'another-store':
      'Der Desk fand eine andere Datenbank vor als zuletzt: ein wiederhergestelltes Backup, eine Kopie oder einen Klon.',
    'another-address': 'Der Desk wurde unter einer anderen Adresse (APP_URL) gestartet als zuvor.',
    'another-partner': 'Der Desk wurde für einen anderen Partner (PARTNER_API_URL) gestartet als zuvor.',
    rewritten: 'In diese Datenbank wurde ein Backup eingespielt: Sie ist auf einem älteren Stand.',
    'behind-file':
      'Die Datenbank stammt aus einem Backup oder einer Kopie: Sie kann auf einem älteren Stand sein als zuletzt.',
    unused: 'Einige Minuten lang hat kein Server die Datenbank verwendet: Sie kann eine ältere Kopie sein.',
    'went-back': 'Die Datenbank hat im laufenden Betrieb verloren, was der Desk gerade gespeichert hatte.',
    timeline: 'Ein anderer PostgreSQL-Server hat übernommen; ihm können die letzten Änderungen fehlen.',
    'unknown-past': 'Es ist nicht bekannt, wann diese Datenbank zuletzt in Betrieb war.',
  },

  accessMayBeOld: 'Auch Zugänge und Rollen können auf dem älteren Stand sein.',
  checkPeople: 'Mitglieder prüfen',

  // The list
  checkAll: 'Alle Stellen prüfen',
  check: 'Prüfen',
  checkOne: '{title} prüfen',
  checking: 'Wird geprüft …',
  bulkRuns: 'Durchläufe',
  heldRuns: 'Angehaltene Durchläufe',
  rowsNotKnown: '{count, plural, one {1 Zeile} other {# Zeilen}} unbestätigt · von {who},',
  oldest: 'Die ältesten {shown, number} von {all, number}.',
  decide: { send: 'Senden', discard: 'Verwerfen' },
  deciding: { send: 'Wird gesendet …', discard: 'Wird verworfen …' },
  decideAll: {
    send: '{count, plural, one {Diese Sendung senden} other {Alle # Sendungen senden}}',
    discard: '{count, plural, one {Diese Sendung verwerfen} other {Alle # Sendungen verwerfen}}',
  },
  decideRun: { send: 'Den Durchlauf {name} senden', discard: 'Den Durchlauf {name} verwerfen' },
  decideOne: { send: '{title} senden', discard: '{title} verwerfen' },
  decideThese: { send: 'Diese {count, number} senden', discard: 'Diese {count, number} verwerfen' },
  decideKind: { send: 'Diese {count, number} senden: {kind}', discard: 'Diese {count, number} verwerfen: {kind}' },
  candidates: 'Mögliche Treffer',
  choosing: 'Wird gewählt …',
  saving: 'Wird gespeichert …',
  itIs: 'Es ist {title}, {id} ({holds, number} von {of, number} Werten)',
  noneOfThese: 'Keine davon',

  // What is known about each
  chatSetting:
    'Diese Änderung stand noch aus: {subject}. Der Partner meldet die aktuelle Einstellung nicht; Sie können sie gefahrlos erneut senden, wenn sie noch gewünscht ist.',
  jobNotThere:
    'Geprüft: Die Stelle ist nicht beim Partner. Sie wurde nicht angelegt und kann gefahrlos gesendet werden.',
  jobNotListed:
    'Geprüft: Die Stelle ist nicht unter {count, plural, one {der # Stelle} other {den # Stellen}}, die der Partner auflistet. Falls er nicht alle auflistet, sehen Sie zuerst dort nach.',
  jobCandidates: 'Geprüft: Beim Partner gibt es Stellen mit diesen Werten. Wählen Sie die richtige oder keine.',
  jobUnknown: 'Sie kann seitdem angelegt worden sein. „Prüfen“ sucht sie in der Stellenliste des Partners.',
  application: {
    off: 'Sie kann seitdem gesendet worden sein. Dieses Team nimmt keine wiederholten Bewerbungen an: Wenn Sie senden, lehnt der Partner eine zweite ab, und das zeigt, dass die erste angekommen ist.',
    unknown:
      'Sie kann seitdem gesendet worden sein, und der Partner lässt sich nicht fragen. Durch das Senden kann eine doppelte Bewerbung entstehen.',
  },
  run: {
    off: 'Jede dieser Zeilen kann seitdem gesendet worden sein. Diese Teams nehmen keine wiederholten Bewerbungen an: Zeilen, die angekommen waren, enden als „Bereits beworben“.',
    unknown:
      'Jede dieser Zeilen kann seitdem gesendet worden sein, und der Partner lässt sich nicht fragen. Durch das Senden können doppelte Bewerbungen entstehen.',
  },

  // Confirmations
  ask: {
    send: '{count, plural, one {1 Sendung} other {# Sendungen}} senden?',
    discard: '{count, plural, one {1 Sendung} other {# Sendungen}} verwerfen?',
  },
  askNamed: { send: '„{name}“ senden?', discard: '„{name}“ verwerfen?' },
  askKind: { send: '{count, number} senden: {kind}?', discard: '{count, number} verwerfen: {kind}?' },
  sendMeans: 'Was schon gesendet war, kann danach doppelt beim Partner sein.',
  sendAllMeans:
    'Was schon gesendet war, kann danach doppelt beim Partner sein. Stellen, die schon dort sein können, bleiben zur Auswahl stehen.',
  discardMeans:
    'Es wird nichts mehr gesendet. Was vor der Wiederherstellung nicht gesendet war, erreicht den Partner nicht.',
  what: 'Sendungen',
  notYet: 'Noch nicht',
  yes: { send: '{count, number} senden', discard: '{count, number} verwerfen' },

  // Results of a decision or a check
  movedOn:
    '{count, plural, one {# wurde inzwischen anders entschieden.} other {# wurden inzwischen anders entschieden.}}',
  toChoose:
    '{count, plural, one {# kann schon beim Partner sein: bitte unten wählen.} other {# können schon beim Partner sein: bitte unten wählen.}}',
  decided: {
    send: '{count, plural, one {# wird gesendet} other {# werden gesendet}}',
    discard: '{count, number} verworfen',
  },
  tooLate: {
    title: 'Das hat sich gerade geändert',
    text: 'Es wurde nichts gesendet oder verworfen. Sehen Sie nach, was jetzt angehalten ist.',
  },
  notPossible: 'Nicht möglich',
  noAnswer: {
    title: 'Der Desk hat nicht geantwortet',
    text: 'Sehen Sie nach, was noch angehalten ist, bevor Sie erneut klicken.',
  },
  notChecked: 'Nicht geprüft',
  checkUnanswered: 'Der Desk hat nicht geantwortet. Versuchen Sie es erneut.',
  checkFailed: '{title}. Nichts wurde geändert.',
  checked: 'Geprüft',
  found: '{count, plural, one {1 Stelle} other {# Stellen}} gefunden: als angelegt vermerkt',
  mayBeThere: '{count, plural, one {1 Stelle kann} other {# Stellen können}} dort sein: bitte auswählen',
  notThere: '{count, plural, one {1 Stelle} other {# Stellen}} nicht dort: gefahrlos zu senden',
  tooEarly:
    '{count, plural, one {1 Stelle kann} other {# Stellen können}} noch nicht geprüft werden: in einer Minute erneut versuchen',
  noJobHeld: 'Keine Stelle ist angehalten.',
} as const
