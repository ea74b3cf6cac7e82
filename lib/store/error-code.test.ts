import { expect, test } from 'vitest'
import { hasErrorCode } from './error-code'

test('finds the code of an error, or of one that it was caused by', () => {
  const refused = Object.assign(new Error('duplicate key'), { code: '23505' })
  const query = new Error('Failed query', { cause: refused })
  expect(hasErrorCode(refused, /^23505$/)).toBe(true)
  expect(hasErrorCode(new Error('outer', { cause: query }), /^23505$/)).toBe(true)
  expect(hasErrorCode(query, /^(22|42)\w{3}$/)).toBe(false)
  expect(hasErrorCode('23505', /^23505$/)).toBe(false)
})
