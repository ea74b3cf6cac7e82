import { expect, test } from 'vitest'
import { findUnsendable } from './find-unsendable'

test('e-mail addresses, links, dates and times are on one line, as short text is', () => {
  const formats = ['email', 'uri', 'date', 'date-time']
  const properties = Object.fromEntries(formats.map((format) => [format, { type: 'string', format }]))
  const body = Object.fromEntries(formats.map((format) => [format, 'a\tb']))
  expect(Object.keys(findUnsendable({ type: 'object', properties }, body))).toEqual(formats.map((name) => `/${name}`))
})

test('the data of a file may have line breaks', () => {
  const properties = { a: { type: 'string' }, file: { type: 'string', format: 'byte' } }
  expect(findUnsendable({ type: 'object', properties }, { file: 'aG\r\nk=' })).toEqual({})
})
