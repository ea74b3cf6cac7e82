import { describe, expect, test } from 'vitest'
import { addAskedFields, joinAskedFields } from './add-asked-fields'
import type { AskedField } from './asked-field'
import { checkBody } from './check-body'
import { formNodes } from './form-node'
import { defaultValues, toBody } from './form-values'

const asked: AskedField = {
  field: 'branch_id',
  pointer: '/branch_id',
  message: 'is required',
  isRequired: true,
  schema: { type: 'string' },
}
const schema = { type: 'object', properties: { name: { type: 'string' } } }

describe('a form rejected for a field it does not have', () => {
  test('gets a required field for it, and sends what is typed there', () => {
    const added = addAskedFields(schema, [asked, { ...asked, pointer: '/owner/floor', schema: { type: 'integer' } }])
    const nodes = formNodes(added)
    expect(nodes.map(({ title }) => title)).toEqual(['name', 'The partner asks for branch_id', 'Owner'])
    expect(checkBody(added, { name: 'Cook', owner: { floor: 2 } })).toEqual({ '/branch_id': 'Required' })
    const values = { ...defaultValues(nodes), _branch_id: '12', _owner: { _floor: '3' } }
    expect(toBody(nodes, values)).toEqual({ branch_id: '12', owner: { floor: 3 } })
  })

  test('does not say that a field can be left out when the partner’s message is unclear about it', () => {
    const open = { ...asked, message: 'ní mór é seo', isRequired: false }
    const added = addAskedFields(schema, [open])
    expect(formNodes(added).at(-1)).toMatchObject({ isRequired: false, isAsked: true })
    expect(formNodes(addAskedFields(schema, [asked])).at(-1)).not.toHaveProperty('isAsked')
    expect(checkBody(added, { name: 'Cook' })).toEqual({})
  })

  test('keeps a field that an admin has described in the meantime', () => {
    expect(addAskedFields({ type: 'object', properties: { branch_id: { enum: [1, 2] } } }, [asked])).toEqual({
      type: 'object',
      properties: { branch_id: { enum: [1, 2] } },
    })
  })

  test('uses the partner’s latest message about a field', () => {
    const since = { ...asked, message: 'must be an integer', isRequired: false, schema: { type: 'integer' } }
    expect(joinAskedFields([asked], [since])).toEqual([{ ...since, isRequired: true }])
  })

  test('keeps a field’s choices when a later message only says that it is required', () => {
    const choices = { ...asked, message: 'must be one of: A, B', schema: { enum: ['A', 'B'] } }
    expect(joinAskedFields([choices], [asked])).toEqual([{ ...asked, schema: choices.schema }])
    const numbers = { ...choices, schema: { enum: [1, 2] } }
    expect(joinAskedFields([numbers], [asked])).toEqual([asked])
  })
})
