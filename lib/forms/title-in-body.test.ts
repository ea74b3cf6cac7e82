import { expect, test } from 'vitest'
import { formNodes } from './form-node'
import { titleInBody } from './title-in-body'

const text = { type: 'string' }
const nodes = formNodes({
  type: 'object',
  required: ['name', 'team'],
  properties: { city: text, name: text, team: text, position: text },
})

test.each<[string, unknown, string]>([
  ['where the list has it', { position: ' Cook ', name: 'Other' }, 'Cook'],
  ['in the first text that the form requires', { city: 'Kiel', name: 'Cook', team: 'North' }, 'Cook'],
  ['nowhere else', { city: 'Kiel' }, ''],
])('finds the title %s', (_, body, title) => {
  expect(titleInBody(body, '/position', nodes)).toBe(title)
})
