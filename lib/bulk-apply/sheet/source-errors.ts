import { detectDocument } from '../../forms/document-kind'
import { readCompound } from '../../forms/read-compound'
import { readZip } from '../../forms/read-zip'
import type { SourceError } from './contract'

const saveAsCsv = 'Save it as CSV (UTF-8) and upload that'

export const emptyFile: SourceError = { message: 'The file is empty' }
export const onlyHeader: SourceError = { message: 'There is only one line, the header: there are no rows below it' }
export const notATable: SourceError = {
  message:
    'This isn’t a table: there is one column, and no e-mail address in it. Columns are separated by commas, semicolons or tabs',
}
/** It takes in all that follows. */
export const unclosedQuote: SourceError = {
  message: 'A quotation mark is opened and never closed, so rows and columns cannot be told apart',
}
export const notText: SourceError = { message: `This isn’t a table: it holds something other than text. ${saveAsCsv}` }

/** Why the bytes cannot be a table, by what they begin with; null where they may be text. */
export function findBinaryError(bytes: Uint8Array): SourceError | null {
  if (bytes.length === 0) return emptyFile
  const what = describeBinary(bytes)
  return what === null ? null : { message: `This is ${what}. ${saveAsCsv}` }
}

function describeBinary(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')) return describeZip(bytes)
  if (startsWith(bytes, '\xd0\xcf\x11\xe0')) {
    const names = readCompound(bytes) ?? []
    if (names.includes('EncryptedPackage')) return 'a workbook or document that is locked with a password'
    return names.includes('WordDocument') ? 'a Word document' : 'an Excel workbook'
  }
  if (startsWith(bytes, '%PDF-')) return 'a PDF'
  if (startsWith(bytes, '{\\rtf')) return 'a document (RTF)'
  // UTF-16 with its mark is text, and is full of zeros.
  if (startsWith(bytes, '\xff\xfe') || startsWith(bytes, '\xfe\xff')) return null
  const head = bytes.subarray(0, 4_096)
  if (!head.includes(0) && !pictures.some((mark) => startsWith(bytes, mark))) return null
  const found = detectDocument(bytes)
  return 'is' in found && found.is.startsWith('a') ? found.is : null
}

const pictures = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'Rar!', '7z\xbc\xaf', '\x1f\x8b']

function describeZip(bytes: Uint8Array): string {
  const zip = readZip(bytes)
  const has = (start: string) => zip?.names.some((name) => name.startsWith(start)) ?? false
  if (has('xl/')) return 'an Excel workbook'
  if (zip?.mimetype?.includes('spreadsheet')) return 'an OpenDocument spreadsheet'
  if (has('Index/') || zip?.names.some((name) => name.endsWith('.iwa'))) return 'a Numbers spreadsheet'
  return has('word/') ? 'a Word document' : 'a ZIP archive'
}

function startsWith(bytes: Uint8Array, mark: string): boolean {
  return [...mark].every((character, at) => bytes[at] === character.charCodeAt(0))
}

/** Why a text is no table, by how it begins; null where it may be one. */
export function findTextError(text: string): SourceError | null {
  const start = text.slice(0, 2_000).trimStart()
  if (start === '' && text.trim() === '') return emptyFile
  if (/^<(?:!doctype|html|head|body|table|\?xml|svg|!--)/i.test(start))
    return { message: `This is a web page or XML, not a table of text. ${saveAsCsv}` }
  if (/^[[{]/.test(start) && (isJson(text) || isJson(text.trimStart().split(/[\r\n]/, 1)[0] ?? '')))
    return { message: `This is JSON, not a table. ${saveAsCsv}` }
  return null
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
