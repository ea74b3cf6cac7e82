import { markupIn } from './markup'
import { readCompound } from './read-compound'
import { plainText } from './read-plain-text'
import { readZip } from './read-zip'
import { inputWords } from './words'

const mediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
} as const

/** The kinds of document that an application may carry. */
export const documentKinds = {
  pdf: kindOf('pdf'),
  doc: kindOf('doc'),
  docx: kindOf('docx'),
  odt: kindOf('odt'),
  rtf: kindOf('rtf'),
  txt: kindOf('txt'),
}

function kindOf(kind: keyof typeof mediaTypes) {
  return {
    /** In the reader's language. */
    get name() {
      return inputWords.kinds[kind]
    },
    mediaType: mediaTypes[kind],
  }
}

export type DocumentKind = keyof typeof mediaTypes

/** `is` completes the sentence "This is …": "a PNG picture". */
type DetectedDocument = { kind: DocumentKind } | { is: string }

type Recognised = { kind: DocumentKind } | { is: keyof typeof inputWords.files }

/** Returns which kind of document the bytes are, whatever the file is called. */
export function detectDocument(bytes: Uint8Array): DetectedDocument {
  const recognised = recognise(bytes)
  return 'kind' in recognised ? recognised : { is: inputWords.files[recognised.is] }
}

/** Returns what the file is, if it is of a known kind that may not be sent; otherwise null. */
export function otherFile(bytes: Uint8Array): string | null {
  const recognised = recognise(bytes)
  return 'kind' in recognised || recognised.is === 'unknown' ? null : inputWords.files[recognised.is]
}

function recognise(bytes: Uint8Array): Recognised {
  if (bytes.length === 0) return { is: 'empty' }
  const known = signatures.find(({ starts, at = 0 }) => hasAt(bytes, starts, at))
  // A text may begin with these characters too.
  if (known && plainText(bytes) === null) return { is: known.is }
  if (hasAt(bytes, '{\\rtf')) return { kind: 'rtf' }
  if (isPdf(bytes)) return { kind: 'pdf' }
  if (hasAt(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return recogniseCompound(bytes)
  if (hasAt(bytes, 'PK\x03\x04') || hasAt(bytes, 'PK\x05\x06')) return recogniseZip(bytes)
  return recogniseText(bytes)
}

const signatures: { starts: string; at?: number; is: keyof typeof inputWords.files }[] = [
  { starts: '\x89PNG\r\n', is: 'png' },
  { starts: '\xff\xd8\xff', is: 'jpeg' },
  { starts: 'GIF8', is: 'gif' },
  { starts: 'WEBP', at: 8, is: 'webp' },
  { starts: 'ftyphei', at: 4, is: 'heic' },
  { starts: 'ftypmif1', at: 4, is: 'heic' },
  { starts: 'ftyp', at: 4, is: 'video' },
  { starts: 'II*\0', is: 'tiff' },
  { starts: 'MM\0*', is: 'tiff' },
  { starts: 'Rar!', is: 'rar' },
  { starts: '7z\xbc\xaf', is: 'seven-zip' },
  { starts: '\x1f\x8b', is: 'packed' },
  { starts: 'MZ', is: 'program' },
  { starts: '\x7fELF', is: 'program' },
]

/**
 * PDF readers accept the `%PDF-` marker anywhere in the first kilobyte (ISO 32000, appendix H). A text file that only
 * mentions it has no NUL or binary characters.
 */
function isPdf(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, 1024))
  return /^[\s\ufeff\xef\xbb\xbf]*%PDF-/.test(head) || (head.includes('%PDF-') && plainText(bytes) === null)
}

function recogniseCompound(bytes: Uint8Array): Recognised {
  const names = readCompound(bytes)
  if (names === null) return { is: 'damaged-office' }
  if (names.includes('WordDocument')) return { kind: 'doc' }
  if (names.includes('EncryptedPackage')) return { is: 'locked' }
  if (names.includes('Workbook') || names.includes('Book')) return { is: 'excel' }
  if (names.includes('PowerPoint Document')) return { is: 'powerpoint' }
  if (names.includes('__properties_version1.0')) return { is: 'outlook' }
  return { is: 'other-office' }
}

function recogniseZip(bytes: Uint8Array): Recognised {
  const zip = readZip(bytes)
  if (zip === null) return { is: 'damaged' }
  const has = (name: string) => zip.names.includes(name)
  if (has('word/vbaProject.bin')) return { is: 'macros' }
  if (has('[Content_Types].xml') && has('word/document.xml')) return { kind: 'docx' }
  if (zip.mimetype === documentKinds.odt.mediaType) return { kind: 'odt' }
  if (zip.mimetype === 'application/epub+zip') return { is: 'e-book' }
  if (zip.mimetype !== null) return { is: 'other-open-document' }
  if (has('xl/workbook.xml')) return { is: 'excel' }
  if (has('ppt/presentation.xml')) return { is: 'powerpoint' }
  if (zip.names.some((name) => name.endsWith('.iwa'))) return { is: 'pages' }
  return { is: 'zip' }
}

function recogniseText(bytes: Uint8Array): Recognised {
  const text = plainText(bytes)
  if (text === null) return { is: 'unknown' }
  const start = text.trimStart().slice(0, 200)
  if (start === '') return { is: 'empty' }
  const markup = markupIn(text)
  if (markup !== null) return { is: markup }
  if (start.startsWith('%!PS')) return { is: 'postscript' }
  return { kind: 'txt' }
}

function hasAt(bytes: Uint8Array, starts: string, at = 0): boolean {
  return latin1(bytes.subarray(at, at + starts.length)) === starts
}

/** Decodes each byte as one character. */
function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}
