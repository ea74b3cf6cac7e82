/** The texts of words.ts in German: the same names, the same arguments. */
export const runsGerman = {
  title: 'Durchläufe',
  none: 'Noch keine Durchläufe',
  noneHint: 'Hier stehen die Sammelbewerbungen aller Mitglieder mit ihren Ergebnissen.',
  more: 'Mehr anzeigen',
  loading: 'Wird geladen …',
  states: {
    draft: 'Nichts wurde gesendet',
    enqueueing: 'Wird vorbereitet',
    running: 'Wird gesendet',
    paused: 'Pausiert',
    stopped: 'Gestoppt',
    cancelling: 'Wird abgebrochen',
    finished: 'Abgeschlossen',
    cancelled: 'Abgebrochen',
  },
  finishedRefused: 'Abgeschlossen · {count, number} abgelehnt',
  held: 'Nach Wiederherstellung angehalten',
  waitsForFields: 'Wartet auf einen Admin',
  needsDecision: 'Wartet auf eine Entscheidung',
  sentLabel: 'Gesendet',
  sentOf: '{sent, number} von {rows, number}',
  sent: '{sent, number} von {rows, number} gesendet',
  needYou: '{count, plural, one {# wartet auf eine Entscheidung} other {# warten auf eine Entscheidung}}',
  mayHaveBeenSent: '{count, number} evtl. gesendet',

  // How much of the upload is in the run
  rowsOf: '{rows, number} von {all, plural, one {# Zeile} other {# Zeilen}}',
  leftOut: '{count, number} ausgelassen',
  resent: '{count, number} erneut gesendet',

  // How a run ended
  outcomes: {
    submitted: '{count, number} übermittelt',
    queued: '{count, number} in der Warteschlange',
    'already-applied': '{count, number} bereits beworben',
    refused: '{count, number} abgelehnt',
    abandoned: '{count, number} unbestätigt gelassen',
    'needs-decision': '{count, number} unbestätigt',
    held: '{count, number} zurückgestellt',
    'held-for-review': '{count, number} angehalten, evtl. gesendet',
    waiting: '{count, plural, one {# wartet} other {# warten}}',
    cancelled: '{count, number} nicht gesendet',
  },
  cancelled: 'Abgebrochen nach {sent, number} von {rows, number}: {outcomes}.',
  cancelledBy: 'Von {by} abgebrochen nach {sent, number} von {rows, number}: {outcomes}.',
  partlyDone: '{done, number} von {rows, number} Zeilen sind erledigt: {outcomes}. Nicht erledigt: {open}.',
  noneDone:
    '{rows, plural, one {Die Zeile ist nicht erledigt: {open}.} other {Keine der # Zeilen ist erledigt: {open}.}}',
  done: '{rows, plural, one {Die Zeile ist erledigt: {outcomes}.} other {Alle # Zeilen sind erledigt: {outcomes}.}}',

  // Results of a decision
  tooLate: { title: 'Das hat sich gerade geändert', text: 'Sehen Sie nach, wie der Stand jetzt ist.' },
  notAllowed: 'Das geht gerade nicht',
} as const
