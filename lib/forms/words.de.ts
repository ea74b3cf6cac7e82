/** The texts of words.ts in German: the same names, the same arguments. */
export const inputGerman = {
  required: 'Pflichtfeld',
  noEmail: 'Das ist keine E-Mail-Adresse',
  noLink: 'Das ist keine Webadresse; sie beginnt mit https://',
  noDate: 'Das ist kein Datum',
  noDateTime: 'Das ist kein Datum mit Uhrzeit',
  noUuid: 'Das ist keine UUID',
  noNumber: 'Das ist keine Zahl',
  thousands: 'Schreiben Sie die Zahl ohne Tausenderpunkt, etwa 1234 oder 1234.5',
  noInteger: 'Geben Sie eine ganze Zahl ein',
  noText: 'Das muss Text sein',
  noYesNo: 'Wählen Sie Ja oder Nein',
  noList: 'Das muss eine Liste sein',
  ofType: 'Das muss vom Typ {type} sein',
  fewCharacters: 'Mindestens {least, number} Zeichen',
  fewEntries: 'Mindestens {least, plural, one {# Eintrag} other {# Einträge}}',
  tooSmall: 'Mindestens {least}',
  manyCharacters: 'Höchstens {most, number} Zeichen',
  manyEntries: 'Höchstens {most, plural, one {# Eintrag} other {# Einträge}}',
  tooBig: 'Höchstens {most}',
  noForm: 'Das entspricht nicht dem Format, das der Partner erwartet',
  noOption: 'Wählen Sie einen der angebotenen Werte',
  noMultiple: 'Das muss ein Vielfaches von {of} sein',
  notAllowed: 'Dieser Wert ist bei diesem Partner nicht erlaubt',

  // What cannot be sent
  unsendable: 'Das enthält ein Zeichen, das sich nicht senden lässt',
  hidden:
    'Das enthält einen Tabulator, einen Zeilenumbruch oder ein anderes unsichtbares Zeichen, das nicht gesendet werden kann',
  manyOthers: 'Es sind höchstens {most, number} weitere Felder möglich',
  longName: 'Dieser Name ist zu lang: höchstens {most, number} Zeichen',
  tooLong: 'Das ist zu lang: höchstens {most, number} Zeichen',
  fileBeingRead: 'Die Datei wird noch gelesen: Klicken Sie gleich noch einmal',
  noJson: 'Das ist kein JSON. Setzen Sie Text in gerade Anführungszeichen: "wie hier"',
  longNumber:
    'Eine Zahl ist zu lang, um genau gesendet zu werden. In geraden Anführungszeichen wird sie als Text gesendet',

  // The settings of a field
  choiceWithoutOption: 'Eine Auswahl braucht mindestens eine Option',
  hiddenWithoutValue: 'Ein verborgenes Feld braucht den Wert, den es sendet',
  defaultNoInteger: 'Der Standardwert ist keine ganze Zahl',
  defaultNoNumber: 'Der Standardwert ist keine Zahl',
  defaultNoYesNo: 'Der Standardwert ist weder true noch false',
  defaultNoOption: 'Der Standardwert gehört nicht zu den Optionen',
  defaultNoJson: 'Der Standardwert ist kein JSON. Setzen Sie Text in gerade Anführungszeichen: "wie hier"',

  // What the partner has said about a field
  askedFor: 'Der Partner verlangt {field}',
  refused: 'Der Partner hat dieses Feld abgelehnt. Sie können es leer lassen.',

  // Files
  largeFile: 'Die Datei ist größer als 5 MB',
  noFile: 'Die Datei ist nicht vollständig angekommen: Wählen Sie sie erneut',
  noDocument: 'Das ist {what}; es muss eine PDF-, DOC-, DOCX-, ODT-, RTF- oder TXT-Datei sein',
  endsNotText:
    'Der Dateiname endet auf .{ending}, die Datei enthält aber reinen Text; der Name einer Textdatei muss auf .txt enden',
  endsOddly: 'Die Datei enthält reinen Text; der Name einer Textdatei muss auf .txt enden',
  endsNotAsKind:
    'Der Dateiname endet auf .{ending}, die Datei ist aber ein Dokument der Art {kind}; der Name muss auf .{right} enden',
  kinds: {
    pdf: 'PDF',
    doc: 'Word 97–2003',
    docx: 'Word',
    odt: 'OpenDocument-Text',
    rtf: 'Rich Text',
    txt: 'Reiner Text',
  },
  // What a file is if it is none of these, after “This is”
  files: {
    empty: 'eine leere Datei',
    png: 'ein PNG-Bild',
    jpeg: 'ein JPEG-Bild',
    gif: 'ein GIF-Bild',
    webp: 'ein WebP-Bild',
    heic: 'ein HEIC-Bild',
    tiff: 'ein TIFF-Bild',
    svg: 'ein SVG-Bild',
    video: 'ein Video',
    rar: 'ein RAR-Archiv',
    'seven-zip': 'ein 7-Zip-Archiv',
    zip: 'ein ZIP-Archiv',
    packed: 'eine gepackte Datei',
    program: 'ein Programm',
    'web-page': 'eine Webseite',
    postscript: 'eine PostScript-Datei',
    excel: 'eine Excel-Tabelle',
    powerpoint: 'eine PowerPoint-Präsentation',
    outlook: 'eine Outlook-Nachricht',
    'e-book': 'ein E-Book',
    pages: 'ein Pages-Dokument',
    macros: 'ein Word-Dokument mit Makros',
    locked: 'ein Dokument mit Passwortschutz',
    'other-office': 'eine Office-Datei anderer Art',
    'other-open-document': 'eine OpenDocument-Datei anderer Art',
    'damaged-office': 'eine beschädigte Office-Datei',
    damaged: 'eine beschädigte, unvollständige Datei',
    unknown: 'kein Dokument, das dieser Desk kennt',
  },
} as const

/** The descriptions in the built-in forms, in German. */
export const knownDescriptionGerman = {
  'A private job is not shown on public job boards.':
    'Eine nicht öffentliche Stelle erscheint auf keiner öffentlichen Jobbörse.',
  'The stage the application starts in; custom stages are possible.':
    'Die Phase, in der die Bewerbung beginnt; eigene Phasen sind möglich.',
  'The team that the job belongs to.': 'Das Team, zu dem die Stelle gehört.',
}
