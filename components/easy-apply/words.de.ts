/** The texts of words.ts in German: the same names, the same arguments. */
export const easyApplyGerman = {
  title: 'Schnellbewerbung',
  lead: 'Eine Bewerbung für jemanden senden.',
  submit: 'Bewerbung senden',
  sending: 'Wird gesendet …',
  hasChanged: 'Das Formular hat sich geändert, seit Sie es ausgefüllt haben',
  forWhom: 'Für {who}, aus der Liste der Bewerbenden',
  nextApplication: 'Nächste Bewerbung',

  // The fields
  job: 'Stelle',
  chooseJob: 'Wählen Sie eine Stelle',
  email: 'E-Mail',
  required: 'Pflichtfeld',
  openList: 'Liste öffnen',
  startJob: 'Stelle {id}',
  typeToFind: 'Titel, Ort oder ID eingeben',
  loadingJobs: 'Stellen werden geladen …',
  notLoaded: 'Die Stellen konnten nicht geladen werden',
  closedJob: 'Diese Stelle nimmt keine Bewerbungen an. Der Partner lehnt die Bewerbung vielleicht ab.',
  closed: 'nimmt keine Bewerbungen an',
  notKnownIfOpen: 'unbekannt, ob sie Bewerbungen annimmt',
  noJobs: 'Keine Stellen zur Auswahl',
  noMatch: 'Keine passenden Stellen',
  allJobs: '{count, plural, one {# Stelle} other {# Stellen}}',
  someJobs: '{found, number} von {count, plural, one {# Stelle} other {# Stellen}}',
  firstOfAll:
    '{count, plural, one {# Stelle} other {# Stellen}}, die ersten {most, number} angezeigt: Tippen Sie, um andere zu finden',
  firstOfSome:
    '{found, number} von {count, plural, one {# Stelle} other {# Stellen}}, die ersten {most, number} angezeigt: Tippen Sie, um andere zu finden',
  enqueue: 'In die Warteschlange stellen',
  enqueueMeans:
    'Der Partner nimmt die Bewerbung jetzt an und verarbeitet sie später. Sonst prüft er sofort, ob die Stelle Bewerbungen annimmt.',

  // Beside the form
  noJob: 'Noch keine Stelle gewählt',
  applicant: 'Person',
  noApplicant: 'Noch keine E-Mail-Adresse eingegeben',
  states: { open: 'Offen', closed: 'Geschlossen', unknown: 'Unbekannt' },
  check: 'Bereits beworben?',
  checkWaits: 'Wird geprüft, sobald Stelle und E-Mail-Adresse eingegeben sind',
  checking: 'Wird geprüft …',
  notChecked: 'Das konnte gerade nicht geprüft werden. Es wird beim Senden erneut geprüft.',
  neverApplied: 'Nicht über diesen Desk',
  theList: 'Liste der Bewerbenden',
  listed: 'Steht schon in der {list}, nicht von diesem Desk',
  listedSince: 'Steht schon in der {list}, nicht von diesem Desk: {when} beworben',
  appliedAt: 'Bereits von diesem Desk gesendet: {outcome}, {who}, {when}',

  // Applied before
  appliedElsewhere: 'Diese Person hat sich auf diese Stelle bereits beworben',
  applied: 'Dieser Desk hat für diese Person bereits eine Bewerbung auf diese Stelle gesendet',
  earlier: '{who}, {when}: {outcome}',
  earlierOutcomes: {
    submitted: 'übermittelt',
    queued: 'in der Warteschlange',
    'already-applied': 'bereits beworben',
    uncertain: 'unbestätigt',
    'under-way': 'wird gesendet',
  },
  applyAgain: 'Trotzdem erneut senden',
  goBack: 'Zurück',
  againMeans:
    'Diese wurde nicht gesendet. Nimmt das Team von {job} wiederholte Bewerbungen an, stünde die Person zweimal in der Liste.',

  // The outcome
  outcomes: {
    submitted: { title: 'Übermittelt', text: 'Der Partner hat die Bewerbung.' },
    queued: {
      title: 'In Warteschlange',
      text: 'Der Partner hat die Bewerbung und wird sie verarbeiten. Danach steht die Person in der Liste.',
    },
    'already-applied': {
      title: 'Bereits beworben',
      text: 'Diese Person hat sich auf diese Stelle bereits beworben. Es ist nichts weiter zu tun.',
    },
  },
  arrived: 'Als angekommen vermerkt',
  arrivedBy: '{who} hat sie in der Liste der Bewerbenden gefunden. Der Partner selbst hat sie nicht bestätigt.',
  subject: '{who} für {job}',
  queuedToClosed: 'Diese Stelle nimmt keine Bewerbungen an: Der Partner kann die Bewerbung noch ablehnen.',
  viewApplication: 'Bewerbung ansehen',
  sentOnceMore: 'Sie wird noch einmal gesendet: Die Antwort zeigt, ob die erste angekommen ist.',
  atPartner: 'Der Partner bearbeitet die Bewerbung.',
  notSent: 'Nicht gesendet',
  nothingSubmitted: 'Es wurde keine Bewerbung gesendet.',
  nothingWent: 'Es wurde nichts an den Partner gesendet.',
  unsent: 'Noch nicht abgesendet: Das haben Sie zuvor eingegeben.',
  clear: 'Formular leeren',
  stillInForm: 'Ihre Eingaben stehen noch im Formular.',
  notShown: 'Diese Bewerbung kann nicht angezeigt werden',
  notShownWhy:
    'Sie gehört jemand anderem oder wird nicht mehr aufbewahrt. Unter „Aktivitäten“ sehen Sie, was alle gemacht haben.',
  applicationTo: 'Bewerbung auf {job}',

  // While the outcome is unknown
  unconfirmed: 'Unbestätigt',
  decideFirst: 'Es wurde nichts erneut gesendet: Entscheiden Sie zuerst hier.',
  checkingFirst: 'Es wurde nichts erneut gesendet: Das Ergebnis dieser Bewerbung steht noch nicht fest.',
  underWay: 'Es wurde nichts weiter gesendet: Diese Bewerbung ist bereits unterwegs.',
  leftAsIs: 'Unbestätigt gelassen',
  mayHave: 'Die Bewerbung ist vielleicht angekommen.',
  wasRestored: 'Die Datenbank des Desks wurde wiederhergestellt oder kopiert, bevor das Ergebnis bekannt war.',
  wasStopped: 'Der Desk wurde beim Senden beendet, daher kam keine Antwort.',
  refusedAgain:
    'Beim erneuten Senden meldete der Partner: {title}. Das zeigt nicht, was aus dem Versuch davor geworden ist.',
  provedByRepeat:
    'Die erste Antwort ging verloren. Beim zweiten Versuch meldete der Partner, dass sich diese Person auf diese Stelle bereits beworben hat. Es gibt also eine Bewerbung: diese, sofern es keine frühere von anderswo gab.',
  mayBeTwice:
    'Sie wurde vielleicht schon vorher gesendet; was daraus wurde, ist nicht bekannt. Falls auch die frühere ankam, gibt es eine doppelte Bewerbung.',
  partnerSays: 'Der Partner sagt: „{said}“',
  checkingHow: 'Der Desk ermittelt, wie es weitergeht.',
  dontResend: 'Nicht erneut senden',
  stopping: 'Wird gestoppt …',
  againByDesk:
    'Der Desk sendet sie {when} erneut: Der Partner nimmt für dieses Team nur eine Bewerbung je Person und Stelle an, daher kann keine doppelte entstehen.',
  againByPerson: 'Der Desk sendet sie {when} erneut, sobald der Partner nicht mehr an der ersten arbeiten kann.',
  now: 'jetzt',
  soon: 'bald',
  inSeconds: 'in {seconds, number} s',
  youCanLeave: 'Sie können die Seite verlassen; das Ergebnis erscheint hier.',
  sendAgainIs: 'Erneut senden:',
  sendAgainMeans:
    'Falls die erste ankam, kann eine doppelte Bewerbung entstehen, außer wenn dieses Team keine wiederholten Bewerbungen annimmt.',
  sendAgainAfterAll:
    'Falls die erste ankam, kann eine doppelte Bewerbung entstehen, außer wenn dieses Team keine wiederholten Bewerbungen annimmt. Bisher wurde sie {attempts, number}-mal gesendet.',
  dontResendIs: 'Nicht erneut senden:',
  dontResendMeans: 'Es wird nichts mehr gesendet. Falls die erste nicht ankam, hat der Partner die Bewerbung nicht.',
  nothingMore: 'Es wird nichts mehr gesendet.',
  leftBy: '{who} hat entschieden, sie nicht erneut zu senden: Es wird nichts mehr gesendet.',
  lookThere: 'Suchen Sie die Person beim Partner, um sicherzugehen.',

  // Not accepted
  tooLarge: 'Die Bewerbung ist mit ihren Dateien größer als 8 MB. Wählen Sie kleinere Dateien',
  noRole: 'Ihre Rolle erlaubt das nicht. Bitten Sie einen Admin, sie zu ändern.',
  notAnApplication: 'Die Bewerbung konnte nicht gelesen werden',
  notYours: 'Jemand anderes hat dieses Formular bereits gesendet. Laden Sie die Seite neu, um ein eigenes zu senden',
} as const
