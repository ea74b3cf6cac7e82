import Papa from 'papaparse'
import { maxRows } from '../contract'
import { isLikeEmail, normalizeCell } from './cell-text'
import type { SourceError } from './contract'
import { guessSeparator, separators, takeNamedSeparator } from './guess-separator'
import { emptyFile, findTextError, notATable, onlyHeader, unclosedQuote } from './source-errors'
import { noteUnevenRows, rowCount, uniqueColumnNames } from './table-shape'

/** Text rows under a header; a row may end early. `numbers`: each row's number, counted from 1 below the header. */
export type Table = {
  header: string[]
  rows: string[][]
  numbers: number[]
  notes: string[]
  separatedBy: string | null
}

/** What the desk keeps of a row. */
const maxColumns = 500
const maxCellLength = 20_000

/** Reads text of cells as a table. Empty rows are passed over, and counted. */
export function readTable(written: string): Table | SourceError {
  const why = findTextError(written)
  if (why) return why
  const named = takeNamedSeparator(written)
  const text = withUniformLineBreaks(named.text)
  const separator = named.separator ?? guessSeparator(text)
  // A character that occurs in no text: one column.
  const parsed = Papa.parse<string[]>(text, { delimiter: separator ?? '\u001f' })
  const table = makeTable(parsed.data)
  const broken = parsed.errors.find(({ type }) => type === 'Quotes')
  if ('message' in table) return broken && (table === notATable || table === onlyHeader) ? unclosedQuote : table
  const first = parsed.data.findIndex((row) => !isEmpty(row))
  if (broken) {
    const row = (broken.row ?? 0) - first + (table.hasHeader ? 0 : 1)
    table.notes.push(
      row < 1
        ? 'A quotation mark in the header is not closed where it should be: look whether the columns are right'
        : `A quotation mark in row ${row} is not closed where it should be: look whether that row and the next are right`,
    )
  }
  const separatedBy =
    separator === null ? null : (Object.entries(separators).find(([key]) => key === separator)?.[1] ?? `“${separator}”`)
  return { header: table.header, rows: table.rows, numbers: table.numbers, notes: table.notes, separatedBy }
}

/** Where line ends of several kinds are mixed, they are made one kind: else the rarer ones would not count. */
function withUniformLineBreaks(text: string): string {
  const returns = countOf(text, '\r')
  if (returns === 0) return text
  const both = countOf(text, '\r\n')
  const isUniform = both === 0 ? !text.includes('\n') : both === returns && both === countOf(text, '\n')
  return isUniform ? text : text.replace(/\r\n?/g, '\n')
}

function countOf(text: string, part: string): number {
  let count = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) count++
  return count
}

function makeTable(raw: string[][]): (Omit<Table, 'separatedBy'> & { hasHeader: boolean }) | SourceError {
  const firstAt = raw.findIndex((row) => !isEmpty(row))
  const first = raw[firstAt]?.map(normalizeCell)
  if (!first) return emptyFile
  const hasHeader = !first.some(isLikeEmail)
  const start = firstAt + (hasHeader ? 1 : 0)
  const numbers: number[] = []
  const rows: string[][] = []
  const lengths: number[] = []
  for (let at = start; at < raw.length; at++) {
    const row = raw[at]
    if (!row || isEmpty(row)) continue
    lengths.push(row.length)
    const cells = row.map(normalizeCell)
    while (cells.at(-1) === '') cells.pop()
    rows.push(cells)
    numbers.push(at - start + 1)
  }
  return finishTable({ first, hasHeader, rows, numbers, lengths })
}

type Found = { first: string[]; hasHeader: boolean; rows: string[][]; numbers: number[]; lengths: number[] }

function finishTable({ first, hasHeader, rows, numbers, lengths }: Found) {
  if (rows.length === 0) return onlyHeader
  if (rows.length > maxRows)
    return {
      message: `There are ${rowCount(rows.length)}, and one run takes at most ${rowCount(maxRows)}: split them`,
    }
  const named = hasHeader ? [...first] : []
  while (named.at(-1) === '') named.pop()
  const columns = rows.reduce((most, row) => Math.max(most, row.length), named.length)
  if (columns === 1 && !rows.slice(0, 1_000).some(([cell]) => isLikeEmail(cell ?? ''))) return notATable
  if (columns > maxColumns)
    return {
      message: `There are ${columns.toLocaleString('en')} columns, and at most ${maxColumns.toLocaleString('en')} are read`,
    }
  const long = rows.findIndex((row) => row.some((cell) => cell.length > maxCellLength))
  if (long >= 0) return { message: longCellMessage(numbers[long] ?? 0) }
  const notes = hasHeader
    ? noteUnevenRows({ rows, numbers, lengths, width: named.length, written: first.length })
    : ['There is no header: the first row holds an e-mail address, so it is read as data']
  return { header: uniqueColumnNames(named, columns), rows, numbers, notes, hasHeader }
}

function longCellMessage(row: number): string {
  const most = maxCellLength.toLocaleString('en')
  return `Row ${row} has a cell with more than ${most} characters, which is the most: look whether a quotation mark there is not closed`
}

function isEmpty(row: string[]): boolean {
  return row.every((cell) => normalizeCell(cell) === '')
}

/** Rows that are a table already: of applicants that were selected. */
export function tableOf(header: string[], cells: string[][]): Table | SourceError {
  if (cells.length === 0) return onlyHeader
  const columns = header.length
  const found = {
    first: header,
    hasHeader: true,
    rows: cells.map((row) => Array.from({ length: columns }, (_, at) => row[at]?.trim() ?? '')),
    numbers: cells.map((_, at) => at + 1),
    lengths: cells.map(() => columns),
  }
  const table = finishTable(found)
  return 'message' in table ? table : { ...table, separatedBy: null }
}
