import { expect, test } from 'vitest'
import { compound, zip } from '../testing/sample-documents'
import { detectDocument } from './document-kind'
import { markupIn } from './markup'

const binary = (text: string) => Buffer.from(`${text}\0\x01\x02`, 'latin1')

test.each<[string, Buffer]>([
  ['a PNG picture', binary('\x89PNG\r\n')],
  ['a GIF picture', binary('GIF89a')],
  ['a WebP picture', binary('RIFF\x01\x02\x03\x04WEBP')],
  ['a HEIC picture', binary('\0\0\0\x18ftypheix')],
  ['a HEIC picture', binary('\0\0\0\x18ftypmif1')],
  ['a video', binary('\0\0\0\x18ftypisom')],
  ['a TIFF picture', binary('II*\0')],
  ['a TIFF picture', binary('MM\0*')],
  ['a RAR archive', binary('Rar!\x1a')],
  ['a 7-Zip archive', binary('7z\xbc\xaf')],
  ['a packed file', binary('\x1f\x8b\x08')],
  ['a program', binary('\x7fELF')],
  ['a PostScript file', Buffer.from('%!PS-Adobe-3.0\n')],
  ['an Excel sheet', compound(['Root Entry', 'Book'])],
  ['a PowerPoint presentation', compound(['Root Entry', 'PowerPoint Document'])],
  ['an Office file of another kind', compound(['Root Entry', 'VisioDocument'])],
  ['a PowerPoint presentation', zip([['ppt/presentation.xml', '']])],
  ['a ZIP archive', zip([['word/document.xml', '']])],
  ['a ZIP archive', zip([['[Content_Types].xml', '']])],
  ['a ZIP archive', zip([['a.iwa.txt', '']])],
])('identifies %s', (is, bytes) => {
  expect(detectDocument(bytes)).toEqual({ is })
})

test.each([
  ['<svg/>', 'svg'],
  ['<svgfoo>', null],
  ['<html>', 'web-page'],
  ['<HTML >', 'web-page'],
  ['<address>', null],
  ['Ada <html>', null],
  ['<!-- a --> text', 'web-page'],
  ['<?xml?> text', null],
  ['<?xml', null],
  ['<!doctype note>text', null],
  ['<!doctype note><svg>', 'svg'],
])('a browser would render %j as %j', (text, markup) => {
  expect(markupIn(text)).toBe(markup)
})

test('identifies an empty ZIP file as an archive', () => {
  expect(detectDocument(zip([]))).toEqual({ is: 'a ZIP archive' })
})
