import { expect, test } from 'vitest'
import type { BodySchema } from './body-schema'
import { checkBody } from './check-body'

const wrong: [schema: BodySchema, value: unknown, sentence: string][] = [
  [{ type: 'string', format: 'email' }, 'ada', 'This is not an email address'],
  [{ type: 'string', format: 'uri' }, 'ada', 'This is not a web address; it starts with https://'],
  [{ type: 'string', format: 'date' }, 'today', 'This is not a date'],
  [{ type: 'string', format: 'date-time' }, 'today', 'This is not a date with a time'],
  [{ type: 'string', format: 'uuid' }, '12', 'This is not a UUID'],
  [{ type: 'string', pattern: '^a+$' }, 'b', 'This isn’t in the format that the partner expects'],
  [{ type: 'string', pattern: '^[0-9]+$' }, 'an hour', 'Enter a whole number'],
  [{ type: 'string', pattern: '^\\d*$' }, '1.5', 'Enter a whole number'],
  [{ type: 'string', pattern: '^[0-9]{5}$' }, '12', 'This isn’t in the format that the partner expects'],
  [{ type: 'string' }, 5, 'This must be text'],
  [{ type: 'number' }, 'x', 'This is not a number'],
  [{ type: 'integer' }, 1.5, 'Enter a whole number'],
  [{ type: 'boolean' }, 'x', 'Choose yes or no'],
  [{ type: 'array', items: {} }, 'x', 'This must be a list'],
  [{ type: 'object', properties: {} }, 'x', 'This must be of type object'],
  [{ type: 'string', minLength: 1 }, '', 'Required'],
  [{ type: 'string', minLength: 2 }, 'a', 'At least 2 characters'],
  [{ type: 'string', maxLength: 2 }, 'abc', 'At most 2 characters'],
  [{ type: 'array', items: {}, minItems: 1 }, [], 'At least 1 entry'],
  [{ type: 'array', items: {}, maxItems: 1 }, [1, 2], 'At most 1 entry'],
  [{ type: 'number', minimum: 3 }, 2, 'At least 3'],
  [{ type: 'number', maximum: 3 }, 4, 'At most 3'],
  [{ type: 'number', multipleOf: 5 }, 7, 'This must be a multiple of 5'],
  [{ enum: ['a', 'b'] }, 'c', 'Choose one of the values offered'],
  [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, true, 'This value isn’t allowed for this partner'],
]

test.each(wrong)('for %j, reports the invalid value %j in words', (schema, value, sentence) => {
  expect(checkBody({ type: 'object', properties: { it: schema } }, { it: value })).toEqual({ '/it': sentence })
})

test('reports a missing required field, whatever its type', () => {
  const schema: BodySchema = { type: 'object', required: ['team'], properties: { team: { type: 'integer' } } }
  expect(checkBody(schema, {})).toEqual({ '/team': 'Required' })
})

test('reports a missing field named like an inherited property', () => {
  const schema = { type: 'object' as const, required: ['constructor'], properties: { constructor: { type: 'string' } } }
  expect(checkBody(schema, {})).toEqual({ '/constructor': 'Required' })
  const list = { type: 'object' as const, properties: { all: { type: 'array', items: schema } } }
  expect(checkBody(list, { all: [{}, { constructor: 'x' }, null] })).toEqual({
    '/all/0/constructor': 'Required',
    '/all/2': 'This must be of type object',
  })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'https://anna:secret@example.com',
  'https://example.com/\u200b',
  'https://',
])('rejects %j as a web address, wherever the profile expects one', (text) => {
  const link: BodySchema = { type: 'string', format: 'uri' }
  const schema: BodySchema = {
    type: 'object',
    properties: {
      plain: link,
      list: { type: 'array', items: link },
      group: { type: 'object', properties: { inner: link } },
      maybe: { anyOf: [link, { type: 'null' }] },
    },
  }
  const asks = { plain: text, list: [text], group: { inner: text } }
  const notOne = 'This is not a web address; it starts with https://'
  expect(checkBody(schema, asks)).toEqual({ '/plain': notOne, '/list/0': notOne, '/group/inner': notOne })
  const right = 'https://example.com/jobs?id=1#top'
  expect(checkBody(schema, { plain: right, list: [right], group: { inner: right }, maybe: right })).toEqual({})
  if (!text.includes('\u200b')) expect(Object.keys(checkBody(schema, { maybe: text }))).toEqual(['/maybe'])
})

test('answers at once for a text that would keep a backtracking pattern busy for years', () => {
  const schema: BodySchema = {
    type: 'object',
    properties: { code: { anyOf: [{ type: 'string', pattern: '^(a|a)*$' }, { type: 'null' }] } },
    patternProperties: { '^(x+x+)+y$': { type: 'string', pattern: '^(.*a){20}$' } },
    additionalProperties: false,
  }
  expect(checkBody(schema, { code: 'aaa', xxy: 'a'.repeat(20) })).toEqual({})
  expect(Object.keys(checkBody(schema, { code: `${'a'.repeat(4_000)}!` }))).toEqual(['/code'])
  expect(Object.keys(checkBody(schema, { [`${'x'.repeat(4_000)}!`]: 'a' }))).not.toEqual([])
  expect(/(a)\1/.test('aa')).toBe(true)
})

test('limits the number and size of values that the profile does not describe', () => {
  const schema: BodySchema = { type: 'object', properties: { name: { type: 'string' }, free: { type: 'object' } } }
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]))
  expect(checkBody(schema, { name: 'x'.repeat(20_000), ...fields(100) })).toEqual({})
  expect(checkBody(schema, fields(102))).toEqual({
    '/f100': 'At most 100 other fields can be sent',
    '/f101': 'At most 100 other fields can be sent',
  })
  expect(Object.keys(checkBody(schema, { ...fields(60), free: fields(60) }))).toHaveLength(20)
  expect(checkBody(schema, { one: { two: 'x'.repeat(10_000) } })).toEqual({
    '/one': 'This is too long: at most 10,000 characters',
  })
  expect(checkBody(schema, { ['n'.repeat(201)]: 1 })).toEqual({
    [`/${'n'.repeat(201)}`]: 'This name is too long: at most 200 characters',
  })
})
