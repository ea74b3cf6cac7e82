/** The texts of words.ts in German: the same names, the same arguments. */
export const sheetGerman = {
  // Contents of columns
  yes: 'Ja',
  no: 'Nein',
  nameParts: { first: 'Vorname', middle: 'Zweiter Vorname', last: 'Nachname' },
  namesSplit: '„{from}“ ist beim letzten Wort in Vor- und Nachnamen geteilt: Sehen Sie sie vor dem Senden durch',
  namesJoined:
    'Vor- und Nachnamen werden in einer Spalte am Ende zu „{title}“ verbunden: Prüfen Sie sie vor dem Senden',
  namesInTwo:
    'Vor- und Nachnamen stehen in zwei Spalten, „{title}“ nimmt beide in einer auf: Fügen Sie sie in der Tabelle zusammen',
  column: 'Spalte {number}',
  leftOut: 'Ausgelassen',

  // How it was read
  selectedRows: 'Ausgewählte Zeilen',
  refusedRows: 'Abgelehnte Zeilen',
  sheetOf: 'Tabellenblatt „{sheet}“',
  text: 'Text',
  separatedBy: {
    commas: '{start}, durch Kommas getrennt',
    semicolons: '{start}, durch Semikolons getrennt',
    tabs: '{start}, durch Tabulatoren getrennt',
    pipes: '{start}, durch senkrechte Striche getrennt',
  },
  separatedByOther: '{start}, durch {separator} getrennt',

  // Why it is not a table
  emptyFile: 'Die Datei ist leer',
  onlyHeader: 'Es gibt nur eine Zeile, die Kopfzeile: Darunter stehen keine Zeilen',
  onlyHidden:
    'Alle Zeilen unter der Kopfzeile sind ausgeblendet. Blenden Sie sie in der Tabelle ein, speichern Sie sie und laden Sie sie erneut hoch',
  farCells:
    'Ein Tabellenblatt hat eine Zelle weit unterhalb oder rechts von allen anderen. Löschen Sie die Zeilen und Spalten jenseits Ihrer Daten, speichern Sie die Datei und laden Sie sie erneut hoch',
  notATable:
    'Das ist keine Tabelle: Es gibt eine Spalte, und darin keine E-Mail-Adresse. Spalten werden durch Kommas, Semikolons oder Tabulatoren getrennt',
  unclosedQuote:
    'Ein Anführungszeichen wird geöffnet und nie geschlossen, Zeilen und Spalten lassen sich daher nicht trennen',
  notText:
    'Das ist keine Tabelle: Es enthält anderes als Text. Speichern Sie es als Excel-Arbeitsmappe oder CSV (UTF-8) und laden Sie das hoch',
  notAWorkbook:
    'Das ist keine Excel-Arbeitsmappe, obwohl der Name auf {ending} endet. Speichern Sie es als Excel-Arbeitsmappe oder CSV (UTF-8) und laden Sie das hoch',
  binary: {
    locked:
      'Das ist ein Dokument oder eine Arbeitsmappe mit Passwortschutz. Heben Sie den Schutz auf, oder speichern Sie es als CSV (UTF-8), und laden Sie das hoch',
    word: 'Das ist ein Word-Dokument. Laden Sie stattdessen eine Tabelle oder eine CSV-Datei hoch',
    pdf: 'Das ist ein PDF. Laden Sie stattdessen eine Tabelle oder eine CSV-Datei hoch',
    rtf: 'Das ist ein Dokument (RTF). Laden Sie stattdessen eine Tabelle oder eine CSV-Datei hoch',
    numbers: 'Das ist eine Numbers-Tabelle. Exportieren Sie sie als Excel oder CSV und laden Sie das hoch',
    zip: 'Das ist ein ZIP-Archiv. Laden Sie die Tabelle oder CSV-Datei darin hoch',
  },
  binaryOther: 'Das ist {what}. Laden Sie stattdessen eine Tabelle oder eine CSV-Datei hoch',
  unreadableWorkbook: {
    excel:
      'Diese Excel-Arbeitsmappe lässt sich nicht lesen: Sie ist vielleicht beschädigt oder durch ein Passwort geschützt. Speichern Sie sie als CSV (UTF-8) und laden Sie das hoch',
    openDocument:
      'Diese OpenDocument-Tabelle lässt sich nicht lesen: Sie ist vielleicht beschädigt oder durch ein Passwort geschützt. Speichern Sie sie als CSV (UTF-8) und laden Sie das hoch',
  },
  markup:
    'Das ist eine Webseite oder XML, keine Tabelle aus Text. Speichern Sie sie als Excel-Arbeitsmappe oder CSV (UTF-8) und laden Sie das hoch',
  json: 'Das ist JSON, keine Tabelle. Speichern Sie es als Excel-Arbeitsmappe oder CSV (UTF-8) und laden Sie das hoch',
  tooLarge: 'Das sind {size, number} MB, gelesen werden höchstens {most, number} MB: Teilen Sie es auf',
  tooManyRows: 'Es sind {count, number} Zeilen, ein Durchlauf fasst höchstens {most, number}: Teilen Sie sie auf',
  tooManyColumns: 'Es sind {count, number} Spalten, gelesen werden höchstens {most, number}',
  longCell:
    'In Zeile {row} hat eine Zelle mehr als die höchstens {most, number} Zeichen: Prüfen Sie, ob dort ein Anführungszeichen nicht geschlossen ist',

  // Oddities
  otherSheets: 'Nur das Tabellenblatt „{sheet}“ wird gelesen. Nicht gelesen: {others}',
  hiddenRows:
    '{count, plural, one {# ausgeblendete Zeile wird nicht gelesen. Um sie mitzusenden, blenden Sie sie in der Tabelle ein} other {# ausgeblendete Zeilen werden nicht gelesen. Um sie mitzusenden, blenden Sie sie in der Tabelle ein}}',
  titles: 'Über den Überschriften, und nicht gelesen: „{text}“',
  noHeader:
    'Es gibt keine Kopfzeile: Die erste Zeile enthält eine E-Mail-Adresse und wird deshalb wie die anderen gelesen',
  quoteInHeader:
    'Ein Anführungszeichen in der Kopfzeile ist nicht geschlossen, wo es sein sollte: Prüfen Sie, ob die Spalten stimmen',
  quoteInRow:
    'Ein Anführungszeichen in Zeile {row} ist nicht geschlossen, wo es sein sollte: Prüfen Sie, ob diese und die nächste Zeile stimmen',
  longerRows:
    '{count, plural, one {Zeile {row} hat mehr Zellen als die Kopfzeile: Was darüber hinausgeht, steht ab „Spalte {column}“} other {# Zeilen haben mehr Zellen als die Kopfzeile, die erste ist Zeile {row}: Was darüber hinausgeht, steht ab „Spalte {column}“}}',
  shorterRows:
    '{count, plural, one {Zeile {row} hat weniger Zellen als die Kopfzeile: Die Zellen am Ende gelten als leer} other {# Zeilen haben weniger Zellen als die Kopfzeile, die erste ist Zeile {row}: Die Zellen am Ende gelten als leer}}',

  // Cells that cannot be sent as they are
  required: 'Pflichtfeld',
  notAnEmail: 'Das ist keine E-Mail-Adresse',
  yesOrNo: 'Schreiben Sie ja oder nein',
  number: 'Schreiben Sie die Zahl nur mit Ziffern und Punkt: 1234.5',
  integer: 'Schreiben Sie eine ganze Zahl nur mit Ziffern: 1234',
  numberTooLong: 'Diese Zahl ist zu lang, um genau gesendet zu werden',
  date: 'Schreiben Sie das Datum so: 2026-04-03',
  dateTime: 'Schreiben Sie Datum und Uhrzeit so: 2026-04-03 14:30',
  noSuchDay: 'Diesen Tag gibt es nicht',
  chooseOneOf: 'Wählen Sie eines davon: {offered}',
  columnTooNarrow: 'Die Spalte war in der Tabelle zu schmal, der Wert wurde nicht gespeichert',
  spreadsheetError: 'Die Tabelle zeigt hier einen Fehler statt eines Werts',
  shortened: 'Die Tabelle hat diese Zahl gekürzt, die letzten Ziffern sind verloren',
  thousands:
    'Der Punkt gilt als Dezimalpunkt: 50.000 würde als 50 gesendet. Wenn Sie 50000 meinen, schreiben Sie es ohne Punkt',
  formula: 'Das sieht nach einer Tabellenformel aus',
  jobAmbiguous: '{count, number} Stellen haben diesen Titel ({ids}): Geben Sie die ID einer davon ein',
  jobUnknown: 'Keine Stelle hat diese ID oder diesen Titel',
  jobClosed: 'Diese Stelle nimmt keine Bewerbungen an',

  // Rows that may be duplicates
  sameAsRow: 'Dieselbe Person und Stelle wie in Zeile {row}',
  sameAsEarlier: 'Dieselbe Person und Stelle wie in einer früheren Zeile',
  appliedBefore: 'Für diese Person und Stelle wurde von diesem Desk schon eine Bewerbung gesendet',
  listedBefore: 'Steht schon in der Liste der Bewerbenden, nicht von diesem Desk',
  maybeAppliedBefore: 'Für diese Person und Stelle wurde vielleicht schon eine Bewerbung gesendet (unbestätigt)',
  aboutToApply: 'Für diese Person und Stelle wartet schon eine Bewerbung auf das Senden',
} as const
