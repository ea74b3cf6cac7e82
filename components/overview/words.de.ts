/** The texts of words.ts in German: the same names, the same arguments. */
export const overviewGerman = {
  title: 'Übersicht',
  greeting: 'Willkommen, {name}.',

  // What needs the reader
  needsYou: 'Wartet auf Sie',
  bulkApply: 'Sammelbewerbung: {name}',
  showMore: '{count, plural, one {1 weiteren Eintrag zeigen} other {# weitere Einträge zeigen}}',

  // The connection
  hiddenUntilThen: 'Früher geladene Bewerbende sind bis dahin ausgeblendet.',
  openConnection: 'Verbindung öffnen',

  // New applicants
  newTitle: 'Neu seit Ihrem letzten Besuch',
  lastVisit: 'Letzter Besuch {when}',
  noneNew: 'Keine neuen Bewerbenden.',
  newApplicants: '{count, plural, one {neue Person} other {neue Bewerbende}}',
  sentHere: '{count, plural, one {davon 1 von diesem Desk gesendet} other {davon # von diesem Desk gesendet}}',
  allSentHere: '{count, plural, one {von diesem Desk gesendet} other {alle von diesem Desk gesendet}}',
  sentHereAnd: '{sentHere}, {count, number} weitere unbestätigt',
  unconfirmedHere:
    '{count, plural, one {davon 1 von diesem Desk gesendet, unbestätigt} other {davon # von diesem Desk gesendet, unbestätigt}}',
  applied: '{count, plural, one {Bewerbung seit gestern} other {Bewerbungen seit gestern}}',
  noneApplied: 'Keine Bewerbungen seit gestern.',
  visitOnce: '{link}. Von da an werden neue Bewerbende hier gezählt.',
  applicantsLink: 'Öffnen Sie einmal die Liste der Bewerbenden',
  moreNames: 'und {count, number} weitere',
  noName: 'Ohne Namen',

  // All applicants
  applicants: 'Bewerbende',
  inAll: 'insgesamt',
  byStatus: 'Nach Status',
  byTeam: 'Nach Team',
  byField: 'Nach {field}',
  asOf: 'Stand: {when}',
  recounting: 'wird neu gezählt',
  late: 'die letzte Aktualisierung ist fehlgeschlagen',
  appliedIn: { days: 'Bewerbungen der letzten 30 Tage', weeks: 'Bewerbungen der letzten 13 Wochen' },
  applicantCount: '{count, plural, one {# Person} other {# Bewerbende}}',
  noneInPeriod: 'Keine Bewerbungen in diesem Zeitraum.',
  zone: 'Tage beginnen um Mitternacht {zone, select, UTC {UTC} other {in {zone}}}.',
  timeShown: 'Zeitraum',
  periods: { days: '30 Tage', weeks: '13 Wochen' },

  // The charts
  none: 'Ohne Angabe',
  jobOf: 'Stelle {id}',
  andOthers: 'Und weitere',
  andMore: 'Und {count, number} weitere',
  countedPeople: '{count, plural, one {Person} other {Bewerbende}}',
  week: '{first} bis {last}',
  today: 'Heute',
  lastDays: 'Letzte 7 Tage',
  column: '{when}: {count, plural, one {# Person} other {# Bewerbende}}',
  columnByStatus: '{when}: {count, plural, one {# Person} other {# Bewerbende}} ({statuses})',
  ofStatus: '{status} {count, number}',
  noStatus: 'ohne Status',
  dayTip: '{day}: {count, number}',
  weekTip: '{first} – {last}: {count, number}',
  asTable: 'Als Tabelle anzeigen',
  appliedHead: 'Beworben',
  all: 'Alle',
  other: 'Andere',

  // The newest applicants, without an index
  noneLoaded: 'In der letzten Stunde wurden keine Bewerbenden geladen.',
  readAt: 'Geladen {when}',
  ofAll: 'Von allen {count}',
  ofNewest: 'Von den neuesten {count}',
  ofFirst: 'Von den ersten {count}, die der Partner auflistet',
  readNewest: 'Die neuesten 250 laden',
  reading: 'Wird geladen …',
  notRead: '{reason}. Versuchen Sie es gleich noch einmal.',

  // Jobs
  jobs: 'Stellen',
  mostApplicants: 'Stellen mit den meisten Bewerbenden',
  mostOfThese: '{count, plural, one {Die Stelle dieser Person} other {Stellen mit den meisten dieser # Bewerbenden}}',
  withoutApplicants: 'Offene Stellen ohne Bewerbende',
  noneWithout: 'Jede offene Stelle hat Bewerbende.',
  moreJobs: 'Und {count, number} weitere',
  jobsAsOf: 'Stand der Stellen: {when}',
  jobsOnce: '{link}. Von da an erscheinen sie hier.',
  jobsLink: 'Öffnen Sie einmal die Stellenliste',

  // What was done, and how the partner responds
  doneHere: 'Aktivitäten in diesem Desk',
  doneByAll: 'Letzte 24 Stunden, von allen',
  /** Follows a number shown separately. */
  needDecision:
    '{count, plural, one {unbestätigt, wartet auf Entscheidung} other {unbestätigt, warten auf Entscheidung}}',
  runs: {
    'needs-somebody':
      '{count, plural, one {Durchlauf wartet auf eine Entscheidung} other {Durchläufe warten auf eine Entscheidung}}',
    'under-way': '{count, plural, one {Durchlauf in Arbeit} other {Durchläufe in Arbeit}}',
    done: '{count, plural, one {Durchlauf abgeschlossen} other {Durchläufe abgeschlossen}}',
    refused: '{count, plural, one {Durchlauf mit abgelehnten Zeilen} other {Durchläufe mit abgelehnten Zeilen}}',
    left: '{count, plural, one {Durchlauf unbestätigt gelassen} other {Durchläufe unbestätigt gelassen}}',
    'not-sent': '{count, plural, one {Durchlauf abgebrochen} other {Durchläufe abgebrochen}}',
  },
  nothingDone: 'Es wurde nichts gesendet oder exportiert.',
  allActivity: 'Alle Aktivitäten',
  partner: 'Partner',
  partnerSince: 'Seit {when}, aus Sicht dieses Servers',
  partnerStates: {
    works: 'Verbunden',
    limited: 'Verbunden, lehnt aber manche Anfragen ab',
    'partner-down': 'Antwortet nicht',
    setup: 'Die Verbindung muss korrigiert werden',
    unknown: 'Noch nicht kontaktiert',
  },
  answered: 'Antworten',
  usualTime: 'Übliche Antwortzeit',
  slowest: '95 % unter',
  rateLimited: 'Zu viele Anfragen',
  unanswered: 'Keine Antwort',
  unansweredMeans:
    'Keine Antwort: Die Verbindung brach ab oder es dauerte zu lange. Es wird erneut versucht oder geprüft, ob es angekommen ist.',

  // Why there are no figures for all applicants
  searchAll: 'Suche über alle Bewerbenden',
  readingAll: 'Alle Bewerbenden werden geladen',
  switchOn: 'Einschalten',
  offToAdmin: {
    title: 'Alle Bewerbenden durchsuchen und zählen',
    text: 'Der Desk kann eine Kopie aller Bewerbenden führen: Sie finden jede Person sofort und sehen, wer neu ist und wie viele in welcher Phase sind.',
  },
  off: {
    title: 'Dieser Desk zählt nicht alle Bewerbenden',
    text: 'Die Zahlen hier gelten nur für die geladenen Bewerbenden. Ein Admin kann Suche und Zahlen für alle einschalten.',
  },
  waiting: {
    title: 'Zahlen für alle Bewerbenden folgen',
    text: 'Sie erscheinen hier, sobald ein Admin die Feldzuordnung bestätigt hat.',
  },
  hidden: {
    title: 'Der Partner verweigert diesem Desk die Liste der Bewerbenden',
    text: 'Früher geladene Bewerbende sind ausgeblendet, bis der Partner die Liste wieder freigibt.',
  },
  attemptFailed: 'Der letzte Versuch ist fehlgeschlagen: {reason}. Der Desk versucht es weiter.',
  comingUp: 'Die Zahlen für alle erscheinen hier, sobald das fertig ist. Sie können weiterarbeiten.',

  // Links to the main tasks, where there are no figures
  cards: {
    applicants: {
      title: 'Bewerbende',
      text: 'Alle, die sich beworben haben, mit allem, was der Partner über sie weiß.',
    },
    easyApply: {
      title: 'Schnellbewerbung',
      text: 'Eine Bewerbung für jemanden senden, mit Lebenslauf und Antworten.',
    },
    jobs: { title: 'Stellen', text: 'Eine Stelle finden, sehen, ob sie Bewerbungen annimmt, eine neue anlegen.' },
    aiChat: { title: 'KI-Chat', text: 'Das KI-Chat-Abo für jedes Team ein- oder ausschalten.' },
  },
} as const
