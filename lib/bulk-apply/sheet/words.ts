import { words } from '../../text/words'
import { sheetGerman } from './words.de'

/** Texts about an upload, its columns and its cells. Also used in the worker: see `startSheet`. */
export const sheetWords = words({
  en: {
    // Contents of columns
    yes: 'Yes',
    no: 'No',
    nameParts: { first: 'First name', middle: 'Middle name', last: 'Last name' },
    namesSplit: '“{from}” is split into first and last names, at its last word: check them before you send',
    namesJoined: 'First and last names are joined as “{title}”, in a column at the end: check them before you send',
    namesInTwo:
      'First and last names are in two columns, but “{title}” takes both in one: join them in the spreadsheet',
    column: 'Column {number}',
    leftOut: 'Left out',

    // How it was read
    selectedRows: 'Selected rows',
    refusedRows: 'Refused rows',
    sheetOf: 'Sheet “{sheet}”',
    text: 'Text',
    separatedBy: {
      commas: '{start}, separated by commas',
      semicolons: '{start}, separated by semicolons',
      tabs: '{start}, separated by tabs',
      pipes: '{start}, separated by pipes',
    },
    separatedByOther: '{start}, separated by {separator}',

    // Why it is not a table
    emptyFile: 'The file is empty',
    onlyHeader: 'There is only one line, the header: there are no rows below it',
    onlyHidden: 'All rows below the header are hidden. Show them in the spreadsheet, save it, and upload it again',
    farCells:
      'A sheet has a cell far below or to the right of all others. Delete the rows and columns beyond your data, save it, and upload it again',
    notATable:
      'This isn’t a table: there is one column, and no email address in it. Columns are separated by commas, semicolons or tabs',
    unclosedQuote: 'A quotation mark is opened and never closed, so rows and columns cannot be told apart',
    notText:
      'This isn’t a table: it contains something other than text. Save it as an Excel workbook or CSV (UTF-8) and upload that',
    notAWorkbook:
      'This isn’t an Excel workbook, although its name ends in {ending}. Save it as an Excel workbook or CSV (UTF-8) and upload that',
    binary: {
      locked:
        'This is a workbook or document that is locked with a password. Remove the password, or save it as CSV (UTF-8), and upload that',
      word: 'This is a Word document. Upload a spreadsheet or a CSV file instead',
      pdf: 'This is a PDF. Upload a spreadsheet or a CSV file instead',
      rtf: 'This is a document (RTF). Upload a spreadsheet or a CSV file instead',
      numbers: 'This is a Numbers spreadsheet. Export it to Excel or CSV and upload that',
      zip: 'This is a ZIP archive. Upload the spreadsheet or CSV file in it',
    },
    binaryOther: 'This is {what}. Upload a spreadsheet or a CSV file instead',
    unreadableWorkbook: {
      excel:
        'This Excel workbook cannot be read: it may be damaged or locked with a password. Save it as CSV (UTF-8) and upload that',
      openDocument:
        'This OpenDocument spreadsheet cannot be read: it may be damaged or locked with a password. Save it as CSV (UTF-8) and upload that',
    },
    markup:
      'This is a web page or XML, not a table of text. Save it as an Excel workbook or CSV (UTF-8) and upload that',
    json: 'This is JSON, not a table. Save it as an Excel workbook or CSV (UTF-8) and upload that',
    tooLarge: 'This is {size, number} MB; at most {most, number} MB can be read. Split it',
    tooManyRows: 'There are {count, number} rows; one run takes at most {most, number}. Split them',
    tooManyColumns: 'There are {count, number} columns; at most {most, number} can be read',
    longCell:
      'Row {row} has a cell with more than {most, number} characters, the maximum: check whether a quotation mark there is left open',

    // Oddities
    otherSheets: 'Only the sheet “{sheet}” is read. These are not: {others}',
    hiddenRows:
      '{count, plural, one {# hidden row is not read. To send it too, show it in the spreadsheet} other {# hidden rows are not read. To send them too, show them in the spreadsheet}}',
    titles: 'Above the headings, and not read: “{text}”',
    noHeader: 'There is no header: the first row contains an email address, so it is read as data',
    quoteInHeader:
      'A quotation mark in the header is not closed where it should be: check whether the columns are right',
    quoteInRow:
      'A quotation mark in row {row} is not closed where it should be: check whether that row and the next are right',
    longerRows:
      '{count, plural, one {Row {row} has more cells than the header: what is beyond it is in “Column {column}” and after} other {# rows have more cells than the header, the first is row {row}: what is beyond it is in “Column {column}” and after}}',
    shorterRows:
      '{count, plural, one {Row {row} has fewer cells than the header: the cells at the end count as empty} other {# rows have fewer cells than the header, the first is row {row}: the cells at the end count as empty}}',

    // Cells that cannot be sent as they are
    required: 'Required',
    notAnEmail: 'This is not an email address',
    yesOrNo: 'Write yes or no',
    number: 'Write the number with digits and a point only, such as 1234.5',
    integer: 'Write a whole number with digits only, such as 1234',
    numberTooLong: 'This number is too long to be sent exactly',
    date: 'Write the date as 2026-04-03',
    dateTime: 'Write the date and time as 2026-04-03 14:30',
    noSuchDay: 'There is no such day',
    chooseOneOf: 'Choose one of: {offered}',
    columnTooNarrow: 'The column was too narrow in the spreadsheet, and the value was not saved',
    spreadsheetError: 'The spreadsheet shows an error here instead of a value',
    shortened: 'The spreadsheet cut this number short, and its last digits are lost',
    thousands:
      'The point is read as a decimal point: 50.000 would be sent as 50. If you mean 50000, write it without the point',
    formula: 'This looks like a spreadsheet formula',
    jobAmbiguous: '{count, number} jobs have this title ({ids}): enter the ID of one of them',
    jobUnknown: 'No job has this ID or title',
    jobClosed: 'This job isn’t accepting applications',

    // Rows that may be duplicates
    sameAsRow: 'The same applicant and job as in row {row}',
    sameAsEarlier: 'The same applicant and job as in an earlier row',
    appliedBefore: 'An application for this person to this job was already sent from this desk',
    listedBefore: 'Already in the list of applicants, from elsewhere',
    maybeAppliedBefore: 'An application for this person to this job may already have been sent (unconfirmed)',
    aboutToApply: 'An application for this person to this job is already waiting to be sent',
  },
  de: sheetGerman,
})
