/** The texts of words.ts in German: the same names, the same arguments. */
export const draftGerman = {
  saved: 'Entwurf gespeichert',
  'signed-out': 'Entwurf nicht gespeichert: Ihre Sitzung ist beendet.',
  'not-allowed': 'Entwurf nicht gespeichert: Der Desk erlaubt es für Ihr Konto nicht mehr.',
  'too-large': 'Entwurf nicht gespeichert: Er ist zu groß. Senden können Sie trotzdem.',
  'not-readable': 'Entwurf nicht gespeichert: Der Desk konnte ihn nicht lesen. Ihre Eingaben stehen noch im Formular.',
  'desk-fault': 'Entwurf noch nicht gespeichert: Im Desk ist etwas schiefgegangen. Es wird von selbst erneut versucht.',
  'desk-unreachable': 'Entwurf noch nicht gespeichert: Der Desk antwortet nicht. Es wird von selbst erneut versucht.',
  offline: 'Entwurf noch nicht gespeichert: Sie sind offline. Es wird von selbst erneut versucht.',
  signInAgain: 'Erneut anmelden',
} as const
