import { expect, test } from 'vitest'
import type { BodySchema } from './body-schema'
import { checkBody } from './check-body'

const wrong: [schema: BodySchema, value: unknown, sentence: string][] = [
  [{ type: 'string', format: 'email' }, 'ada', 'This is not an e-mail address'],
  [{ type: 'string', format: 'uri' }, 'ada', 'This is not a web address; it starts with https://'],
  [{ type: 'string', format: 'date' }, 'today', 'This is not a date'],
  [{ type: 'string', format: 'date-time' }, 'today', 'This is not a date with a time'],
  [{ type: 'string', format: 'uuid' }, '12', 'This is not a UUID'],
  [{ type: 'string', pattern: '^a+$' }, 'b', 'This does not have the form that the partner expects'],
  [{ type: 'string' }, 5, 'This must be text'],
  [{ type: 'number' }, 'x', 'This is not a number'],
  [{ type: 'integer' }, 1.5, 'This is not a whole number'],
  [{ type: 'boolean' }, 'x', 'Choose yes or no'],
  [{ type: 'array', items: {} }, 'x', 'This must be a list'],
  [{ type: 'object', properties: {} }, 'x', 'This must be of type object'],
  [{ type: 'string', minLength: 1 }, '', 'This is needed'],
  [{ type: 'string', minLength: 2 }, 'a', 'At least 2 characters'],
  [{ type: 'string', maxLength: 2 }, 'abc', 'At most 2 characters'],
  [{ type: 'array', items: {}, minItems: 1 }, [], 'At least 1 entries'],
  [{ type: 'array', items: {}, maxItems: 1 }, [1, 2], 'At most 1 entries'],
  [{ type: 'number', minimum: 3 }, 2, 'At least 3'],
  [{ type: 'number', maximum: 3 }, 4, 'At most 3'],
  [{ type: 'number', multipleOf: 5 }, 7, 'This must be a multiple of 5'],
  [{ enum: ['a', 'b'] }, 'c', 'Choose one of the values offered'],
  [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, true, 'The partner’s profile does not allow this value'],
]

test.each(wrong)('a value that does not fit %j is named in words: %j', (schema, value, sentence) => {
  expect(checkBody({ type: 'object', properties: { it: schema } }, { it: value })).toEqual({ '/it': sentence })
})

test('a required field that is missing is needed, whatever its type', () => {
  const schema: BodySchema = { type: 'object', required: ['team'], properties: { team: { type: 'integer' } } }
  expect(checkBody(schema, {})).toEqual({ '/team': 'This is needed' })
})

test('a missing field named like a property that every object inherits is missing', () => {
  const schema = { type: 'object' as const, required: ['constructor'], properties: { constructor: { type: 'string' } } }
  expect(checkBody(schema, {})).toEqual({ '/constructor': 'This is needed' })
  const list = { type: 'object' as const, properties: { all: { type: 'array', items: schema } } }
  expect(checkBody(list, { all: [{}, { constructor: 'x' }, null] })).toEqual({
    '/all/0/constructor': 'This is needed',
    '/all/2': 'This must be of type object',
  })
})
