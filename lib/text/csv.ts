/** Tells spreadsheets that UTF-8 follows. */
export const byteOrderMark = '\ufeff'

/** Commas, quotes, line breaks, byte order marks, and blanks at either end. */
const needsQuotes = new RegExp(`[",\\r\\n${byteOrderMark}]|^\\s|\\s$`)

/**
 * Lines as in RFC 4180, each ended by CRLF. Also quotes cells with blanks at either end, and a single empty cell
 * (otherwise the line would be empty and not count as a row).
 */
export function csvLines(rows: string[][]): string {
  return rows.map((row) => (row.length === 1 && row[0] === '' ? '""\r\n' : `${lineOf(row)}\r\n`)).join('')
}

/** A reader that splits at semicolons sees one cell: it must not begin with a negative or a phone number either. */
function lineOf([first = '', ...rest]: string[]): string {
  return [/^[-+]/.test(first) ? `'${first}` : first, ...rest].map(quoted).join(',')
}

function quoted(cell: string): string {
  return needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * A phone number that no spreadsheet takes for a formula: hyphens, slashes and dots are allowed only if some of its
 * groups of digits are separated by nothing but a blank. "+49-170" would be calculated.
 */
const phone = /^\+\d(?:[\d ()]*|(?=.*[\d)] [\d(])[\d ()./-]*)$/

/**
 * A partner's value as a cell: nested values as JSON, null as '' (`createSheetWriter` makes many readable). Text that a
 * spreadsheet could take for a formula, including "-5" and "+1-2", gets an apostrophe in front; JSON numbers and phone
 * numbers do not.
 */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return phone.test(value) ? value : neutralise(value)
  return typeof value === 'object' ? neutraliseJson(JSON.stringify(value)) : String(value)
}

/** The text from which `csvCell` made this cell. */
export function textOfCell(cell: string): string {
  if (!cell.includes("'")) return cell
  let text = ''
  let at = 0
  for (const begin of beginnings(cell)) {
    if (cell[begin] !== "'") continue
    text += cell.slice(at, begin)
    at = begin + 1
  }
  return text + cell.slice(at)
}

function neutralise(text: string): string {
  const begins = beginnings(text)
  return (
    begins.map((begin, index) => `${text.slice(begins[index - 1] ?? 0, begin)}'`).join('') +
    text.slice(begins.at(-1) ?? 0)
  )
}

/** The separators occur only within JSON's strings, where they can be escaped. */
function neutraliseJson(json: string): string {
  return beginnings(json).reduceRight((safe, begin) => {
    const code = safe
      .charCodeAt(begin - 1)
      .toString(16)
      .padStart(4, '0')
    return `${safe.slice(0, begin - 1)}\\u${code}${safe.slice(begin)}`
  }, json)
}

/** Characters that begin a formula; full-width and small ones do so in some languages. */
const sign = /[=+\-@＝＋－＠﹢﹣﹦﹫]/g
/**
 * Characters before a formula that programs skip or drop, such as empty quotation marks. Apostrophes too, so that those
 * added by `csvCell` can be recognized and removed.
 */
const unseen = /^['"\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]$/u
/** Where readers that expect semicolons or tabs begin a new cell: they ignore our quotation marks. */
const separators = ';\t\n\v\f\r\u0085\u2028\u2029'

/**
 * Positions where such a reader would see a cell begin like a formula: the last possible start before each sign,
 * ascending. Also position 0 before an initial line end or tab, which some programs take for a formula.
 */
function beginnings(text: string): number[] {
  const found = /^'*[\t\r\n]/.test(text) ? [0] : []
  for (const { index } of text.matchAll(sign)) {
    let at = index
    while (!isBeginning(text, at) && unseen.test(characterBefore(text, at))) at -= characterBefore(text, at).length
    if (isBeginning(text, at)) found.push(at)
  }
  return found
}

const isBeginning = (text: string, at: number) => at === 0 || separators.includes(text.charAt(at - 1))

function characterBefore(text: string, at: number): string {
  const isPair = at > 1 && (text.codePointAt(at - 2) ?? 0) > 0xffff
  return text.slice(at - (isPair ? 2 : 1), at)
}
