import { expect, test } from 'vitest'
import { parseJson } from './parse-json'

test('keeps IDs beyond 2^53 exactly, as text, and other numbers as numbers', () => {
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

test.each(['', '{', '<html>', '{"a":9007199254740993'])('returns undefined for invalid JSON: %s', (text) => {
  expect(parseJson(text)).toBeUndefined()
})

test('distinguishes numbers from texts that look like them', () => {
  const text = String.raw`{"a\"1":"\\\"9007199254740993","9007199254740995":[-9007199254740993,9007199254740992,1.2345678901234567,12345678901234567e2]}`
  expect(parseJson(text)).toEqual({
    'a"1': String.raw`\"9007199254740993`,
    '9007199254740995': ['-9007199254740993', 9007199254740992, 1.2345678901234567, Number('12345678901234567e2')],
  })
})

test.each([
  '01234567890123456',
  '{"a":12345678901234567"b"}',
  '{12345678901234567:1}',
  '{12345678901234567 :1}',
  '-012345678901234567',
  '"a" 12345678901234567',
  '[1,,12345678901234567]',
])('a long number does not make invalid JSON valid: %s', (text) => expect(parseJson(text)).toBeUndefined())

test('returns undefined for excessive nesting, and for too many elements', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(parseJson(nested(200))).toBeDefined()
  for (const depth of [201, 3_000, 4_000_000]) expect(parseJson(nested(depth))).toBeUndefined()
  expect(parseJson('[{},{},{}]', { depth: 2, elements: 6 })).toEqual([{}, {}, {}])
  expect(parseJson('[{},{},{}]', { depth: 2, elements: 5 })).toBeUndefined()
  expect(parseJson('["[[[,,,"]', { depth: 1, elements: 1 }), 'texts do not count').toEqual(['[[[,,,'])
})
