/** Tells spreadsheets that UTF-8 follows. */
export const byteOrderMark = '\ufeff'

/** Commas, quotes, line breaks, byte order marks, and blanks at either end. */
const needsQuotes = new RegExp(`[",\\r\\n${byteOrderMark}]|^\\s|\\s$`)

/**
 * Lines as in RFC 4180, each ended by CRLF. Beyond what it asks for, cells with blanks at either end are quoted, and so is
 * an empty cell that is its row's only one: the line would be empty otherwise.
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
