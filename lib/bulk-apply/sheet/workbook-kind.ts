import { readCompound } from '../../forms/read-compound'
import { readZip } from '../../forms/read-zip'

/** Formats of workbooks that can be read: Excel's, today's, binary and before 2007, and OpenDocument. */
export type WorkbookKind = 'xlsx' | 'xlsb' | 'xls' | 'ods'

/** Returns which workbook the bytes are, by the parts that they consist of; null if they are none. */
export function workbookKind(bytes: Uint8Array): WorkbookKind | null {
  if (startsWith(bytes, 'PK\x03\x04')) {
    const zip = readZip(bytes)
    if (zip?.mimetype?.includes('opendocument.spreadsheet')) return 'ods'
    if (zip?.names.some((name) => name === 'xl/workbook.bin')) return 'xlsb'
    return zip?.names.some((name) => name.startsWith('xl/')) ? 'xlsx' : null
  }
  if (!startsWith(bytes, '\xd0\xcf\x11\xe0')) return null
  const names = readCompound(bytes) ?? []
  return names.includes('EncryptedPackage') || names.includes('WordDocument') ? null : 'xls'
}

/** Whether the bytes begin with the characters of `mark`, one byte each. */
export function startsWith(bytes: Uint8Array, mark: string): boolean {
  return [...mark].every((character, at) => bytes[at] === character.charCodeAt(0))
}
