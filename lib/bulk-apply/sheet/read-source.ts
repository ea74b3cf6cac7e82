import { maxUploadBytes, type Source, type SourceError } from './contract'
import { decodeBytes } from './decode-bytes'
import { readTable, type Table, tableOf } from './read-table'

/** Reads what was uploaded, pasted or selected. `readAs` describes how, in words. */
export async function readSource(source: Source): Promise<(Table & { readAs: string }) | SourceError> {
  if (source.kind === 'table') return describeTable(tableOf(source.header, source.rows), 'Selected rows')
  if (source.kind === 'text') {
    if (source.text.length > maxUploadBytes) return tooLarge(source.text.length)
    return describeTable(readTable(source.text), 'Text')
  }
  if (source.file.size > maxUploadBytes) return tooLarge(source.file.size)
  const decoded = decodeBytes(new Uint8Array(await source.file.arrayBuffer()))
  return 'message' in decoded ? decoded : describeTable(readTable(decoded.text), decoded.encoding)
}

function describeTable(table: Table | SourceError, start: string): (Table & { readAs: string }) | SourceError {
  if ('message' in table) return table
  const { separatedBy } = table
  return { ...table, readAs: separatedBy === null ? start : `${start}, separated by ${separatedBy}` }
}

function tooLarge(bytes: number): SourceError {
  const megabytes = (size: number) => (size / 1024 / 1024).toLocaleString('en', { maximumFractionDigits: 1 })
  return {
    message: `This is ${megabytes(bytes)} MB, and at most ${megabytes(maxUploadBytes)} MB can be read: split it`,
  }
}
