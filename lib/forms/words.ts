import { namesAsTexts } from '../records/words'
import { words } from '../text/words'
import { inputGerman, knownDescriptionGerman } from './words.de'

/** Texts about a form's fields and what users enter in them. */
export const inputWords = words({
  en: {
    required: 'Required',
    noEmail: 'This is not an email address',
    noLink: 'This is not a web address; it starts with https://',
    noDate: 'This is not a date',
    noDateTime: 'This is not a date with a time',
    noUuid: 'This is not a UUID',
    noNumber: 'This is not a number',
    thousands: 'Write the number without separators between thousands, such as 1234 or 1234.5',
    noInteger: 'Enter a whole number',
    noText: 'This must be text',
    noYesNo: 'Choose yes or no',
    noList: 'This must be a list',
    ofType: 'This must be of type {type}',
    fewCharacters: 'At least {least, plural, one {# character} other {# characters}}',
    fewEntries: 'At least {least, plural, one {# entry} other {# entries}}',
    tooSmall: 'At least {least}',
    manyCharacters: 'At most {most, plural, one {# character} other {# characters}}',
    manyEntries: 'At most {most, plural, one {# entry} other {# entries}}',
    tooBig: 'At most {most}',
    noForm: 'This isn’t in the format that the partner expects',
    noOption: 'Choose one of the values offered',
    noMultiple: 'This must be a multiple of {of}',
    notAllowed: 'This value isn’t allowed for this partner',

    // What cannot be sent
    unsendable: 'This has a character that cannot be sent',
    hidden: 'This has a tab, a line break or another hidden character that cannot be sent',
    manyOthers: 'At most {most, number} other fields can be sent',
    longName: 'This name is too long: at most {most, number} characters',
    tooLong: 'This is too long: at most {most, number} characters',
    fileBeingRead: 'The file is still being read: press again in a moment',
    noJson: 'This is not JSON. Put text in double quotes: "like this"',
    longNumber: 'A number is too long to be sent exactly. In double quotes it is sent as text',

    // The settings of a field
    choiceWithoutOption: 'A choice needs at least one option',
    hiddenWithoutValue: 'A hidden field needs the value that it sends',
    defaultNoInteger: 'The default is not a whole number',
    defaultNoNumber: 'The default is not a number',
    defaultNoYesNo: 'The default is neither true nor false',
    defaultNoOption: 'The default is not one of the options',
    defaultNoJson: 'The default is not JSON. Put text in double quotes: "like this"',

    // What the partner has said about a field
    askedFor: 'The partner asks for {field}',
    refused: 'The partner refused this field. You can leave it empty.',

    // Files
    largeFile: 'The file is larger than 5 MB',
    noFile: 'The file didn’t arrive completely: choose it again',
    noDocument: 'This is {what}; it must be a PDF, DOC, DOCX, ODT, RTF or TXT file',
    endsNotText: 'The file’s name ends in .{ending}, but it holds plain text; the name of a text file must end in .txt',
    endsOddly: 'The file holds plain text; the name of a text file must end in .txt',
    endsNotAsKind:
      'The file’s name ends in .{ending}, but it holds a document of the kind {kind}; its name must end in .{right}',
    kinds: {
      pdf: 'PDF',
      doc: 'Word 97–2003',
      docx: 'Word',
      odt: 'OpenDocument text',
      rtf: 'Rich text',
      txt: 'Plain text',
    },
    // What a file is if it is none of these, after “This is”
    files: {
      empty: 'an empty file',
      png: 'a PNG picture',
      jpeg: 'a JPEG picture',
      gif: 'a GIF picture',
      webp: 'a WebP picture',
      heic: 'a HEIC picture',
      tiff: 'a TIFF picture',
      svg: 'an SVG picture',
      video: 'a video',
      rar: 'a RAR archive',
      'seven-zip': 'a 7-Zip archive',
      zip: 'a ZIP archive',
      packed: 'a packed file',
      program: 'a program',
      'web-page': 'a web page',
      postscript: 'a PostScript file',
      excel: 'an Excel sheet',
      powerpoint: 'a PowerPoint presentation',
      outlook: 'an Outlook message',
      'e-book': 'an e-book',
      pages: 'a Pages document',
      macros: 'a Word document with macros',
      locked: 'a document that is locked with a password',
      'other-office': 'an Office file of another kind',
      'other-open-document': 'an OpenDocument file of another kind',
      'damaged-office': 'a damaged Office file',
      damaged: 'a damaged or incomplete file',
      unknown: 'not a document that this desk knows',
    },
  },
  de: inputGerman,
})

/** The descriptions in the built-in forms, keyed by their own text: apart from the labels, which lists need as well. */
export const knownDescriptions = words({
  en: namesAsTexts([
    'A private job is not shown on public job boards.',
    'The stage the application starts in; custom stages are possible.',
    'The team that the job belongs to.',
  ]),
  de: knownDescriptionGerman,
})
