import { mostBytes, type NoSheet, type Source } from './contract'
import { decodeBytes } from './decode-bytes'
import { readTable, type Table, tableOf } from './read-table'

/** Reads what was uploaded, pasted or selected. `readAs` says how, in words. */
export async function readSource(source: Source): Promise<(Table & { readAs: string }) | NoSheet> {
  if (source.kind === 'table') return told(tableOf(source.header, source.rows), 'Selected rows')
  if (source.kind === 'text') {
    if (source.text.length > mostBytes) return tooLarge(source.text.length)
    return told(readTable(source.text), 'Text')
  }
  if (source.file.size > mostBytes) return tooLarge(source.file.size)
  const decoded = decodeBytes(new Uint8Array(await source.file.arrayBuffer()))
  return 'sentence' in decoded ? decoded : told(readTable(decoded.text), decoded.encoding)
}

function told(table: Table | NoSheet, start: string): (Table & { readAs: string }) | NoSheet {
  if ('sentence' in table) return table
  const { separatedBy } = table
  return { ...table, readAs: separatedBy === null ? start : `${start}, separated by ${separatedBy}` }
}

function tooLarge(bytes: number): NoSheet {
  const megabytes = (size: number) => (size / 1024 / 1024).toLocaleString('en', { maximumFractionDigits: 1 })
  return { sentence: `This is ${megabytes(bytes)} MB, and at most ${megabytes(mostBytes)} MB can be read: split it` }
}
