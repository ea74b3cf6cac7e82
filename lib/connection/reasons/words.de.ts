/** The texts of words.ts in German: the same names, the same arguments. */
export const fieldReasonsGerman = {
  answerItself: 'der Antwort selbst',
  dateFormats: {
    iso: 'im ISO-Format',
    seconds: 'in Sekunden seit 1970',
    milliseconds: 'in Millisekunden seit 1970',
    microseconds: 'in Mikrosekunden seit 1970',
    'day-month-year': 'mit dem Tag zuerst',
    'month-day-year': 'mit dem Monat zuerst',
    'year-month-day': 'mit dem Jahr zuerst',
    'month-name': 'mit dem Monat als Name',
  },

  // Nothing was found
  'no-list': 'Die Antwort enthält keine Liste von Datensätzen.',
  'no-applicant-id': 'Kein Feld ist bei allen Bewerbenden verschieden.',
  'no-email': 'Kein Feld sieht nach der E-Mail-Adresse der Person aus.',
  'no-name': 'Kein Feld sieht nach einem Namen aus.',
  'no-phone': 'Kein Feld sieht nach einer Telefonnummer aus.',
  'no-job-of-applicants': 'Kein Feld führt zu den Stellen.',
  'no-job-title-of-applicants': 'Kein Feld wiederholt den Titel einer Stelle.',
  'no-application-date': 'Kein Feld sieht nach dem Datum einer Bewerbung aus.',
  'no-job-id': 'Kein Feld ist bei allen Stellen verschieden.',
  'no-job-title': 'Kein Feld sieht nach einem Stellentitel aus.',
  'no-open': 'Kein Feld sagt klar, ob eine Stelle offen ist.',
  'no-job-date': 'Kein Feld sieht nach dem Datum der Veröffentlichung aus.',
  'no-team': 'Kein Feld sieht nach einem Team aus.',
  'no-team-name': 'Kein Feld sieht nach einem Teamnamen aus.',
  'no-status': 'Kein Feld sieht nach einem Status aus.',
  'no-limit': 'Die Antwort sagt nicht, wie viele Stellen sie höchstens enthält.',
  'no-total': 'Die Antwort sagt nicht, wie viele Stellen es gibt.',

  // Doubts
  'equal-fields': 'Mehrere Felder passen gleich gut.',
  'close-second': 'Ein anderes Feld passt fast ebenso gut.',
  'few-records': '{records, plural, one {Nur # Datensatz wurde} other {Nur # Datensätze wurden}} gelesen.',

  // What the name says
  named: 'Sein Name passt.',
  'named-id': 'Seinem Namen nach ist es eine ID.',
  'named-phone': 'Seinem Namen nach ist es eine Telefonnummer.',
  'named-job': 'Seinem Namen nach ist es eine Stelle.',
  'named-job-title': 'Seinem Namen nach ist es der Titel einer Stelle.',
  'named-title': 'Seinem Namen nach ist es ein Titel.',
  'named-team': 'Seinem Namen nach ist es ein Team.',
  'named-status': 'Seinem Namen nach ist es ein Status.',
  'named-open': 'Seinem Namen nach geht es um offen oder geschlossen.',
  'named-name': 'Seinem Namen nach ist es ein Name.',
  'named-parts': 'Ihren Namen nach sind es Vor- und Nachname.',

  // What the values say
  emails:
    '{part, number} von {whole, plural, one {# Person} other {# Bewerbenden}} {part, plural, one {hat} other {haben}} hier eine E-Mail-Adresse.',
  'emails-differ':
    '{part, number} von {whole, plural, one {# Adresse} other {# Adressen}} {part, plural, one {ist} other {sind}} verschieden.',
  phones:
    '{part, number} von {whole, plural, one {# Person} other {# Bewerbenden}} {part, plural, one {hat} other {haben}} hier eine Telefonnummer.',
  'applicants-differ':
    '{part, number} von {whole, plural, one {# Person} other {# Bewerbenden}} {part, plural, one {hat} other {haben}} hier einen eigenen Wert.',
  'jobs-differ':
    '{part, number} von {whole, plural, one {# Stelle} other {# Stellen}} {part, plural, one {hat} other {haben}} hier einen eigenen Wert.',
  'stays-the-same': 'Beim zweiten Lesen der Liste war es unverändert.',
  'job-named':
    '{part, number} von {whole, plural, one {# Person} other {# Bewerbenden}} {part, plural, one {nennt} other {nennen}} einen dieser Werte als Stelle.',
  'job-id-matched':
    '{part, number} von {whole, plural, one {# Wert} other {# Werten}} {part, plural, one {ist} other {sind}} die ID einer Stelle.',
  'texts-differ':
    '{part, number} von {whole, plural, one {# Text} other {# Texten}} {part, plural, one {ist} other {sind}} verschieden.',
  'job-text-repeated': 'Bei den Bewerbenden steht derselbe Text wie bei ihrer Stelle.',
  'repeats-job-title': 'Es wiederholt den Titel der Stelle, auf die sich die Person beworben hat.',
  'one-per-team': 'Zu jeder Team-ID gehört genau einer seiner Werte.',
  'jobs-agree': 'Bewerbende und ihre Stellen haben hier denselben Wert.',
  'values-in-records':
    '{values, plural, one {# Wert} other {# Werte}} in {records, plural, one {# Datensatz} other {# Datensätzen}}.',
  'holds-both-names': 'Es enthält Vor- und Nachnamen.',
  'agrees-with-email': 'In {share, number, ::percent} der Datensätze passt es zur E-Mail-Adresse.',
  'parts-agree-with-email': 'Beide passen zur E-Mail-Adresse.',
  'parts-agree-share': 'In {share, number, ::percent} der Datensätze passen sie zur E-Mail-Adresse.',
  dates:
    '{part, number} von {whole, plural, one {# Datensatz} other {# Datensätzen}} {part, plural, one {hat} other {haben}} hier ein Datum, {format}.',
  'in-order': 'Die Liste ist nach diesem Datum geordnet.',
  'changes-with-age': 'Es ändert sich mit dem Alter der Bewerbung.',
  'yes-or-no': 'Es ist ja oder nein.',
  values: 'Es hat {values, plural, one {# Wert} other {# Werte}}.',
  'says-open-or-closed': 'Seine Werte sind Wörter für offen und geschlossen.',
  'few-applicants': 'Stellen mit manchen seiner Werte haben kaum neue Bewerbende.',
  'confirm-open': 'Bestätigen Sie, welche Werte bedeuten, dass eine Stelle offen ist.',
  'total-listed': 'Der Wert ist {listed, number}: So viele Stellen enthält die Antwort.',
  'total-beyond': 'Der Wert ist größer als die Zahl der Stellen in der Antwort ({listed, number}).',

  // The list
  'answer-is-list':
    'Die Antwort ist eine Liste von {records, plural, one {# Datensatz} other {# Datensätzen}} mit {fields, plural, one {# Feld} other {# Feldern}}.',
  list: '{path} ist eine Liste von {records, plural, one {# Datensatz} other {# Datensätzen}} mit {fields, plural, one {# Feld} other {# Feldern}}.',
  'other-list': 'Die Liste in {path} hat {fields, plural, one {# Feld} other {# Felder}}.',
  'empty-list': 'Die Liste ist leer.',
  'only-list-is-empty': 'Die einzige Liste steht in {path} und ist leer.',
  'applicants-lead-to': 'Bewerbende nennen Stellen aus {path}, nicht aus {other}.',

  // What the partner said
  'partner-asked': 'Der Partner hat es verlangt.',
  'partner-refused': 'Der Partner hat es abgelehnt.',
} as const
