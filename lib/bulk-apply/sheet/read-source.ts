import { maxUploadBytes, type Source, type SourceError } from './contract'
import { decodeBytes } from './decode-bytes'
import { separators } from './guess-separator'
import { readTable, type Table, tableOf } from './read-table'
import { readWorkbook } from './read-workbook'
import { sheetWords } from './words'
import { workbookKind } from './workbook-kind'

/** Reads what was uploaded, pasted or selected. `readAs` describes how it was read. */
export async function readSource(source: Source): Promise<(Table & { readAs: string }) | SourceError> {
  if (source.kind === 'table') return describeTable(tableOf(source.header, source.rows), sheetWords.selectedRows)
  if (source.kind === 'text') {
    if (source.text.length > maxUploadBytes) return tooLarge(source.text.length)
    return describeTable(readTable(source.text), sheetWords.text)
  }
  if (source.file.size > maxUploadBytes) return tooLarge(source.file.size)
  const bytes = new Uint8Array(await source.file.arrayBuffer())
  const kind = workbookKind(bytes)
  if (kind !== null) {
    const read = await readWorkbook(bytes, kind)
    return 'message' in read ? read : describeTable(read, sheetWords.sheetOf({ sheet: read.sheet }))
  }
  const decoded = decodeBytes(bytes)
  const table = 'message' in decoded ? decoded : describeTable(readTable(decoded.text), decoded.encoding)
  return 'message' in table ? explainName(source.name, table) : table
}

/** The name of a file that is no table after all may promise a workbook. */
function explainName(name: string, error: SourceError): SourceError {
  const ending = /\.xls[xmb]?$/i.exec(name)?.[0]
  const { notATable, onlyHeader, notText } = sheetWords
  if (ending === undefined || ![notATable, onlyHeader, notText].includes(error.message)) return error
  return { message: sheetWords.notAWorkbook({ ending }) }
}

function describeTable(table: Table | SourceError, start: string): (Table & { readAs: string }) | SourceError {
  if ('message' in table) return table
  const { separatedBy } = table
  return { ...table, readAs: separatedBy === null ? start : readAsOf(start, separatedBy) }
}

function readAsOf(start: string, separatedBy: string): string {
  const known = Object.values(separators).find((name) => name === separatedBy)
  return known
    ? sheetWords.separatedBy[known]({ start })
    : sheetWords.separatedByOther({ start, separator: separatedBy })
}

function tooLarge(bytes: number): SourceError {
  const megabytes = (size: number) => Math.round((size / 1024 / 1024) * 10) / 10
  return { message: sheetWords.tooLarge({ size: megabytes(bytes), most: megabytes(maxUploadBytes) }), isTooLarge: true }
}
