import { byteOrderMark, csvCell, csvLines } from '../../text/csv'
import { targetWords } from '../words'
import type { Target } from './contract'

/**
 * The last column of rows that were not sent, ignored when uploaded again. Languages differ only in its capitalization.
 */
export const isIssueHeading = (heading: string | undefined) => heading?.toLowerCase() === 'partner desk: problem'

/** Writes rows in the shape of the upload, with their issues in a last column that replaces one of the same name. */
export function writeLeftOut(
  header: readonly string[],
  rows: readonly { cells: readonly string[]; issue: string }[],
): string {
  const last = isIssueHeading(header.at(-1)) ? header.length - 1 : header.length
  const lines = rows.map(({ cells, issue }) => [...cells.slice(0, last), issue].map(csvCell))
  return byteOrderMark + csvLines([[...header.slice(0, last).map(csvCell), targetWords.issueHeading], ...lines])
}

/** Returns an empty file to fill in: a heading for each target. */
export function templateCsv(targets: readonly Target[]): string {
  return byteOrderMark + csvLines([targets.map(({ title }) => csvCell(title))])
}
