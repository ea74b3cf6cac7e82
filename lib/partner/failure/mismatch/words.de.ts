/** The German texts of words.ts: the same names, the same arguments. */
export const mismatchGerman = {
  short: 'Formular passt nicht',
  title: 'Das Formular des Desks passt nicht zu diesem Partner',
  field: '„{field}“',
  others: 'weitere',
  asksForm: 'Der Partner verlangt {fields}. Im Formular kam das nicht vor.',
  asksRow: 'Der Partner verlangt {fields}. In den Zeilen kam das nicht vor.',
  takesNot: 'Der Partner nimmt {fields} nicht an.',

  asked: {
    row: {
      next: 'Bitten Sie Ihren Admin, {which, select, one {das Feld} some {die Felder} other {{fields}}} ins Formular aufzunehmen. Korrigieren Sie dann die abgelehnten Zeilen des Durchlaufs und senden Sie sie erneut.',
      admin:
        'Nehmen Sie {which, select, one {das Feld} some {die Felder} other {{fields}}} unter Verbindung, Formulare auf. Korrigieren Sie dann die abgelehnten Zeilen des Durchlaufs und senden Sie sie erneut.',
    },
    form: {
      next: 'Ihr Formular hat jetzt {which, select, one {das Feld} some {die Felder} other {{fields}}}: Füllen Sie {which, select, one {es} some {sie} other {{fields}}} aus und senden Sie erneut. Bitten Sie Ihren Admin, {which, select, one {es} some {sie} other {{fields}}} für alle aufzunehmen.',
      admin:
        'Ihr Formular hat jetzt {which, select, one {das Feld} some {die Felder} other {{fields}}}: Füllen Sie {which, select, one {es} some {sie} other {{fields}}} aus und senden Sie erneut. Um {which, select, one {es} some {sie} other {{fields}}} für alle aufzunehmen, öffnen Sie Verbindung, Formulare.',
    },
    chat: {
      next: 'Bedeutet {which, select, one {das Feld} some {eines der Felder} other {das verlangte Feld}} selbst „An“ oder „Aus“, lassen Sie es leer: Ein Admin muss es unter Verbindung, Formulare wählen. {which, select, one {Sonst füllen Sie es} some {Füllen Sie die anderen} other {Sonst füllen Sie {fields}}} unter „Wird mit jeder Änderung gesendet“ aus und ändern Sie den KI-Chat erneut.',
      admin:
        'Bedeutet {which, select, one {das Feld} some {eines der Felder} other {das verlangte Feld}} selbst „An“ oder „Aus“, lassen Sie es leer und wählen Sie es unter Verbindung, Formulare. {which, select, one {Sonst füllen Sie es} some {Füllen Sie die anderen} other {Sonst füllen Sie {fields}}} unter „Wird mit jeder Änderung gesendet“ aus und ändern Sie den KI-Chat erneut.',
    },
    outside: {
      next: 'Bitten Sie Ihren Admin, {which, select, one {das Feld} some {die Felder} other {{fields}}} ins Formular aufzunehmen.',
      admin:
        'Nehmen Sie {which, select, one {das Feld} some {die Felder} other {{fields}}} unter Verbindung, Formulare auf.',
    },
  },

  unwanted: {
    row: {
      next: 'Bitten Sie Ihren Admin, {which, select, one {das Feld} some {die Felder} other {{fields}}} aus dem Formular zu entfernen. Korrigieren Sie dann die abgelehnten Zeilen des Durchlaufs und senden Sie sie erneut.',
      admin:
        'Entfernen Sie {which, select, one {das Feld} some {die Felder} other {{fields}}} unter Verbindung, Formulare. Korrigieren Sie dann die abgelehnten Zeilen des Durchlaufs und senden Sie sie erneut.',
    },
    always: {
      next: 'Das Formular sendet {which, select, one {das Feld} some {die Felder} other {{fields}}} jedes Mal mit: Bitten Sie Ihren Admin, das Formular zu ändern.',
      admin:
        'Das Formular sendet {which, select, one {das Feld} some {die Felder} other {{fields}}} jedes Mal mit: Ändern Sie es unter Verbindung, Formulare.',
    },
    form: {
      next: 'Sie können {which, select, one {das Feld} some {die Felder} other {{fields}}} jetzt leer lassen und erneut senden. Bitten Sie Ihren Admin, {which, select, one {es} some {sie} other {{fields}}} aus dem Formular zu entfernen.',
      admin:
        'Sie können {which, select, one {das Feld} some {die Felder} other {{fields}}} jetzt leer lassen und erneut senden. Um {which, select, one {es} some {sie} other {{fields}}} für alle zu entfernen, öffnen Sie Verbindung, Formulare.',
    },
    chat: {
      next: 'Sie können {which, select, one {das Feld} some {die Felder} other {{fields}}} jetzt leer lassen und den KI-Chat erneut ändern. Bitten Sie Ihren Admin, {which, select, one {das Feld} some {die Felder} other {{fields}}} aus dem Formular zu entfernen.',
      admin:
        'Sie können {which, select, one {das Feld} some {die Felder} other {{fields}}} jetzt leer lassen und den KI-Chat erneut ändern. Um {which, select, one {das Feld} some {die Felder} other {{fields}}} für alle zu entfernen, öffnen Sie Verbindung, Formulare.',
    },
    outside: {
      next: 'Bitten Sie Ihren Admin, {which, select, one {das Feld} some {die Felder} other {{fields}}} aus dem Formular zu entfernen.',
      admin:
        'Entfernen Sie {which, select, one {das Feld} some {die Felder} other {{fields}}} unter Verbindung, Formulare.',
    },
  },
} as const
