/** The texts of words.ts in German: the same names, the same arguments. */
export const newJobGerman = {
  lead: 'Nach dem Klick auf „Stelle anlegen“ können Sie es {seconds, number} Sekunden lang rückgängig machen.',
  create: 'Stelle anlegen',
  creating: 'Wird angelegt …',
  startAnother: 'Weitere Stelle beginnen',
  hasChanged: 'Das Formular hat sich geändert, seit Sie diesen Entwurf geschrieben haben',
  preview: 'Vorschau',
  untitled: 'Stelle ohne Titel',
  noneAlike: 'Keine Stelle der Liste hat diesen Titel',
  sameTitle:
    '{count, plural, one {Eine Stelle der Liste hat diesen Titel} other {# Stellen der Liste haben diesen Titel}}',
  clearForm: 'Formular leeren',
  clearAsk: 'Formular leeren?',
  clearMeans: 'Ihre Eingaben und der gespeicherte Entwurf werden gelöscht.',
  keepIt: 'Behalten',

  // A copy of another job
  notFound: 'Die Stelle zum Kopieren wurde nicht gefunden',
  notFoundWhy:
    'Sie steht nicht in der Liste, die der Partner gerade liefert, oder die Liste konnte nicht gelesen werden.',
  copiedFrom: 'Kopiert von „{title}“',
  close: 'Schließen',
  notSentBefore: 'Es wird nichts gesendet, bevor Sie auf „Stelle anlegen“ klicken.',
  leftOut: 'Ausgelassen, weil das Formular kein Feld dafür hat: {fields}.',
  replaceAsk: 'Entwurf ersetzen?',
  replaceMeans: 'Das Formular enthält einen nicht gesendeten Entwurf. Eine Kopie von „{title}“ ersetzt ihn.',
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

  // Jobs of the same values
  like: '{count, plural, one {Es gibt schon eine solche Stelle} other {Es gibt schon # solche Stellen}}',
  createAnyway: 'Trotzdem anlegen',
  goBack: 'Zurück',
  nothingSentYet: 'Es wurde noch nichts gesendet.',
  listed: 'In der Stellenliste',
  listedBy: 'In der Stellenliste, angelegt von {who}, {when}',
  underWay: 'Auf dem Weg zum Partner, von {who}, {when}',
  createdBy: 'Angelegt von {who}, {when}',
  mayBeCreated: 'Gesendet von {who}, {when}; unbekannt, ob sie angelegt wurde',
  you: 'Ihnen',
  id: 'ID {id}',
  inTeam: 'Team {team}',
  open: 'offen',
  closed: 'geschlossen',

  // What became of it
  undoComesNext: 'Die Stelle wird in wenigen Sekunden gesendet. Als Nächstes kommt „Rückgängig“.',
  isCreating: 'Der Partner legt die Stelle an.',
  unprepared:
    'Die Stellenliste konnte beim Partner nicht gelesen werden; die Stelle ist noch nicht gesendet. Ohne die Liste kann der Desk später vielleicht nicht sagen, ob sie angelegt wurde.',
  foundNowhere: 'Der Desk hat in der Stellenliste nachgesehen: Sie ist nicht da, daher wird sie erneut gesendet.',
  copyAsNew: 'Als neue Stelle kopieren',
  viewJobs: 'Stellen anzeigen',
  created: 'Angelegt',
  isAtPartner: '{job} ist beim Partner, mit der ID {id}.',
  isAtPartnerWithoutId: '{job} ist beim Partner. Eine ID hat er nicht genannt.',
  chosenBy: '{who} hat sie unter den gefundenen Stellen ausgewählt.',
  foundAfterStop: 'Sie fand sich in der Stellenliste, nachdem der Desk beim Senden beendet wurde.',
  foundAfterLoss: 'Sie fand sich in der Stellenliste, nachdem die Antwort verloren ging.',
  foundAfterUnclear: 'Sie fand sich in der Stellenliste, nachdem der Partner keine klare Antwort gab.',
  notCreated: 'Nicht angelegt',
  copyDetails: 'Details für den Betreiber kopieren',
  nothingChanged: 'Es wurde nichts geändert.',
  partnerSays: 'Der Partner sagt: „{said}“',
  notSent: 'Nicht gesendet',
  nothingCreated: 'Es wurde nichts angelegt.',
  nothingWent: 'An den Partner ging nichts.',
  stillInForm: 'Ihre Eingaben stehen noch im Formular.',

  // What nobody knows yet
  unconfirmed: 'Unbestätigt',
  wasStopped: 'Der Desk wurde beim Senden beendet.',
  mayBeThere: 'Die Stelle ist vielleicht trotzdem angelegt, daher sucht der Desk sie in der Stellenliste.',
  sentAgainIfNot: 'Wenn sie nicht da ist, sendet der Desk sie von selbst erneut.',
  youCanLeave: 'Sie können die Seite verlassen; das Ergebnis erscheint hier.',
  listNotRead: 'Die Liste konnte gerade nicht gelesen werden.',
  nextCheck: 'Nächste Prüfung in {seconds, number} s.',
  checkingNow: 'Wird gerade geprüft.',
  knownWithin: 'In spätestens {seconds, number} s steht es fest.',

  // What a person decides
  leftOpen: 'Offen gelassen',
  notKnownIfCreated: 'Es ist unbekannt, ob diese Stelle angelegt wurde.',
  leftBy: '{who} hat sie unbestätigt gelassen.',
  wasNotCreated: 'Wurde nicht angelegt',
  isNoneOfThese: 'Sie ist keine der gefundenen Stellen.',
  isNotThere:
    'Der Desk hat in der Stellenliste nachgesehen, bis der Partner nicht mehr daran arbeiten konnte, und sie ist nicht da.',
  safeToSend: 'Sie können sie gefahrlos erneut senden.',
  listMayBeCut:
    'Diese Liste hatte {count, plural, one {# Stelle} other {# Stellen}}. Falls der Partner nie mehr auflistet, ist sie vielleicht doch da: Sehen Sie zuerst beim Partner nach.',
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
      'Die Datenbank des Desks wurde wiederhergestellt, und diese Stelle war damals noch nicht gesendet. Vielleicht wurde sie seitdem angelegt. Prüfen Sie das, bevor sie gesendet wird.',
  },
  mayBeSecond: 'Wenn Sie erneut senden, kann eine zweite entstehen.',
  candidates:
    '{count, plural, one {Eine neue Stelle wurde gefunden, die es sein kann. Ist sie es?} other {# neue Stellen wurden gefunden, die es sein können. Wählen Sie, welche es ist.}}',
  mayBeThese: 'Stellen, die es sein können',
  nothingToCompare: 'nichts zu vergleichen',
  sameValues: '{same, number} von {all, number} Werten sind gleich',
  itIs: 'Diese ist es: {title}, {id}',
  itIsThis: 'Diese ist es',
  choosing: 'Wird gewählt …',
} as const
