import { expect, test } from 'vitest'
import { formNodes } from './form-node'
import { defaultValues, setText, toBody } from './form-values'

const nodes = formNodes({
  type: 'object',
  properties: {
    'a.b': {
      type: 'object',
      properties: { 'full name': { type: 'string' }, city: { type: 'string', default: 'Oslo' } },
    },
    constructor: { type: 'string' },
  },
})

test('sets a text at a path, and keeps what was beside it', () => {
  const start = defaultValues(nodes)
  const values = setText(setText(start, '/a.b/full name', 'Ada'), '/constructor', 'x')
  expect(toBody(nodes, values)).toEqual({ 'a.b': { 'full name': 'Ada', city: 'Oslo' }, constructor: 'x' })
  expect(toBody(nodes, start)).toEqual({ 'a.b': { city: 'Oslo' } })
})

test('starts a new group for a path inside a value that is not a group, and changes nothing for an unknown field', () => {
  expect(setText({ _list: [{ entry: 'a' }], _other: 'b' }, '/list/name', 'Ada')).toEqual({
    _list: { _name: 'Ada' },
    _other: 'b',
  })
  expect(setText({ _file: null }, '/file/name', 'Ada')).toEqual({ _file: { _name: 'Ada' } })
  expect(setText({ _text: 'a' }, '/text/name', 'Ada')).toEqual({ _text: { _name: 'Ada' } })
  expect(setText({ _text: 'a' }, '', 'Ada')).toEqual({ _text: 'a' })
})

test('setting a text inside a group keeps the rest of the group', () => {
  const values = { _group: { _a: '1', _b: '2' } }
  expect(setText(values, '/group/a', 'x')).toEqual({ _group: { _a: 'x', _b: '2' } })
})
