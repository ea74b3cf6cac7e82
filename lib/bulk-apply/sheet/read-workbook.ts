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
  if (sheets === null) return { message: sheetWords.unreadableWorkbook[kind === 'ods' ? 'openDocument' : 'excel'] }
  const [first, ...others] = sheets.filter(({ hidden, veryHidden, rows }) => !hidden && !veryHidden && hasContent(rows))
  if (!first) return { message: sheetWords.emptyFile }
  const table = tableOfCells(textsOf(first))
  if ('message' in table) return table
  const note = sheetWords.otherSheets({ sheet: first.name, others: others.map(({ name }) => name).join(', ') })
  return { ...table, notes: others.length > 0 ? [note, ...table.notes] : table.notes, sheet: first.name }
}

/** Null if the workbook is damaged, locked, or larger than the library reads. */
async function readSheets(bytes: Uint8Array, kind: WorkbookKind): Promise<Sheet[] | null> {
  const read = await readerOf(kind)
  try {
    const { sheets } = await read(bytes, { readStyles: true })
    if (!sheets.some(hasMisreadNumbers)) return sheets
    const from1904 = await read(bytes, { readStyles: true, dateSystem: '1904' })
    for (const [index, sheet] of sheets.entries()) restoreNumbers(sheet, from1904.sheets[index])
    return sheets
  } catch {
    return null
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
