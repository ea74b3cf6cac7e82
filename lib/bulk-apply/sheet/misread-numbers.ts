import type { Sheet } from 'hucre/xlsx'

const dayMs = 24 * 60 * 60 * 1000

/** What contains no code: quoted and escaped text, fillers, and brackets, but for those of times: [h]:mm. */
const notCodes = /"[^"]*"|\\.|[*_].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi

/** The library (hucre 1.0) takes `#,##0.00\ [$€-de-DE]` for a date because of the language's "d". */
function isMisread(value: unknown, format: string | undefined): value is Date {
  return value instanceof Date && format !== undefined && !/[ymdhs]/i.test(format.replace(notCodes, ''))
}

export function hasMisreadNumbers({ rows, cells }: Sheet): boolean {
  return rows.some((row, at) => row.some((value, column) => isMisread(value, formatAt(cells, at, column))))
}

/**
 * Replaces the dates that are numbers. `from1904`: the same sheet, read with days counted from 1904; in dates counted
 * from 1900, numbers from 60 to 61 look like those from 59 to 60.
 */
export function restoreNumbers({ rows, cells }: Sheet, from1904: Sheet | undefined): void {
  for (const [at, row] of rows.entries())
    for (const [column, value] of row.entries()) {
      const date = from1904?.rows[at]?.[column]
      if (isMisread(value, formatAt(cells, at, column)) && date instanceof Date) row[column] = numberOf(date) ?? value
    }
}

/** Dates are rounded to milliseconds, which is more precise than seven decimal places. Null: out of range. */
function numberOf(date: Date): number | null {
  const days = (date.getTime() - Date.UTC(1904, 0, 1)) / dayMs
  return Number.isNaN(days) ? null : Number(days.toFixed(7))
}

function formatAt(cells: Sheet['cells'], row: number, column: number): string | undefined {
  return cells?.get(`${row},${column}`)?.style?.numFmt
}
