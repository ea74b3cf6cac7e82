import { expect, test } from 'vitest'
import { maxFileBytes } from './check-file'
import { checkFileName } from './check-file-name'

test('a file can have up to five megabytes', () => {
  expect(maxFileBytes).toBe(5_242_880)
})

test.each([
  ['cv.odt', 'odt'],
  ['cv.docx', 'docx'],
  ['cv.doc', 'doc'],
  ['cv.rtf', 'rtf'],
  ['a.b/c\\cv.odt. .', 'odt'],
] as const)('accepts %s as a name for its kind of document', (name, kind) => {
  expect(checkFileName(name, kind)).toBeNull()
  expect(checkFileName(name, kind === 'odt' ? 'pdf' : 'odt')).toContain(`ends in .${kind}`)
})
