import { expect, test } from 'vitest'
import { findUnsendable } from './find-unsendable'

test('requires e-mail addresses, links, dates and times on one line, like short text', () => {
  const formats = ['email', 'uri', 'date', 'date-time']
  const properties = Object.fromEntries(formats.map((format) => [format, { type: 'string', format }]))
  const body = Object.fromEntries(formats.map((format) => [format, 'a\tb']))
  expect(Object.keys(findUnsendable({ type: 'object', properties }, body))).toEqual(formats.map((name) => `/${name}`))
})

test('allows line breaks in the data of a file', () => {
  const properties = { a: { type: 'string' }, file: { type: 'string', format: 'byte' } }
  expect(findUnsendable({ type: 'object', properties }, { file: 'aG\r\nk=' })).toEqual({})
})
