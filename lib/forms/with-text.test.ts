import { expect, test } from 'vitest'
import { formOf } from './form-node'
import { bodyOf, startValues } from './form-values'
import { withText } from './with-text'

const nodes = formOf({
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
  const start = startValues(nodes)
  const values = withText(withText(start, '/a.b/full name', 'Ada'), '/constructor', 'x')
  expect(bodyOf(nodes, values)).toEqual({ 'a.b': { 'full name': 'Ada', city: 'Oslo' }, constructor: 'x' })
  expect(bodyOf(nodes, start)).toEqual({ 'a.b': { city: 'Oslo' } })
})
