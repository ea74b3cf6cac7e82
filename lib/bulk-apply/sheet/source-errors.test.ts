import { describe, expect, test } from 'vitest'
import { compound, sampleDocuments, zip } from '../../testing/sample-documents'
import { findBinaryError, findTextError } from './source-errors'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const save = 'Save it as an Excel workbook or CSV (UTF-8) and upload that'
const uploadTable = 'Upload a spreadsheet or a CSV file instead'

describe('a file that is not text', () => {
  test('is reported as password-protected, with what to do', () => {
    expect(findBinaryError(compound(['Root Entry', 'EncryptedPackage']))).toEqual({
      message:
        'This is a workbook or document that is locked with a password. Remove the password, or save it as CSV (UTF-8), and upload that',
    })
  })

  test.each([zip([['a.iwa', '']]), zip([['Index/x', '']])])('is reported as a Numbers spreadsheet', (bytes) => {
    expect(findBinaryError(bytes)).toEqual({
      message: 'This is a Numbers spreadsheet. Export it to Excel or CSV and upload that',
    })
  })

  test.each<[string, Buffer]>([
    ['a Word document', sampleDocuments.doc],
    ['a Word document', sampleDocuments.docx],
    ['a PDF', sampleDocuments.pdf],
    ['a document (RTF)', sampleDocuments.rtf],
    ['a JPEG picture', latin1('\xff\xd8\xff\xe0\x81')],
    ['a GIF picture', latin1('GIF89a\x01')],
    ['a RAR archive', latin1('Rar!\x1a\x81')],
    ['a 7-Zip archive', latin1('7z\xbc\xaf\x81')],
    ['a packed file', latin1('\x1f\x8b\x08')],
  ])('is reported as %s, which contains no table', (what, bytes) => {
    expect(findBinaryError(bytes)).toEqual({ message: `This is ${what}. ${uploadTable}` })
  })

  test.each([zip([['a.csv', '']]), zip([])])('is reported as a ZIP archive, which may contain a table', (bytes) => {
    expect(findBinaryError(bytes)).toEqual({
      message: 'This is a ZIP archive. Upload the spreadsheet or CSV file in it',
    })
  })

  test('is reported as empty when it has no bytes', () => {
    expect(findBinaryError(Buffer.alloc(0))).toEqual({ message: 'The file is empty' })
  })
})

test.each([
  latin1('Email,Name\n'),
  Buffer.from('\ufeffEmail\tName', 'utf16le'),
  Buffer.from('\ufeffEmail\tName', 'utf16le').swap16(),
  latin1('GIF,Name\n'),
  latin1('Email\0Name'),
  latin1('R\xe9sum\xe9'),
])('%j may be a text', (bytes) => {
  expect(findBinaryError(bytes)).toBeNull()
})

describe('a text that is not a table', () => {
  test.each(['<!DOCTYPE html>', ' <HTML>', '<head>', '<body>', '<table>', '<?xml ?>', '<svg>', '<!-- x -->'])(
    '%j is a web page or XML',
    (text) =>
      expect(findTextError(text)).toEqual({ message: `This is a web page or XML, not a table of text. ${save}` }),
  )

  test.each(['{"a":1}', ' [1]', '{"a":1}\n{"a":2}', '[1]\r\n[2]'])('%j is JSON', (text) => {
    expect(findTextError(text)).toEqual({ message: `This is JSON, not a table. ${save}` })
  })

  test.each(['', ' \n\t'])('%j is empty', (text) =>
    expect(findTextError(text)).toEqual({ message: 'The file is empty' }),
  )

  test.each(['Email,Name', '<3 baking', '[Email],[Name]\n', '{Email', '"5"', '5', `${' '.repeat(3_000)}Email`])(
    '%j is none of these',
    (text) => expect(findTextError(text)).toBeNull(),
  )
})
