import { expect, test } from 'vitest'
import { checkBody } from './check-body'
import { formNodes } from './form-node'
import { relaxFields } from './relax-fields'

const text = { type: 'string', minLength: 1 }
const schema = {
  type: 'object',
  required: ['name', 'team'],
  properties: { name: text, team: { $ref: '#/$defs/team' }, other: text },
  $defs: { team: { type: 'object', required: ['id'], properties: { id: text } } },
}

test('a field that the partner rejected becomes optional, in its place in the form and marked', () => {
  expect(Object.keys(checkBody(schema, {}))).toEqual(['/name', '/team'])
  const relaxed = relaxFields(schema, ['/name', '/nowhere'])
  expect(Object.keys(checkBody(relaxed, {}))).toEqual(['/team'])
  const [name] = formNodes(relaxed)
  expect(name).toMatchObject({ title: 'name', isRequired: false, description: expect.stringContaining('refused') })
})

test('checks entered values as before, and an omitted group needs nothing', () => {
  const relaxed = relaxFields(schema, ['/name', '/team'])
  expect(checkBody(relaxed, {})).toEqual({})
  expect(Object.keys(checkBody(relaxed, { name: '', team: {} }))).toEqual(['/name', '/team/id'])
})
