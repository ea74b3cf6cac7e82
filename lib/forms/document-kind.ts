import { markupIn } from './markup'
import { readCompound } from './read-compound'
import { plainText } from './read-plain-text'
import { readZip } from './read-zip'

/** The kinds of document that an application may carry. */
export const documentKinds = {
  pdf: { name: 'PDF', mediaType: 'application/pdf' },
  doc: { name: 'Word 97–2003', mediaType: 'application/msword' },
  docx: { name: 'Word', mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  odt: { name: 'OpenDocument text', mediaType: 'application/vnd.oasis.opendocument.text' },
  rtf: { name: 'Rich text', mediaType: 'application/rtf' },
  txt: { name: 'Plain text', mediaType: 'text/plain' },
} as const

export type DocumentKind = keyof typeof documentKinds

/** `is` goes on after "This is": "a PNG picture". */
type DetectedDocument = { kind: DocumentKind } | { is: string }

/** Which kind of document the bytes are, whatever the file is called. */
export function detectDocument(bytes: Uint8Array): DetectedDocument {
  if (bytes.length === 0) return { is: 'an empty file' }
  const known = signatures.find(({ starts, at = 0 }) => hasAt(bytes, starts, at))
  // A text may begin with such letters too.
  if (known && plainText(bytes) === null) return { is: known.is }
  if (hasAt(bytes, '{\\rtf')) return { kind: 'rtf' }
  if (isPdf(bytes)) return { kind: 'pdf' }
  if (hasAt(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return recogniseCompound(bytes)
  if (hasAt(bytes, 'PK\x03\x04') || hasAt(bytes, 'PK\x05\x06')) return recogniseZip(bytes)
  return recogniseText(bytes)
}

const signatures: { starts: string; at?: number; is: string }[] = [
  { starts: '\x89PNG\r\n', is: 'a PNG picture' },
  { starts: '\xff\xd8\xff', is: 'a JPEG picture' },
  { starts: 'GIF8', is: 'a GIF picture' },
  { starts: 'WEBP', at: 8, is: 'a WebP picture' },
  { starts: 'ftyphei', at: 4, is: 'a HEIC picture' },
  { starts: 'ftypmif1', at: 4, is: 'a HEIC picture' },
  { starts: 'ftyp', at: 4, is: 'a video' },
  { starts: 'II*\0', is: 'a TIFF picture' },
  { starts: 'MM\0*', is: 'a TIFF picture' },
  { starts: 'Rar!', is: 'a RAR archive' },
  { starts: '7z\xbc\xaf', is: 'a 7-Zip archive' },
  { starts: '\x1f\x8b', is: 'a packed file' },
  { starts: 'MZ', is: 'a program' },
  { starts: '\x7fELF', is: 'a program' },
]

/**
 * PDF readers accept the mark anywhere in the first kilobyte (ISO 32000, appendix H). Text that only mentions it has
 * no NUL or binary.
 */
function isPdf(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, 1024))
  return /^[\s\ufeff\xef\xbb\xbf]*%PDF-/.test(head) || (head.includes('%PDF-') && plainText(bytes) === null)
}

function recogniseCompound(bytes: Uint8Array): DetectedDocument {
  const names = readCompound(bytes)
  if (names === null) return { is: 'a damaged Office file' }
  if (names.includes('WordDocument')) return { kind: 'doc' }
  if (names.includes('EncryptedPackage')) return { is: 'a document that is locked with a password' }
  if (names.includes('Workbook') || names.includes('Book')) return { is: 'an Excel sheet' }
  if (names.includes('PowerPoint Document')) return { is: 'a PowerPoint presentation' }
  if (names.includes('__properties_version1.0')) return { is: 'an Outlook message' }
  return { is: 'an Office file of another kind' }
}

function recogniseZip(bytes: Uint8Array): DetectedDocument {
  const zip = readZip(bytes)
  if (zip === null) return { is: 'a damaged file: it is not whole' }
  const has = (name: string) => zip.names.includes(name)
  if (has('word/vbaProject.bin')) return { is: 'a Word document with macros' }
  if (has('[Content_Types].xml') && has('word/document.xml')) return { kind: 'docx' }
  if (zip.mimetype === documentKinds.odt.mediaType) return { kind: 'odt' }
  if (zip.mimetype === 'application/epub+zip') return { is: 'an e-book' }
  if (zip.mimetype !== null) return { is: 'an OpenDocument file of another kind' }
  if (has('xl/workbook.xml')) return { is: 'an Excel sheet' }
  if (has('ppt/presentation.xml')) return { is: 'a PowerPoint presentation' }
  if (zip.names.some((name) => name.endsWith('.iwa'))) return { is: 'a Pages document' }
  return { is: 'a ZIP archive' }
}

function recogniseText(bytes: Uint8Array): DetectedDocument {
  const text = plainText(bytes)
  if (text === null) return { is: 'not a document that this desk knows' }
  const start = text.trimStart().slice(0, 200)
  if (start === '') return { is: 'an empty file' }
  const markup = markupIn(text)
  if (markup !== null) return { is: markup }
  if (start.startsWith('%!PS')) return { is: 'a PostScript file' }
  return { kind: 'txt' }
}

function hasAt(bytes: Uint8Array, starts: string, at = 0): boolean {
  return latin1(bytes.subarray(at, at + starts.length)) === starts
}

/** Each byte as one character. */
function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}
