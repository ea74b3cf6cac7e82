/* The texts of words.ts in German: the same names, the same arguments. */

export const bulkApplyGerman = {
  title: 'Sammelbewerbung',
  lead: 'Bewerbungen aus einer Tabelle senden, bis zu 50.000 auf einmal, jede genau einmal.',
  forJob: 'Für „{title}“. Das können Sie beim Zuordnen der Spalten ändern.',
  rows: '{count, plural, one {# Zeile} other {# Zeilen}}',
  noRun: 'Diesen Durchlauf gibt es nicht',
  notColumns: 'Das sind keine Spalten',
} as const

export const causeGerman = {
  list: 'Abgelehnt, nach Grund',
  fix: 'Korrigieren und senden',
  open: 'Öffnen',
  inRun: 'in {run}',
  notHere:
    'Diese Zeilen können hier nicht erneut gesendet werden: Sie können seit der Wiederherstellung der Datenbank gesendet worden sein.',
  recent: '{count, plural, one {# Zeile} other {# Zeilen}} in den letzten 7 Tagen abgelehnt',
  show: 'Gründe anzeigen',
  hide: 'Gründe ausblenden',
} as const
