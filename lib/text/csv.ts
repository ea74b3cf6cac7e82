/** Tells spreadsheets that UTF-8 follows. */
export const byteOrderMark = '\ufeff'

/** Commas, quotes, line breaks, byte order marks, and blanks at either end. */
const needsQuotes = new RegExp(`[",\\r\\n${byteOrderMark}]|^\\s|\\s$`)

/**
 * Lines as in RFC 4180, each ended by CRLF. Also quotes cells with blanks at either end, and an only cell that is
 * empty (else the line would be none).
 */
export function csvLines(rows: string[][]): string {
  return rows.map((row) => (row.length === 1 && row[0] === '' ? '""\r\n' : `${row.map(quoted).join(',')}\r\n`)).join('')
}

function quoted(cell: string): string {
  return needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * A partner's value as a cell: nested ones as JSON, null as ''. Text that a spreadsheet could take for a formula gets
 * an apostrophe in front, "+49 30 …" and "-5" too; JSON numbers do not.
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
