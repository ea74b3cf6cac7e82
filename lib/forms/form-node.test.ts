import { describe, expect, test } from 'vitest'
import type { BodySchema } from './body-schema'
import { autofilledFields, formNodes, schemaAt } from './form-node'

const fieldOf = (schema: BodySchema, more: BodySchema = {}) =>
  formNodes({ type: 'object', properties: { it: schema }, ...more })[0]

describe('the control of a field', () => {
  test.each<[BodySchema, Record<string, unknown>]>([
    [{ type: 'string' }, { kind: 'text', default: '', suggestions: [] }],
    [
      { type: 'string', default: 'x', examples: ['a', 5, 'b'] },
      { kind: 'text', default: 'x', suggestions: ['a', 'b'] },
    ],
    [{ type: 'string', format: 'email' }, { kind: 'email' }],
    [{ type: 'string', format: 'uri' }, { kind: 'link' }],
    [{ type: 'string', format: 'date' }, { kind: 'date' }],
    [{ type: 'string', format: 'date-time' }, { kind: 'date-time' }],
    [
      { type: 'string', format: 'byte' },
      { kind: 'file', nameToken: null, typeToken: null, dataToken: '' },
    ],
    [
      { type: 'integer', default: 3 },
      { kind: 'integer', default: '3' },
    ],
    [
      { type: 'number', default: '3' },
      { kind: 'number', default: '' },
    ],
    [{ type: ['number', 'null'] }, { kind: 'number' }],
    [
      { type: ['integer', 'string'], default: 12 },
      { kind: 'id', default: '12' },
    ],
    [
      { type: ['string', 'integer', 'null'], default: 'D10' },
      { kind: 'id', default: 'D10' },
    ],
    [{ type: ['integer', 'boolean'] }, { kind: 'json' }],
    [
      { type: ['string', 'null'], enum: ['a', 'b'], default: 'b' },
      { kind: 'choice', default: 'b' },
    ],
    [
      { type: ['string', 'null'], enum: ['a', null], default: null },
      { kind: 'choice', default: undefined },
    ],
    [
      { type: 'string', enum: ['a', 'b'], default: 'c' },
      { kind: 'choice', default: undefined },
    ],
    [{ type: ['number', 'string'] }, { kind: 'json' }],
    [
      { type: 'boolean', default: true },
      { kind: 'yes-no', default: true },
    ],
    [
      { type: 'boolean', default: 'true' },
      { kind: 'yes-no', default: null },
    ],
    [
      { type: 'array', items: { type: 'integer' } },
      { kind: 'list', item: { kind: 'integer' } },
    ],
    [{ type: 'array' }, { kind: 'json' }],
    [{ type: 'object' }, { kind: 'json' }],
    [{ properties: { in: { type: 'string' } } }, { kind: 'group', nodes: [{ kind: 'text', tokens: ['it', 'in'] }] }],
    [{ const: null }, { kind: 'fixed', value: null }],
    [{ $ref: 'https://elsewhere.example/schema' }, { kind: 'json' }],
    [{}, { kind: 'json' }],
  ])('for %j is %j', (schema, node) => {
    expect(fieldOf(schema)).toMatchObject(node)
  })

  test.each<[BodySchema, { label: string; value: unknown }[]]>([
    [
      { enum: ['a', 2, null] },
      [
        { label: 'a', value: 'a' },
        { label: '2', value: 2 },
        { label: '—', value: null },
      ],
    ],
    [
      { oneOf: [{ const: 1, title: 'One' }, { const: 2 }] },
      [
        { label: 'One', value: 1 },
        { label: '2', value: 2 },
      ],
    ],
    [{ anyOf: [{ const: true, title: 'Yes' }] }, [{ label: 'Yes', value: true }]],
  ])('for %j offers the options %j', (schema, options) => {
    expect(fieldOf(schema)).toMatchObject({ kind: 'choice', options, default: undefined })
  })

  test('offers no choice of values that are not scalars', () => {
    expect(fieldOf({ enum: ['a', {}] })).toMatchObject({ kind: 'json' })
    expect(fieldOf({ oneOf: [{ const: 1 }, { type: 'string' }] })).toMatchObject({ kind: 'json' })
  })

  test('has the schema’s title, or else its key, and says whether it is required', () => {
    const schema = { type: 'string', title: 'Name', description: 'As in the passport' }
    const required = { required: ['it'] }
    expect(fieldOf(schema, required)).toMatchObject({
      title: 'Name',
      description: 'As in the passport',
      isRequired: true,
    })
    expect(fieldOf({ type: 'string' })).toMatchObject({ title: 'it', description: null, isRequired: false })
  })

  test('starts a choice with the default of the schema', () => {
    expect(fieldOf({ enum: ['a', 'b'], default: 'b' })).toMatchObject({ default: 'b' })
    expect(fieldOf({ enum: ['a', 'b'], default: {} })).toMatchObject({ default: undefined })
  })
})

test('leaves out a group without fields', () => {
  expect(fieldOf({ type: 'object', properties: { id: { type: 'string', 'x-fill': 'submission-id' } } })).toBeUndefined()
})

test('a recursive schema ends in a JSON field', () => {
  const [node] = formNodes({
    type: 'object',
    properties: { a: { $ref: '#/$defs/a' } },
    $defs: { a: { type: 'object', properties: { a: { $ref: '#/$defs/a' } } } },
  })
  let depth = 0
  let inner = node
  for (; inner?.kind === 'group'; inner = inner.nodes[0]) depth += 1
  expect([inner?.kind, depth]).toEqual(['json', 8])
})

test('an undescribed field has an empty schema', () => {
  const schema = {
    type: 'object' as const,
    properties: { a: { type: 'object', properties: { b: { type: 'string' } } } },
  }
  expect(schemaAt(schema, '/a/b')).toEqual({ type: 'string' })
  expect(schemaAt(schema, '/a/c')).toEqual({})
  expect(schemaAt(schema, '/b/c')).toEqual({})
})

test('autofills only known marks, inside groups too', () => {
  const schema = {
    type: 'object' as const,
    properties: {
      at: { type: 'integer', 'x-fill': 'now-millis' },
      other: { type: 'string', 'x-fill': 'something-else' },
      meta: { type: 'object', properties: { id: { type: 'string', 'x-fill': 'submission-id' } } },
    },
  }
  expect(autofilledFields(schema)).toEqual([
    { tokens: ['at'], with: 'now-millis' },
    { tokens: ['meta', 'id'], with: 'submission-id' },
  ])
})
