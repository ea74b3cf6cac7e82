import type { CellValue } from 'hucre/xlsx'

type Shown = {
  /** The cell's number format, as Excel writes it. */
  format?: string | undefined
  formula?: string | undefined
}

/** From here on, Excel replaces digits by zeros. */
const firstInexact = 1e15

/**
 * A workbook's cell as text: what the spreadsheet shows, but dates as 2026-04-03, and numbers with a point and without
 * separators. A number that lost digits keeps its exponent, and a formula without a result stays a formula, so that the
 * check of rows reports both.
 */
export function textOfWorkbookCell(value: CellValue, { format = '', formula }: Shown = {}): string {
  if (value === null) return formula === undefined ? '' : `=${formula}`
  if (value instanceof Date) return textOfDate(value)
  if (typeof value === 'number') return textOfNumber(value, format)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return value
}

function textOfNumber(value: number, format: string): string {
  if (Math.abs(value) >= firstInexact) return value.toExponential()
  if (/^0+%$|^0\.0+%$/.test(format)) return `${exact(value * 100)}%`
  const text = exact(value)
  return /^0+$/.test(format) && /^\d+$/.test(text) ? text.padStart(format.length, '0') : text
}

/** Without the error of binary fractions, which Excel does not show either; and never with an exponent. */
function exact(value: number): string {
  const rounded = Number(value.toPrecision(15))
  return /e/.test(String(rounded)) ? rounded.toFixed(20).replace(/\.?0+$/, '') : String(rounded)
}

/** As Excel shows a date that it does not know, in a column of any width. */
const noDate = '########'

/** Workbooks know no time zones: the library gives the day and time shown as UTC. */
function textOfDate(at: Date): string {
  const iso = Number.isNaN(at.getTime()) ? '' : at.toISOString()
  // Years beyond 9999 begin with a sign.
  if (!/^\d/.test(iso)) return noDate
  const time = iso.slice(11, 19).replace(/:00$/, '')
  // Excel's days begin with 1900: before are times without a day.
  if (at.getUTCFullYear() < 1900) return time
  return time === '00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`
}
