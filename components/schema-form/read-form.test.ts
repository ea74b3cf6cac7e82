import { expect, test } from 'vitest'
import { formNodes } from '@/lib/forms/form-node'
import { formPath } from './read-form'

const text = { type: 'string' }
const nodes = formNodes({
  type: 'object',
  properties: {
    7: text,
    custom_fields: { type: 'object', properties: { 4021: text } },
    shifts: { type: 'array', items: { type: 'object', properties: { 12: text } } },
    tags: { type: 'array', items: text },
  },
})

test.each([
  ['/7', 'body._7'],
  ['/custom_fields/4021', 'body._custom_fields._4021'],
  ['/shifts/0/12', 'body._shifts.0.entry._12'],
  ['/tags/3', 'body._tags.3.entry'],
])('the value at %s is held at %s, as a number is the index of an entry only in a list', (pointer, path) => {
  expect(formPath(nodes, pointer)).toBe(path)
})
