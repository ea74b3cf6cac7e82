import { expect, test } from 'vitest'
import type { BodySchema } from './body-schema'
import { checkBody } from './check-body'
import { isSingleLine, isValidText } from './valid-text'

test.each(['a\0', '\ud83d', 'a\udc00b'])('%j cannot be sent or stored', (text) => {
  expect(isValidText(text)).toBe(false)
  expect(isSingleLine(text)).toBe(false)
})

test.each(['', ' ', 'a\nb', 'a\rb', 'a\tb', 'a\u007f', 'a\u0085b', 'a\u2028b', 'a\u2029b'])(
  '%j is not a single line',
  (text) => {
    expect(isSingleLine(text)).toBe(false)
    expect(isValidText(text)).toBe(true)
  },
)

test.each(['Åsa 🦆', 'مريم', '名前'])('%j is a single line', (text) => {
  expect([isSingleLine(text), isValidText(text)]).toEqual([true, true])
})

const schema: BodySchema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    letter: { type: 'string', maxLength: 5000 },
    tags: { type: 'array', items: { type: 'string' } },
    people: {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' }, note: { type: 'string', maxLength: 900 } } },
    },
    file: {
      type: 'object',
      properties: { label: { type: 'string', 'x-file': 'name' }, content: { type: 'string', format: 'byte' } },
    },
    extra: { type: 'object' },
  },
}
const unsendable = 'This has a character that cannot be sent'
const hidden = 'This has a tab, a line break or another hidden character that cannot be sent'

test('rejects a NUL or lone surrogate anywhere in a body, at its field', () => {
  const body = {
    title: 'a\0',
    letter: 'b\ud83d',
    tags: ['fine', '\udc00'],
    people: [{ name: 'c\0', note: 'd\0' }],
    file: { label: 'cv\0.txt', content: 'aGk=' },
    extra: { deep: ['\0'], 'k\0': 1 },
    other: '\0',
  }
  expect(checkBody(schema, body)).toEqual({
    '/title': unsendable,
    '/letter': unsendable,
    '/tags/1': unsendable,
    '/people/0/name': unsendable,
    '/people/0/note': unsendable,
    '/file/label': unsendable,
    '/extra/deep/0': unsendable,
    '/extra/k\0': unsendable,
    '/other': unsendable,
  })
})

test('allows line breaks and tabs in long text only, and other control characters nowhere', () => {
  const lines = 'one\r\n\ttwo\nthree 🦆'
  expect(
    checkBody(schema, {
      title: 'Baker 🦆',
      letter: lines,
      people: [{ note: lines }],
      extra: { a: lines },
      other: lines,
    }),
  ).toEqual({})
  expect(
    checkBody(schema, {
      title: '\t',
      letter: 'a\u0007b',
      tags: ['a\nb'],
      people: [{ name: 'a\nb', note: 'a\u0085b' }],
      file: { label: 'cv\n.txt', content: 'aGk=' },
      other: '\u001b[0m',
    }),
  ).toEqual({
    '/title': hidden,
    '/letter': unsendable,
    '/tags/0': hidden,
    '/people/0/name': hidden,
    '/people/0/note': unsendable,
    '/file/label': hidden,
    '/other': unsendable,
  })
})
