/** The texts of words.ts in German: the same names, the same arguments. */
export const correctionGerman = {
  heading: 'Abgelehnte Zeilen korrigieren',
  intro: 'Korrigieren Sie die Werte und senden Sie die Zeilen erneut. Zeilen, die Sie auslassen, bleiben abgelehnt.',
  loading: 'Abgelehnte Zeilen werden geladen …',
  nothing: 'Keine abgelehnten Zeilen mehr zu korrigieren',
  nothingDetails: 'Sie wurden seitdem erneut gesendet, oder ihre Daten werden nicht mehr aufbewahrt.',
  send: 'Korrigierte Zeilen senden',
  sendKeys: 'Strg oder ⌘ Eingabe',
  sending: 'Wird gesendet …',
  close: 'Schließen',
  undo: 'Rückgängig',
  discard: {
    title: 'Korrekturen verwerfen?',
    description:
      '{count, plural, =0 {Davon wurde noch nichts gesendet.} one {# Zeile wurde erneut gesendet, der Rest noch nicht.} other {# Zeilen wurden erneut gesendet, der Rest noch nicht.}}',
    unconfirmed:
      '{count, plural, =0 {Es kam keine Antwort, daher können einige davon gesendet sein.} one {# Zeile wurde erneut gesendet. Danach kam keine Antwort mehr, daher können es auch mehr sein.} other {# Zeilen wurden erneut gesendet. Danach kam keine Antwort mehr, daher können es auch mehr sein.}}',
    no: 'Weiter bearbeiten',
    yes: 'Verwerfen',
  },
  what: 'Zeilen',
  sent: '{count, plural, one {# Zeile} other {# Zeilen}} erneut gesendet',
  queued: '{count, plural, one {# Zeile} other {# Zeilen}} zum erneuten Senden bereit',
  following: 'Das Ergebnis sehen Sie in diesem Durchlauf.',
  resumeFirst: 'Der Durchlauf sendet gerade nicht. Klicken Sie auf „Fortsetzen“.',
  movedOn:
    '{count, plural, one {# Zeile wurde bereits erneut gesendet und bleibt, wie sie ist.} other {# Zeilen wurden bereits erneut gesendet und bleiben, wie sie sind.}}',
  tooLate: { title: 'Nichts wurde gesendet', text: 'Dieser Durchlauf nimmt gerade keine Korrekturen an.' },
  stillHere: 'Ihre Korrekturen sind noch da. Sie können sie senden, falls der Durchlauf wieder Korrekturen annimmt.',
  notAllSent:
    '{count, plural, =0 {Keine Zeile gesendet} one {Nur # Zeile erneut gesendet} other {Nur # Zeilen erneut gesendet}}',
  kept: 'Nicht gesendete Zeilen bleiben abgelehnt. Ihre Korrekturen sind noch da: Öffnen Sie den Durchlauf, um sie zu senden.',
  unconfirmed: {
    title:
      '{count, plural, =0 {Unklar, ob Zeilen erneut gesendet wurden} one {# Zeile erneut gesendet, vielleicht mehr} other {# Zeilen erneut gesendet, vielleicht mehr}}',
    text: 'Es kam keine Antwort, daher können auch die letzten Zeilen gesendet sein. Die übrigen bleiben abgelehnt, ihre Korrekturen sind noch da.',
  },
  partly:
    '{count, plural, one {# Zeile} other {# Zeilen}} erneut gesendet. Versuchen Sie es erneut, um die übrigen zu senden.',
} as const
