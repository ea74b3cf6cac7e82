/** The texts of words.ts in German: the same names, the same arguments. */
export const newJobGerman = {
  lead: 'Nach dem Anlegen haben Sie {seconds, plural, one {# Sekunde} other {# Sekunden}} Zeit, dies rückgängig zu machen.',
  create: 'Stelle anlegen',
  creating: 'Wird angelegt …',
  startAnother: 'Weitere Stelle anlegen',
  hasChanged: 'Das Formular hat sich geändert, seit Sie diesen Entwurf geschrieben haben',
  preview: 'Vorschau',
  untitled: 'Stelle ohne Titel',
  noneAlike: 'Keine andere Stelle hat diesen Titel',
  sameTitle:
    '{count, plural, one {Es gibt schon eine Stelle mit diesem Titel} other {Es gibt schon # Stellen mit diesem Titel}}',
  clearForm: 'Formular leeren',
  clearAsk: 'Formular leeren?',
  clearMeans: 'Ihre Eingaben und der gespeicherte Entwurf werden gelöscht.',
  keepIt: 'Behalten',

  // A copy of another job
  notFound: 'Die Stelle zum Kopieren wurde nicht gefunden',
  notFoundWhy: 'Sie steht nicht mehr in der Stellenliste des Partners, oder die Liste konnte nicht gelesen werden.',
  copying: 'Wird kopiert …',
  copiedFrom: 'Kopie von „{title}“',
  close: 'Schließen',
  leftOut: 'Konnte nicht kopiert werden, bitte prüfen: {fields}.',
  replaceAsk: 'Entwurf ersetzen?',
  replaceMeans: 'Sie haben einen nicht gesendeten Entwurf. Eine Kopie von „{title}“ würde ihn ersetzen.',
  keepDraft: 'Entwurf behalten',
  replace: 'Ersetzen',

  // Unfinished jobs
  continueJob: 'Unfertige Stelle „{title}“ fortsetzen',
  continueUntitled: 'Unfertige Stelle fortsetzen',
  saved: 'gespeichert {when}',
  discard: 'Verwerfen',
  discarded: '„{title}“ verworfen',
  discardedUntitled: 'Unfertige Stelle verworfen',
  undo: 'Rückgängig',
  hide: 'Ausblenden',
  notDiscarded: 'Der Entwurf konnte nicht verworfen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  notBroughtBack:
    'Der Entwurf konnte nicht wiederhergestellt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  moreUnfinished: '{count, plural, one {1 weitere unfertige Stelle} other {# weitere unfertige Stellen}}',

  // Jobs with the same values
  similarJobs: '{count, plural, one {Es gibt schon eine solche Stelle} other {Es gibt schon # solche Stellen}}',
  createAnyway: 'Trotzdem anlegen',
  goBack: 'Zurück',
  nothingSentYet: 'Es wurde noch nichts gesendet.',
  listed: 'In der Stellenliste',
  listedBy: 'In der Stellenliste, angelegt von {who}, {when}',
  underWay: 'Auf dem Weg zum Partner, gesendet von {who}, {when}',
  createdBy: 'Angelegt von {who}, {when}',
  mayBeCreated: 'Gesendet von {who}, {when}; vielleicht angelegt',
  you: 'Ihnen',
  id: 'ID {id}',
  open: 'offen',
  closed: 'geschlossen',

  // The outcome
  undoComesNext: 'Die Stelle wird in wenigen Sekunden gesendet. Mit Tab erreichen Sie „Rückgängig“.',
  isCreating: 'Der Partner legt die Stelle an.',
  unprepared:
    'Die Stellenliste des Partners konnte nicht gelesen werden, darum wurde die Stelle noch nicht gesendet. Ohne die Liste kann der Desk vielleicht nicht feststellen, ob sie angelegt wurde.',
  foundNowhere: 'Sie steht nicht in der Stellenliste und wird daher erneut gesendet.',
  copyAsNew: 'Als neue Stelle kopieren',
  viewJobs: 'Stellen anzeigen',
  created: 'Angelegt',
  isAtPartner: '{job} wurde mit der ID {id} angelegt.',
  isAtPartnerWithoutId: '{job} wurde angelegt. Der Partner hat keine ID genannt.',
  chosenBy: '{who} hat sie unter den gefundenen Stellen ausgewählt.',
  foundAfterStop: 'Der Desk wurde beim Senden beendet und hat sie danach in der Stellenliste gefunden.',
  foundAfterLoss: 'Die Antwort ging verloren; der Desk hat sie danach in der Stellenliste gefunden.',
  foundAfterUnclear: 'Der Partner gab keine klare Antwort; der Desk hat sie danach in der Stellenliste gefunden.',
  notCreated: 'Nicht angelegt',
  nothingChanged: 'Es wurde nichts geändert.',
  partnerSays: 'Der Partner sagt: „{said}“',
  notSent: 'Nicht gesendet',
  nothingCreated: 'Es wurde nichts angelegt.',
  nothingWent: 'Es wurde nichts an den Partner gesendet.',
  stillInForm: 'Ihre Eingaben stehen noch im Formular.',

  // While the outcome is unknown
  unconfirmed: 'Unbestätigt',
  wasStopped: 'Der Desk wurde beim Senden beendet.',
  mayBeThere: 'Die Stelle wurde vielleicht trotzdem angelegt, daher sucht der Desk sie in der Stellenliste.',
  sentAgainIfNot: 'Steht sie nicht dort, wird sie automatisch erneut gesendet.',
  youCanLeave: 'Sie können die Seite verlassen; das Ergebnis erscheint hier.',
  listNotRead: 'Die Liste konnte gerade nicht gelesen werden.',
  nextCheck: 'Nächste Prüfung in {seconds, number} s.',
  checkingNow: 'Wird gerade geprüft.',
  knownWithin: 'In spätestens {seconds, number} s steht das Ergebnis fest.',

  // The user's decision
  leftOpen: 'Unbestätigt gelassen',
  notKnownIfCreated: 'Es ist unbekannt, ob diese Stelle angelegt wurde.',
  leftBy: '{who} hat entschieden, sie nicht erneut zu senden.',
  wasNotCreated: 'Wurde nicht angelegt',
  isNoneOfThese: 'Sie ist keine der gefundenen Stellen.',
  isNotThere:
    'Der Desk hat die Stellenliste beobachtet, solange der Partner noch daran arbeiten konnte; die Stelle ist nicht erschienen.',
  safeToSend: 'Sie können sie gefahrlos erneut senden.',
  listMayBeCut:
    'Sie ist nicht unter {count, plural, one {der # Stelle, die der Partner auflistet} other {den # Stellen, die der Partner auflistet}}, aber der Partner listet vielleicht nicht alle auf. Sehen Sie zuerst beim Partner nach.',
  whyUnknown: {
    'no-list': 'Der Desk konnte die Stellenliste nicht lesen, daher ist unbekannt, ob die Stelle dort steht.',
    'list-cut': 'Der Partner liefert nicht die ganze Liste der Stellen, daher ist unbekannt, ob die Stelle dort steht.',
    'list-without-ids':
      'Die Stellen in der Liste des Partners haben keine festen IDs, daher ist unbekannt, ob eine neue dabei ist.',
    'no-list-before':
      'Die Stellenliste konnte vor dem Senden nicht gelesen werden, daher kann der Desk eine neue Stelle nicht von einer älteren unterscheiden. Sehen Sie selbst bei den Stellen nach.',
    'tried-enough':
      'Ein früherer Versuch war vielleicht erfolgreich, die späteren hat der Partner abgelehnt. Sehen Sie selbst bei den Stellen nach.',
    restored:
      'Die Datenbank des Desks wurde auf einen Stand gebracht, in dem diese Stelle noch nicht gesendet war. Vielleicht wurde sie seitdem angelegt: Prüfen Sie das, bevor sie gesendet wird.',
  },
  mayBeSecond: 'Wenn Sie erneut senden, kann eine zweite entstehen.',
  candidates:
    '{count, plural, one {Eine neue Stelle wurde gefunden, die es sein kann. Ist sie es?} other {# neue Stellen wurden gefunden, die es sein können. Wählen Sie, welche es ist.}}',
  mayBeThese: 'Mögliche Treffer',
  nothingToCompare: 'nichts zu vergleichen',
  sameValues: '{same, number} von {all, number} Werten sind gleich',
  itIs: 'Diese ist es: {title}, {id}',
  itIsThis: 'Diese ist es',
  choosing: 'Wird gewählt …',
} as const
