import Papa from 'papaparse'
import { maxRows } from '../contract'
import { isLikeEmail, normalizeCell } from './cell-text'
import type { SourceError } from './contract'
import { guessSeparator, separators, takeNamedSeparator } from './guess-separator'
import { findTextError } from './source-errors'
import { noteUnevenRows, uniqueColumnNames } from './table-shape'
import { sheetWords } from './words'

/** Text rows below a header; a row may end early. `numbers`: each row's number, counted from 1 below the header. */
export type Table = {
  header: string[]
  rows: string[][]
  numbers: number[]
  notes: string[]
  separatedBy: string | null
}

/** The desk's limits for a row. */
const maxColumns = 500
const maxCellLength = 20_000

/** Reads delimited text as a table. Empty rows are skipped, but count in the row numbers. */
export function readTable(written: string): Table | SourceError {
  const why = findTextError(written)
  if (why) return why
  const named = takeNamedSeparator(written)
  const text = withUniformLineBreaks(named.text)
  const separator = named.separator ?? guessSeparator(text)
  // A character that does not occur in text: a single column.
  const parsed = Papa.parse<string[]>(text, { delimiter: separator ?? '\u001f' })
  const table = makeTable(parsed.data)
  const broken = parsed.errors.find(({ type }) => type === 'Quotes')
  if ('message' in table) return broken && isOneColumn(table) ? { message: sheetWords.unclosedQuote } : table
  if (broken) {
    const row = (broken.row ?? 0) - table.firstAt + (table.hasHeader ? 0 : 1)
    table.notes.push(row < 1 ? sheetWords.quoteInHeader : sheetWords.quoteInRow({ row: String(row) }))
  }
  const separatedBy =
    separator === null ? null : (Object.entries(separators).find(([key]) => key === separator)?.[1] ?? `“${separator}”`)
  return { header: table.header, rows: table.rows, numbers: table.numbers, notes: table.notes, separatedBy }
}

/** Makes mixed line breaks uniform: otherwise the rarer ones would not count. */
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

/** Makes a table of a workbook's cells, with the same rules as for delimited text. */
export function tableOfCells(cells: string[][]): Table | SourceError {
  const table = makeTable(cells)
  return 'message' in table ? table : { ...table, separatedBy: null }
}

/** `firstAt`: where the header is, or the first row if there is none. */
type FinishedTable = Omit<Table, 'separatedBy'> & { hasHeader: boolean; firstAt: number }

function makeTable(raw: string[][]): FinishedTable | SourceError {
  const { firstAt, titles } = findHeader(raw)
  const first = raw[firstAt]?.map(normalizeCell)
  if (!first) return { message: sheetWords.emptyFile }
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
  const table = finishTable({ first, hasHeader, rows, numbers, lengths })
  if ('message' in table) return table
  const notes = titles === '' ? table.notes : [sheetWords.titles({ text: titles }), ...table.notes]
  return { ...table, notes, firstAt }
}

const maxTitles = 10

/**
 * Returns where the header is: the first row that is not empty, or the one below titles, which fill one cell each. A
 * row below titles counts only if it contains no data, and email addresses follow in a column that it names.
 */
function findHeader(raw: string[][]): { firstAt: number; titles: string } {
  const firstAt = raw.findIndex((row) => !isEmpty(row))
  const titles: string[] = []
  for (let at = Math.max(0, firstAt); at < raw.length && titles.length <= maxTitles; at++) {
    const cells = (raw[at] ?? []).map(normalizeCell)
    const filled = cells.filter((cell) => cell !== '')
    if (filled.length > 1) {
      const isHeader = titles.length > 0 && !filled.some((cell) => /[@\d]/.test(cell))
      const hasEmails = (column: number) =>
        raw.slice(at + 1).some((row) => isLikeEmail(normalizeCell(row[column] ?? '')))
      if (!isHeader || !cells.some((cell, column) => cell !== '' && hasEmails(column))) break
      return { firstAt: at, titles: titles.join(', ').slice(0, 200) }
    }
    titles.push(...filled)
  }
  return { firstAt, titles: '' }
}

type Found = { first: string[]; hasHeader: boolean; rows: string[][]; numbers: number[]; lengths: number[] }

function finishTable({
  first,
  hasHeader,
  rows,
  numbers,
  lengths,
}: Found): Omit<FinishedTable, 'firstAt'> | SourceError {
  if (rows.length === 0) return { message: sheetWords.onlyHeader }
  if (rows.length > maxRows)
    return { message: sheetWords.tooManyRows({ count: rows.length, most: maxRows }), isTooLarge: true }
  const named = hasHeader ? [...first] : []
  while (named.at(-1) === '') named.pop()
  const columns = rows.reduce((most, row) => Math.max(most, row.length), named.length)
  if (columns === 1 && !rows.slice(0, 1_000).some(([cell]) => isLikeEmail(cell ?? '')))
    return { message: sheetWords.notATable }
  if (columns > maxColumns)
    return { message: sheetWords.tooManyColumns({ count: columns, most: maxColumns }), isTooLarge: true }
  const long = rows.findIndex((row) => row.some((cell) => cell.length > maxCellLength))
  if (long >= 0) return { message: sheetWords.longCell({ row: String(numbers[long] ?? 0), most: maxCellLength }) }
  const notes = hasHeader
    ? noteUnevenRows({ rows, numbers, lengths, width: named.length, written: first.length })
    : [sheetWords.noHeader]
  return { header: uniqueColumnNames(named, columns), rows, numbers, notes, hasHeader }
}

/** The usual result if an unclosed quotation mark swallows everything after it. */
function isOneColumn({ message }: SourceError): boolean {
  return message === sheetWords.notATable || message === sheetWords.onlyHeader
}

function isEmpty(row: string[]): boolean {
  return row.every((cell) => normalizeCell(cell) === '')
}

/** Makes a table of rows that are already in columns: those of selected applicants. */
export function tableOf(header: string[], cells: string[][]): Table | SourceError {
  if (cells.length === 0) return { message: sheetWords.onlyHeader }
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
