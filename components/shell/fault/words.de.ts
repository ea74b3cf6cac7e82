/** The texts of words.ts in German: the same names, the same arguments. */
export const faultGerman = {
  errorScreen: {
    heading: 'Diese Seite konnte nicht angezeigt werden',
    tryAgain: 'Erneut versuchen',
    errorId: 'Fehler-ID {id}',
    broken: {
      title: 'Hier ist etwas schiefgegangen',
      text: 'An den Partner wurde dabei nichts gesendet. Passiert es wieder, geben Sie Ihrem Admin die Fehler-ID.',
    },
    brokenInBrowser: {
      title: 'Hier ist etwas schiefgegangen',
      text: 'Haben Sie gerade etwas gesendet, finden Sie das Ergebnis unter „Aktivitäten“. Passiert es wieder, sagen Sie Ihrem Admin, was Sie zuletzt getan haben.',
    },
    storeAway: {
      title: 'Partner Desk erreicht seine Datenbank nicht',
      text: 'An den Partner wurde dabei nichts gesendet, und nichts ist verloren. Diese Seite versucht es alle paar Sekunden erneut.',
    },
  },
} as const
