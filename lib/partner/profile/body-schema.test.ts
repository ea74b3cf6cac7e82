import { describe, expect, test } from 'vitest'
import { describedAt, issuesOfSchema } from './body-schema'

const faulty = { type: 'string', 'x-fill': 'bogus' }
const pathsOf = (schema: Record<string, unknown>) => issuesOfSchema(schema).map(({ path }) => path.join('/'))

describe('an error in a schema', () => {
  test.each([
    ['properties/a', { type: 'object', properties: { a: faulty } }],
    ['$defs/a', { type: 'object', $defs: { a: faulty } }],
    ['oneOf/1', { oneOf: [{ type: 'string' }, faulty] }],
    ['anyOf/1', { anyOf: [{ type: 'string' }, faulty] }],
    ['allOf/0', { allOf: [faulty] }],
    ['prefixItems/0', { type: 'array', prefixItems: [faulty] }],
    ['items', { type: 'array', items: faulty }],
    ['additionalProperties', { type: 'object', additionalProperties: faulty }],
    ['', faulty],
    ['', { type: 'string', 'x-file': 'bogus' }],
    ['', { enum: [] }],
    ['', { type: 'string', format: 'uri', default: 'javascript:alert(1)' }],
    ['', { type: 'string', pattern: '(a)\\1' }],
    ['', { type: 'object', patternProperties: { '(?<=a)b': {} } }],
    ['propertyNames', { type: 'object', propertyNames: { type: 'string', pattern: '(a)\\1' } }],
    ['contains', { type: 'array', contains: { type: 'string', pattern: '(a)\\1' } }],
  ])('is found at %j', (path, schema) => expect(pathsOf(schema)).toEqual([path]))

  test('is not reported for valid schemas', () => {
    for (const schema of [
      { 'x-fill': 'now-millis' },
      { 'x-fill': 'submission-id' },
      { 'x-file': 'name' },
      { 'x-file': 'type' },
    ])
      expect(issuesOfSchema({ type: 'string', ...schema }), JSON.stringify(schema)).toEqual([])
    expect(issuesOfSchema({ enum: [1] })).toEqual([])
  })

  test('is a reference to something outside the schema', () => {
    const referring = ($ref: string) => ({
      type: 'object',
      properties: { a: { $ref } },
      $defs: { 'x/y': { type: 'string' } },
    })
    expect(issuesOfSchema(referring('#/$defs/x~1y'))).toEqual([])
    expect(issuesOfSchema(referring('#/$defs/x'))).toEqual([
      { path: ['properties', 'a'], message: 'refers to #/$defs/x, which is not in the schema' },
    ])
  })
})

test('finds the schema of a field path through references', () => {
  const name = { type: 'string' }
  const schema = { properties: { a: { $ref: '#/$defs/b' }, own: name }, $defs: { b: { properties: { c: name } } } }
  expect(describedAt(schema, ['a', 'c'])).toBe(name)
  expect(describedAt(schema, ['a'])).toBe(schema.$defs.b)
  expect(describedAt(schema, ['own'])).toBe(name)
  expect(describedAt(schema, [])).toBe(schema)
  expect(describedAt(schema, ['a', 'd'])).toBeUndefined()
  expect(describedAt(schema, ['a', 'toString'])).toBeUndefined()
})
