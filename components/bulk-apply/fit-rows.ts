import { uploadBytes } from '@/lib/http/contract'
import { sendWords } from './upload/send/words'

/** As many of the rows, from the first on, as fit into one request; 'too-large' if not even the first does. */
export function rowsThatFit<Row>(rows: Row[]): Row[] | 'too-large' {
  if (new Blob([JSON.stringify({ rows })]).size <= uploadBytes) return rows
  return rows.length === 1 ? 'too-large' : rowsThatFit(rows.slice(0, Math.ceil(rows.length / 2)))
}

/** What is shown on a row that is too large for a request. */
export const rowTooLarge = () => sendWords.rowTooLarge({ megabytes: uploadBytes / 1024 / 1024 })

/** What is shown on each row that the desk refused, by row number. */
export function messagesByRow(errors: readonly { row: number; errors: Record<string, string> }[]): Map<number, string> {
  return new Map(errors.map(({ row, errors }) => [row, [...new Set(Object.values(errors))].join('. ')]))
}
