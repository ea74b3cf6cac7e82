import { expect, test } from 'vitest'
import { compound, sampleDocuments, zip } from '../testing/sample-documents'
import { base64Size, checkFile, decodeBase64, maxFileBytes } from './check-file'
import { checkFiles } from './check-files'
import { type DocumentKind, detectDocument, documentKinds } from './document-kind'
import { formNodes } from './form-node'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

test.each(Object.entries(sampleDocuments))('recognizes %s by its content', (kind, bytes) => {
  expect(detectDocument(bytes)).toEqual({ kind })
})

test.each<[string, Buffer, DocumentKind]>([
  ['a PDF after a byte order mark or spaces', latin1('\xef\xbb\xbf\r\n%PDF-1.4\n'), 'pdf'],
  ['a PDF after remains of a mail header', latin1('\x00\x01junk\n%PDF-1.4\n'), 'pdf'],
  ['a text about PDFs', Buffer.from('I know how files begin: %PDF-1.7'), 'txt'],
  ['a text by a person named MZ', Buffer.from('MZ Brown, PK Sharma'), 'txt'],
  ['a text by a person named PK', Buffer.from('PK Sharma'), 'txt'],
  ['a text with angle brackets', Buffer.from('<3 baking, <Ada> <address> < b >'), 'txt'],
  ['a text in UTF-16', Buffer.from('\ufeffAda Łódź', 'utf16le'), 'txt'],
  ['a text in Windows-1252', latin1('R\xe9sum\xe9 \x80 5 \x96 Ada'), 'txt'],
  [
    'an old Word file with a long directory',
    compound(['Root Entry', '1Table', 'Data', '\x05SummaryInformation', 'WordDocument']),
    'doc',
  ],
])('recognizes %s', (_, bytes, kind) => {
  expect(detectDocument(bytes)).toEqual({ kind })
})

test.each<[string, Buffer]>([
  ['an empty file', Buffer.alloc(0)],
  ['an empty file', Buffer.from(' \n')],
  ['a PNG picture', latin1('\x89PNG\r\n\x1a\n\0\0')],
  ['a JPEG picture', latin1('\xff\xd8\xff\xe0\0\x10JFIF\0')],
  ['a HEIC picture', latin1('\0\0\0\x18ftypheic\0\0')],
  ['a program', latin1('MZ\x90\0\x03\0')],
  ['a web page', Buffer.from('\n<!DOCTYPE html><html><body>Ada</body></html>')],
  ['a web page', Buffer.from('\ufeff\ufeff <!-- by <b>Ada</b> --><?xml version="1.0"?>\n<html></html>')],
  ['a web page', Buffer.from(`<!--${'x'.repeat(5_000)}-->\n<script>x</script>`)],
  ['a web page', Buffer.from('<!-- never closed')],
  ['a web page', Buffer.from('<!-->hello')],
  ['an SVG picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [
    'an SVG picture',
    Buffer.from('\ufeff<?xml version="1.0"?>\n<!-- a --> <!-- b -->\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg/>'),
  ],
  ['an SVG picture', Buffer.from('\ufeff<?xml version="1.0"?><s:svg xmlns:s="x"/>', 'utf16le')],
  ['an Excel sheet', compound(['Root Entry', 'Workbook'])],
  ['a document that is locked with a password', compound(['Root Entry', 'EncryptionInfo', 'EncryptedPackage'])],
  ['an Outlook message', compound(['Root Entry', '__properties_version1.0'])],
  ['a damaged Office file', sampleDocuments.doc.subarray(0, 700)],
  [
    'an Excel sheet',
    zip([
      ['[Content_Types].xml', ''],
      ['xl/workbook.xml', ''],
    ]),
  ],
  [
    'a Word document with macros',
    zip([
      ['[Content_Types].xml', ''],
      ['word/document.xml', ''],
      ['word/vbaProject.bin', ''],
    ]),
  ],
  ['an OpenDocument file of another kind', zip([['mimetype', 'application/vnd.oasis.opendocument.spreadsheet']])],
  ['an e-book', zip([['mimetype', 'application/epub+zip']])],
  ['a Pages document', zip([['Index/Document.iwa', '']])],
  ['a ZIP archive', zip([['cv.pdf', 'x']])],
  ['a damaged or incomplete file', sampleDocuments.docx.subarray(0, -10)],
  ['not a document that this desk knows', latin1('Ada\0Lovelace')],
  ['not a document that this desk knows', latin1('Ada \x81')],
])('identifies %s', (is, bytes) => {
  expect(detectDocument(bytes)).toEqual({ is })
})

test('does not throw for an empty file', () => {
  for (const whole of Object.values(sampleDocuments))
    for (let length = 0; length < whole.length; length += 7) {
      const broken = Buffer.from(whole.subarray(0, length))
      if (length > 40) broken.fill(0xff, length - 12)
      expect(() => detectDocument(broken)).not.toThrow()
    }
  const mad = Buffer.from(sampleDocuments.docx)
  mad.writeUInt32LE(0xfffffff0, mad.length - 6)
  expect(detectDocument(mad)).toEqual({ is: 'a damaged or incomplete file' })
})

test('accepts five megabytes and rejects one byte more with one sentence', () => {
  const text = (length: number) => Buffer.alloc(length, 'a')
  expect(checkFile(text(maxFileBytes), null)).toEqual({ mediaType: 'text/plain' })
  expect(checkFile(text(maxFileBytes + 1), null)).toEqual({ issue: 'The file is larger than 5 MB' })
  expect(checkFile(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'cv.png')).toEqual({
    issue: 'This is a PNG picture; it must be a PDF, DOC, DOCX, ODT, RTF or TXT file',
  })
})

test('reads the size of base64 data, and rejects invalid data', () => {
  for (const text of ['', 'a', 'ab', 'abc']) {
    const data = Buffer.from(text).toString('base64')
    expect(base64Size(data)).toBe(text.length)
    expect(decodeBase64(data)).toEqual(Uint8Array.from(Buffer.from(text)))
  }
  expect([decodeBase64('a'), decodeBase64('a\nbc'), decodeBase64('a=bc')]).toEqual([null, null, null])
  expect(decodeBase64('A'.repeat(8 * 1024 * 1024))).toEqual({ issue: 'The file is larger than 5 MB' })
})

test.each<[string, keyof typeof sampleDocuments, string | null]>([
  ['cv.txt', 'txt', null],
  ['CV.TEXT', 'txt', null],
  ['cv', 'txt', null],
  ['Ada.L/cv', 'txt', null],
  ['run.bat', 'txt', 'ends in .bat, but it holds plain text'],
  ['run.bat. ', 'txt', 'ends in .bat, but it holds plain text'],
  ['cv.txt.js', 'txt', 'ends in .js, but it holds plain text'],
  ['cv.pdf', 'txt', 'ends in .pdf, but it holds plain text'],
  ['cv.\u202etxt', 'txt', 'The file holds plain text; the name of a text file must end in .txt'],
  ['cv.txt', 'pdf', 'ends in .txt, but it holds a document of the kind PDF; its name must end in .pdf'],
  ['cv.doc', 'rtf', 'ends in .doc, but it holds a document of the kind Rich text; its name must end in .rtf'],
  ['cv.backup', 'pdf', null],
  ['cv', 'docx', null],
  ['cv.PDF', 'pdf', null],
])('checks the name %j of a file that contains %s', (name, kind, issue) => {
  const checked = checkFile(sampleDocuments[kind], name)
  if (issue === null) return expect(checked).toEqual({ mediaType: documentKinds[kind].mediaType })
  expect(checked).toEqual({ issue: expect.stringContaining(issue) })
})

const schema = {
  type: 'object',
  properties: {
    cv: {
      type: 'object',
      properties: {
        label: { type: 'string', 'x-file': 'name' },
        kind: { type: 'string', 'x-file': 'type' },
        bytes: { type: 'string', format: 'byte', contentMediaType: 'application/pdf' },
      },
    },
    letter: { type: 'string', format: 'byte' },
    more: { type: 'array', items: { type: 'string', format: 'byte' } },
  },
} as const

test('checks every file of a body by its content, and sends the content’s type', () => {
  const nodes = formNodes(structuredClone(schema))
  const docx = sampleDocuments.docx.toString('base64')
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64')
  const good = checkFiles(nodes, { cv: { label: 'cv.docx', kind: 'application/pdf', bytes: docx }, letter: docx })
  expect(good).toEqual({
    errors: {},
    body: { cv: { label: 'cv.docx', kind: documentKinds.docx.mediaType, bytes: docx }, letter: docx },
  })
  const bad = checkFiles(nodes, { cv: { label: 'cv.pdf', bytes: png }, letter: 'not base64', more: [docx, png] })
  expect(bad.errors).toEqual({
    '/cv': expect.stringContaining('a PNG picture'),
    '/letter': 'The file didn’t arrive completely: choose it again',
    '/more/1': expect.stringContaining('a PNG picture'),
  })
  const misnamed = checkFiles(nodes, { cv: { label: 'cv.pdf', bytes: docx } })
  expect(misnamed.errors).toEqual({
    '/cv': 'The file’s name ends in .pdf, but it holds a document of the kind Word; its name must end in .docx',
  })
  expect(checkFiles(nodes, {})).toEqual({ errors: {}, body: {} })
})
