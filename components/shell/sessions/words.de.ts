/** The texts of words.ts in German: the same names, the same arguments. */
export const sessionGerman = {
  signedInAgain: {
    title: 'Erneut anmelden',
    description: 'Ihre Sitzung ist beendet. Was Sie getippt haben, steht noch auf der Seite.',
    done: 'Wieder angemeldet',
    doneText: 'In der Zwischenzeit wurde nichts gesendet. Machen Sie weiter, wo Sie waren.',
    tooEarly: 'Sie sind noch nicht angemeldet. Schließen Sie die Anmeldung zuerst im anderen Tab ab.',
    inNewTab: 'Mit {name} in neuem Tab anmelden',
    continueHere: 'Hier weitermachen',
    checking: 'Wird geprüft …',
  },
  confirm: {
    title: 'Bestätigen Sie, dass Sie es sind',
    description: 'Ihre Anmeldung ist eine Weile her. Bestätigen Sie, wer Sie sind, bevor Sie das ändern.',
    none: 'Melden Sie sich ab und wieder an und wiederholen Sie dann diese Änderung.',
    cancel: 'Abbrechen',
    confirm: 'Bestätigen',
    confirming: 'Wird bestätigt …',
    comeBack: 'Sie kehren auf diese Seite zurück. Wiederholen Sie dann die Änderung.',
    withOrganisation: 'Mit der Anmeldung Ihrer Organisation bestätigen',
  },
} as const
