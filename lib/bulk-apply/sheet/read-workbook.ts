import type { Sheet, Workbook } from 'hucre/xlsx'
import type { SourceError } from './contract'
import { hasMisreadNumbers, restoreNumbers } from './misread-numbers'
import { type Table, tableOfCells } from './read-table'
import { sheetWords } from './words'
import { textOfWorkbookCell } from './workbook-cell'
import type { WorkbookKind } from './workbook-kind'

/** Reads the first visible sheet of a workbook that has any content, and notes which other ones have some too. */
export async function readWorkbook(
  bytes: Uint8Array,
  kind: WorkbookKind,
): Promise<(Table & { sheet: string }) | SourceError> {
  const sheets = await readSheets(bytes, kind)
  if ('message' in sheets) return sheets
  const [first, ...others] = sheets.filter(({ hidden, veryHidden, rows }) => !hidden && !veryHidden && hasContent(rows))
  if (!first) return { message: sheetWords.emptyFile }
  const { visible, hidden } = withoutHidden(first)
  const table = tableOfCells(textsOf(visible))
  if ('message' in table)
    return hidden > 0 && table.message === sheetWords.onlyHeader ? { message: sheetWords.onlyHidden } : table
  const ofOthers = sheetWords.otherSheets({ sheet: first.name, others: others.map(({ name }) => name).join(', ') })
  const notes = [
    ...(others.length > 0 ? [ofOthers] : []),
    ...(hidden > 0 ? [sheetWords.hiddenRows({ count: hidden })] : []),
  ]
  return { ...table, notes: [...notes, ...table.notes], sheet: first.name }
}

/** Empties the rows that a filter or a person hides: whoever chose the others means only those. Never the first row. */
function withoutHidden(sheet: Sheet): { visible: Sheet; hidden: number } {
  const { rows, rowDefs } = sheet
  const first = rows.findIndex((row) => hasContent([row]))
  const isHidden = (at: number) => at > first && rowDefs?.get(at)?.hidden === true
  return {
    visible: { ...sheet, rows: rows.map((row, at) => (isHidden(at) ? [] : row)) },
    hidden: rows.filter((row, at) => isHidden(at) && hasContent([row])).length,
  }
}

/** The message of the library about a cell so far from the first one that it does not read the sheet. */
const isTooWide = (error: unknown) =>
  error instanceof Error && /^Sheet .*spans .* over the \d+ limit/.test(error.message)

async function readSheets(bytes: Uint8Array, kind: WorkbookKind): Promise<Sheet[] | SourceError> {
  const read = await readerOf(kind)
  try {
    const { sheets } = await read(bytes, { readStyles: true })
    if (!sheets.some(hasMisreadNumbers)) return sheets
    const from1904 = await read(bytes, { readStyles: true, dateSystem: '1904' })
    for (const [index, sheet] of sheets.entries()) restoreNumbers(sheet, from1904.sheets[index])
    return sheets
  } catch (error) {
    if (isTooWide(error)) return { message: sheetWords.farCells }
    return { message: sheetWords.unreadableWorkbook[kind === 'ods' ? 'openDocument' : 'excel'] }
  }
}

/** Loaded only for a workbook: the library is larger than everything else that reads an upload. */
async function readerOf(kind: WorkbookKind): Promise<(bytes: Uint8Array, options: object) => Promise<Workbook>> {
  if (kind === 'ods') return (await import('hucre/ods')).readOds
  const { readXls, readXlsb, readXlsx } = await import('hucre/xlsx')
  return { xls: readXls, xlsb: readXlsb, xlsx: readXlsx }[kind]
}

function hasContent(rows: Sheet['rows']): boolean {
  return rows.some((row) => row.some((cell) => cell !== null && cell !== ''))
}

function textsOf({ rows, cells }: Sheet): string[][] {
  return rows.map((row, at) =>
    row.map((value, column) => {
      const cell = cells?.get(`${at},${column}`)
      return textOfWorkbookCell(value, { format: cell?.style?.numFmt, formula: cell?.formula })
    }),
  )
}
