/** The texts of words.ts in German: the same names, the same arguments. */
export const dispatchGerman = {
  decisions: {
    labels: {
      'send-again': 'Erneut senden',
      recheck: 'Erneut prüfen',
      'none-of-these': 'Keine davon',
      abandon: 'Nicht erneut senden',
      arrived: 'Sie ist angekommen',
      'try-now': 'Jetzt versuchen',
      'send-unprepared': 'Trotzdem senden',
      cancel: 'Abbrechen',
    },
    pending: {
      'send-again': 'Wird gesendet …',
      recheck: 'Wird geprüft …',
      'none-of-these': 'Wird gespeichert …',
      abandon: 'Wird gespeichert …',
      arrived: 'Wird gespeichert …',
      'try-now': 'Wird gesendet …',
      'send-unprepared': 'Wird gesendet …',
      cancel: 'Wird gestoppt …',
    },
    undo: 'Rückgängig',
    sendNow: 'Jetzt senden',
    changed: 'Das hat sich gerade geändert',
    changedText: 'Sehen Sie nach, wie der Stand jetzt ist.',
    notNow: 'Das geht gerade nicht',
  },
  states: {
    titleOf: '{kind}: {what}',
    forWhom: '{who}, {subject}',
    sendingIn: 'Wird in {seconds} s gesendet',
    listUnreadable: 'Stellenliste nicht lesbar, nächster Versuch in {seconds} s',
    nextTry: '{why}, nächster Versuch in {seconds} s',
    stops: 'Stoppt, falls dieser Versuch scheitert',
    sendingStops: 'Wird gesendet. Stoppt, falls dieser Versuch scheitert',
    nextCheck: 'Wird geprüft, nächste Prüfung in {seconds} s',
    checking: 'Wird geprüft …',
    replaced: 'Durch eine neuere ersetzt',
    waiting: 'Wartet',
    nextInLine: 'Es ist als Nächstes beim Partner an der Reihe.',
    sending: 'Wird gesendet …',
    retried: 'Es wird automatisch erneut versucht: Sie können diese Seite verlassen.',
    mayLeave: 'Sie können die Seite verlassen; das Ergebnis erscheint hier.',
    cancelled: {
      sending:
        'Es ist schon auf dem Weg zum Partner, darum lässt sich dieser Versuch nicht rückgängig machen. Scheitert er, wird nichts mehr gesendet.',
      reconciling:
        'Es wurde während des Sendens abgebrochen. Der Desk prüft, ob es angekommen ist, und sendet nichts mehr.',
      succeeded: 'Es kam an, bevor es abgebrochen werden konnte.',
      'needs-decision': 'Es wurde während des Sendens abgebrochen, kam aber vielleicht an.',
    },
    notAmong:
      'Sie ist nicht unter {count, plural, one {der # Stelle, die der Partner auflistet} other {den # Stellen, die der Partner auflistet}}, aber der Partner listet vielleicht nicht alle auf. Sehen Sie dort nach, bevor Sie sie erneut senden.',
    notMade: 'Es ist nicht beim Partner angekommen: Sie können es gefahrlos erneut senden.',
    candidates:
      'Sie wurde vielleicht angelegt: Wählen Sie, welche dieser neuen Stellen es ist, bevor etwas erneut gesendet wird.',
    held: 'Die Datenbank wurde wiederhergestellt oder kopiert, und dies wurde seitdem vielleicht gesendet. Es wird nichts mehr gesendet, bis jemand es prüft.',
    unclear: {
      'create-job':
        'Sie wurde vielleicht angelegt; der Partner hat es nicht gesagt. Erneut senden legt sie womöglich ein zweites Mal an.',
      'submit-application':
        'Sie wurde vielleicht gesendet; der Partner hat es nicht gesagt. Erneut senden führt womöglich zu einer doppelten Bewerbung.',
      'set-ai-chat': 'Die Einstellung wurde vielleicht geändert. Sie können sie gefahrlos erneut senden.',
    },
    heldTitle: 'Nach Wiederherstellung angehalten',
    reviewHeld: 'Sendungen prüfen',
    heldMeans: {
      run: 'Die Datenbank des Desks wurde wiederhergestellt oder kopiert. Zeilen dieses Durchlaufs wurden seitdem vielleicht gesendet, darum wird nichts mehr gesendet, bis jemand es prüft.',
      write:
        'Die Datenbank des Desks wurde wiederhergestellt oder kopiert. Dies wurde seitdem vielleicht gesendet, darum wird es nicht gesendet, bis jemand es prüft.',
    },
  },
  recordErrors: {
    formChanged: 'Das Formular hat sich geändert',
    formChangedText:
      'Ein Admin hat es geändert, seit Sie es geöffnet haben, darum wurde nichts gesendet. Ihre Eingaben sind noch da: Füllen Sie aus, was markiert ist, und senden Sie erneut.',
    sentBefore: 'Dieses Formular wurde schon mit anderen Werten gesendet',
    sentBeforeText:
      'Unten steht, was daraus wurde. Was Sie seitdem geändert haben, steht noch im Formular und wurde nicht gesendet.',
    unreachable: 'Der Desk hat nicht geantwortet',
    broken: 'Hier ist etwas schiefgegangen',
    pressAgain: 'Ihre Eingaben sind noch da. Klicken Sie noch einmal: Es wird nicht doppelt gesendet.',
    errorId: 'Fehler-ID {id}',
    elsewhere: {
      notSent: 'Nicht gesendet: {what}',
      unclear: 'Unklar, ob dies gesendet wurde: {what}',
      unclearText: 'Der Desk hat es nicht bestätigt. Sehen Sie unter „Aktivitäten“ nach, bevor Sie es erneut senden.',
      asksFirst: 'Sie müssen erst etwas bestätigen: Senden Sie es erneut, um zu sehen, was.',
      invalid: 'Einige Felder müssen erst korrigiert werden.',
      signedOut: 'Ihre Sitzung war abgelaufen. Senden Sie es erneut, sobald Sie angemeldet sind.',
    },
  },
} as const
