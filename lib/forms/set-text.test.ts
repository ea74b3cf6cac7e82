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

test('a text that is put in a place comes out there, beside what was there before', () => {
  const start = defaultValues(nodes)
  const values = setText(setText(start, '/a.b/full name', 'Ada'), '/constructor', 'x')
  expect(toBody(nodes, values)).toEqual({ 'a.b': { 'full name': 'Ada', city: 'Oslo' }, constructor: 'x' })
  expect(toBody(nodes, start)).toEqual({ 'a.b': { city: 'Oslo' } })
})

test('a text for a field inside what is no group starts a new group, and one for no field changes nothing', () => {
  expect(setText({ _list: [{ entry: 'a' }], _other: 'b' }, '/list/name', 'Ada')).toEqual({
    _list: { _name: 'Ada' },
    _other: 'b',
  })
  expect(setText({ _file: null }, '/file/name', 'Ada')).toEqual({ _file: { _name: 'Ada' } })
  expect(setText({ _text: 'a' }, '/text/name', 'Ada')).toEqual({ _text: { _name: 'Ada' } })
  expect(setText({ _text: 'a' }, '', 'Ada')).toEqual({ _text: 'a' })
})

test('a text inside a group leaves the rest of the group alone', () => {
  const values = { _group: { _a: '1', _b: '2' } }
  expect(setText(values, '/group/a', 'x')).toEqual({ _group: { _a: 'x', _b: '2' } })
})
