import { expect, test } from 'vitest'
import { sampleDocuments } from '../testing/sample-documents'
import { checkFiles } from './check-files'
import { formNodes } from './form-node'

test('also checks a file inside a group', () => {
  const file = {
    type: 'object',
    properties: { bytes: { type: 'string', format: 'byte' }, kind: { type: 'string', 'x-file': 'type' } },
  }
  const nodes = formNodes({
    type: 'object',
    properties: { more: { type: 'object', properties: { file, note: { type: 'string' } } } },
  })
  const bytes = sampleDocuments.pdf.toString('base64')
  expect(checkFiles(nodes, { more: { file: { bytes } } }).body).toEqual({
    more: { file: { bytes, kind: 'application/pdf' } },
  })
  expect(Object.keys(checkFiles(nodes, { more: { file: { bytes: '?' } } }).errors)).toEqual(['/more/file'])
})
