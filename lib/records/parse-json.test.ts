import { expect, test } from 'vitest'
import { parseJson } from './parse-json'

test('keeps ids beyond 2^53 exactly, as text, and other numbers as numbers', () => {
  const text =
    '{"id":9007199254740993,"near":9007199254740991,"small":12,"share":0.1234567890123456,"in":"9007199254740993"}'
  expect(parseJson(text)).toEqual({
    id: '9007199254740993',
    near: 9007199254740991,
    small: 12,
    share: 0.1234567890123456,
    in: '9007199254740993',
  })
})

test.each(['', '{', '<html>', '{"a":9007199254740993'])('what is no JSON is undefined: %s', (text) => {
  expect(parseJson(text)).toBeUndefined()
})
