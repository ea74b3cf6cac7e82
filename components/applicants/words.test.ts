import { expect, test } from 'vitest'
import { exportWords } from './words'

test('the button that exports a single applicant speaks of one, without a bare figure', () => {
  expect(exportWords.theseCounted({ count: 1 })).toBe('Export this one')
  expect(exportWords.theseCounted({ count: 2 })).toBe('Export these 2')
})
