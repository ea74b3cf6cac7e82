import { otherFile } from '../../forms/document-kind'
import { readCompound } from '../../forms/read-compound'
import { readZip } from '../../forms/read-zip'
import type { SourceError } from './contract'
import { sheetWords } from './words'
import { startsWith } from './workbook-kind'

/** Returns why the bytes, which are no workbook, cannot be a table, by how they begin; null if they may be text. */
export function findBinaryError(bytes: Uint8Array): SourceError | null {
  if (bytes.length === 0) return { message: sheetWords.emptyFile }
  const message = describeBinary(bytes)
  return message === null ? null : { message }
}

function describeBinary(bytes: Uint8Array): string | null {
  const { binary, binaryOther } = sheetWords
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')) return describeZip(bytes)
  if (startsWith(bytes, '\xd0\xcf\x11\xe0')) {
    const names = readCompound(bytes) ?? []
    return names.includes('WordDocument') ? binary.word : binary.locked
  }
  if (startsWith(bytes, '%PDF-')) return binary.pdf
  if (startsWith(bytes, '{\\rtf')) return binary.rtf
  // UTF-16 with a byte order mark is text, but full of zeros.
  if (startsWith(bytes, '\xff\xfe') || startsWith(bytes, '\xfe\xff')) return null
  const head = bytes.subarray(0, 4_096)
  if (!head.includes(0) && !pictures.some((mark) => startsWith(bytes, mark))) return null
  const what = otherFile(bytes)
  return what === null ? null : binaryOther({ what })
}

const pictures = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'Rar!', '7z\xbc\xaf', '\x1f\x8b']

function describeZip(bytes: Uint8Array): string {
  const { binary } = sheetWords
  const zip = readZip(bytes)
  const has = (start: string) => zip?.names.some((name) => name.startsWith(start)) ?? false
  if (has('Index/') || zip?.names.some((name) => name.endsWith('.iwa'))) return binary.numbers
  return has('word/') ? binary.word : binary.zip
}

/** Returns why a text is not a table, by how it begins; null if it may be one. */
export function findTextError(text: string): SourceError | null {
  const start = text.slice(0, 2_000).trimStart()
  if (start === '' && text.trim() === '') return { message: sheetWords.emptyFile }
  if (/^<(?:!doctype|html|head|body|table|\?xml|svg|!--)/i.test(start)) return { message: sheetWords.markup }
  if (/^[[{]/.test(start) && (isJson(text) || isJson(text.trimStart().split(/[\r\n]/, 1)[0] ?? '')))
    return { message: sheetWords.json }
  return null
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
