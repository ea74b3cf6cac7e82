/** The texts of words.ts in German: the same names, the same arguments. */
export const detailsGerman = {
  title: 'Details der Person',
  noName: 'Ohne Namen',
  noStatus: 'Ohne Status',
  applied: 'Beworben {when}',
  copyEmail: 'E-Mail kopieren',
  copyPhone: 'Telefon kopieren',
  apply: 'Bewerbung senden',
  isKept: 'Begonnen, nicht gesendet',
  history: 'Aktivitäten in diesem Desk',
  noHistory: 'Noch keine Aktivitäten in diesem Desk.',
  loadingHistory: 'Aktivitäten werden geladen',
  others: 'Weitere Bewerbungen',
  loadingOthers: 'Weitere Bewerbungen werden geladen',
  noOthers: 'Keine weiteren mit dieser E-Mail-Adresse.',
  sentIsComing: 'Die gerade gesendete Bewerbung steht bald hier.',
  notListed:
    '{count, plural, one {# frühere Bewerbung ist nicht aufgeführt.} other {# frühere Bewerbungen sind nicht aufgeführt.}}',
  withoutJob: 'Bewerbung ohne Stelle',
  errorId: 'Fehler-ID {id}',
  signIn: 'Erneut anmelden',
  tryAgain: 'Erneut versuchen',
} as const
