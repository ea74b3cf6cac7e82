/** The texts of words.ts in German: the same names, the same arguments. */
export const retryGerman = {
  now: '{what}, neuer Versuch jetzt · {attempt} von {most}',
  soon: '{what}, neuer Versuch in {seconds} s · {attempt} von {most}',
  asked: 'Der Partner bittet zu warten, nächster Versuch in {seconds} s · {attempt} von {most}',
  spoken: '{what}. Es wird automatisch erneut versucht, Versuch {attempt} von {most}.',
  tryNow: 'Jetzt versuchen',
  trying: 'Wird versucht …',
  stop: 'Stoppen',
} as const
