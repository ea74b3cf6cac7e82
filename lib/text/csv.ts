/** Tells spreadsheets that UTF-8 follows. */
export const byteOrderMark = '\ufeff'

/** Commas, quotes, line breaks and byte order marks, blanks at an end, and the mark of notes. */
const needsQuotes = new RegExp(`[",\\r\\n\\u001e${byteOrderMark}]|^\\s|\\s$`)

/**
 * Lines after RFC 4180, each ended by CRLF. Beyond what it asks for, quotes stand around cells with blanks at an end, around
 * an only cell that is empty (else the line would be none), and around the mark of notes.
 */
export function csvLines(rows: string[][]): string {
  return rows.map((row) => (row.length === 1 && row[0] === '' ? '""\r\n' : `${row.map(quoted).join(',')}\r\n`)).join('')
}

function quoted(cell: string): string {
  return needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * A value of the partner as a cell: nested ones as JSON, nothing for null. Text that a spreadsheet could take for a formula gets
 * an apostrophe in front, phone numbers ("+49 30 …") and "-5" too; a JSON number does not, since it can be none.
 */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return neutralise(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The full-width signs count as well, and blanks before a sign: some programs trim them. */
function neutralise(text: string): string {
  return /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/u.test(text) ? `'${text}` : text
}
