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
  fixAll: 'Alle {count, number} Zeilen korrigieren und senden',
  open: 'Öffnen',
  inRun: 'in „{run}“',
  notHere:
    'Diese Zeilen können hier nicht erneut gesendet werden: Vielleicht wurden sie seit der Wiederherstellung der Datenbank gesendet.',
  recent: '{count, plural, one {# Zeile} other {# Zeilen}} in den letzten 7 Tagen abgelehnt',
  show: 'Gründe anzeigen',
  hide: 'Gründe ausblenden',
} as const

export const leftOutGerman = { byHand: 'von Hand ({count, number})' } as const

export const issueKindGerman = {
  missing: 'Wert fehlt ({count, number})',
  invalid: 'ungültiger Wert ({count, number})',
  'spreadsheet-error': 'Fehler in der Tabelle ({count, number})',
  'job-ambiguous': 'mehrdeutige Stelle ({count, number})',
  'job-unknown': 'unbekannte Stelle ({count, number})',
  'job-closed': 'Stelle nimmt keine Bewerbungen an ({count, number})',
  'job-refused': 'vom Partner abgelehnte Stelle ({count, number})',
  repeat: 'wiederholt eine andere Zeile ({count, number})',
  'applied-before': 'von diesem Desk schon gesendet ({count, number})',
  'listed-before': 'schon in der Liste der Bewerbenden ({count, number})',
  formula: 'sieht nach Formel aus ({count, number})',
  shortened: 'Zahl in der Tabelle unklar ({count, number})',
  refused: 'abgelehnt und unverändert ({count, number})',
} as const
